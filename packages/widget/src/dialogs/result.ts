import type { Session } from "../session/session.js";
import { runTo, wonDays } from "../statistics/streak.js";
import { winStyles } from "../styles/dialog/win.css.js";
import type { Surroundings } from "../surroundings/surroundings.js";
import type { Dialogs } from "./dialogs.js";
import { timeOf } from "./time-of.js";
import { winPanel } from "./win-panel.js";

/** Opens the result of the won game on the table. */
export const openResult = (
  dialogs: Dialogs,
  session: Session,
  { controller, host, memory, newDay }: Surroundings,
): void => {
  const { speech } = dialogs;
  const { dealt, game, rules } = session;
  const { date } = dealt;
  const { daily: opened, results } = controller;
  const won = {
    dealt,
    rules,
    moves: game.moveCount,
    elapsed: timeOf(session, controller),
    par: opened?.par,
    streak: date === undefined ? undefined : runTo(wonDays(memory.records.of(rules.variant.id)), date) || undefined,
  };
  const close = (): void => dialogs.close();
  const after = (act: () => void) => (): void => {
    close();
    act();
  };
  const acts = {
    share: () => host.share(),
    today:
      date !== undefined && date !== memory.clock.today && newDay
        ? { label: speech.part("daily").today, run: after(() => newDay.leave(date)) }
        : undefined,
    newDeal: after(() => host.newDeal()),
    watch: after(() => host.showReplay()),
  };
  dialogs.open(speech.strings.solved, winStyles, () => {
    const daily = date === undefined ? undefined : results;
    return winPanel(
      won,
      speech.strings,
      speech.part("dialogs"),
      speech.part("share"),
      daily,
      acts,
      close,
      dialogs.told,
    );
  });
};

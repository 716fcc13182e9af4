import { enReplay } from "../strings/en-replay.js";
import { replayStyles } from "../styles/replay.css.js";
import { wear } from "../styles/wear.js";
import type { Surroundings } from "../surroundings/surroundings.js";
import type { TableHost } from "../table/table.js";
import { entriesOf } from "../session/steps.js";
import { Replay } from "./replay.js";
import { onlyShow } from "./only-show.js";

/**
 * Lays a log over the player's own game, once the deal that the page asks for lies on the table.
 * @param plays Whether it goes on by itself at once.
 * @param isWanted Whether nothing else has been asked for meanwhile.
 */
export const openReplay = async (
  surroundings: Surroundings,
  log: string,
  plays: boolean,
  isWanted: () => boolean,
): Promise<void> => {
  const { controller, dialogs, host, logs, notices, replays, speech } = surroundings;
  await speech.learn("replay", enReplay);
  const own = controller.opener.isThere ? controller.table : undefined;
  if (!isWanted() || !own) return;
  const { dealt, rules } = own.session;
  const read = logs.read(rules, dealt, log, entriesOf, speech.part("replay").bad);
  if (!read.ok) return notices.fail(read.error, "replay");
  // What is open over the table is about the game that goes out of sight; the focus goes back to where it was opened.
  dialogs.close();
  const root = host.renderRoot as ShadowRoot;
  wear(root, replayStyles);
  const hadFocus = root.activeElement !== null;
  replays.current?.close();
  hideOwn(surroundings);
  const replay = new Replay(onlyShow(controller.hands.lay(replayHost(surroundings), rules, read.value)), log, {
    frame: root.querySelector<HTMLElement>(".frame")!,
    speech,
    hasGame: dealt.game.moves.length > 0,
    commandFor: controller.hands.commandFor,
    describe: (effect) => surroundings.answers.describe(effect),
    say: (sentence) => notices.say(sentence),
    changed: () => host.requestUpdate(),
    leave: () => replays.leave(),
  });
  replays.current = replay;
  replay.begin(plays, hadFocus);
  // Whoever asked for it at the table finds the way through it under the hands; a page that did keeps its focus.
  if (hadFocus && (await host.updateComplete)) root.querySelector<HTMLElement>(".tools .slider")?.focus();
};

/** The player's own game goes out of sight. */
const hideOwn = ({ advice, controller, notices, replays }: Surroundings): void => {
  const { hands, table } = controller;
  const { session } = table!;
  if (session.isAsking) session.deselect();
  notices.settle("run");
  hands.cancel();
  replays.clockRan ||= session.dealt.clock.isRunning;
  controller.keepTime();
  hands.clock.stop();
  table!.focus.clear();
  advice.adviser?.rest();
};

/** What the table of a replay tells: looks into piles. Nothing that happens on it is heard, kept or judged. */
const replayHost = (surroundings: Surroundings): TableHost => ({
  environment: surroundings.host.environment,
  get moves() {
    return surroundings.controller.settings.get("motion") !== "off";
  },
  dispatchEvent: () => true,
  tell: (effect) => surroundings.answers.give(effect),
  hear: () => undefined,
  askAboutRun: () => undefined,
  changed: () => undefined,
  won: () => undefined,
});

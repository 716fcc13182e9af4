import { html, nothing, type TemplateResult } from "lit/html.js";
import type { IconName } from "../art/icons.js";
import type { FrameActions } from "../frame/actions.js";
import { icon } from "../frame/icon.js";
import type { Session } from "../session/session.js";
import type { Strings } from "../strings/en-table.js";
import type { DialogStrings } from "../strings/en-dialogs.js";
import type { ShareStrings } from "../strings/en-share.js";
import { pageHead } from "./page-head.js";
import { logIcon, shareIcon } from "./drawn.js";

/** What the sheet shows, and does. */
export interface More {
  readonly session: Session;
  /** The deal's number. */
  readonly title: string;
  readonly strings: Strings;
  readonly texts: DialogStrings;
  readonly sharing: ShareStrings;
  readonly actions: FrameActions;
  /** Whether there are dailies to be had. */
  readonly hasCalendar: boolean;
  /** How hard the daily is, from 1 to 5, where that is known. */
  readonly level: number | undefined;
  /** The close button's words, and what it does. */
  readonly closing: readonly [label: string, close: () => void];
}

/** The phone's sheet of buttons. Each of them closes it first. */
export const moreSheet = ({
  session: { dealt, game, rules },
  title,
  strings,
  texts,
  sharing,
  actions,
  hasCalendar,
  level,
  closing,
}: More): TemplateResult => {
  const act = (run: () => void) => (): void => {
    closing[1]();
    run();
  };
  const entry = (
    drawn: IconName | TemplateResult,
    label: string,
    note: string,
    isOn: boolean,
    run: () => void,
  ): TemplateResult =>
    html`<button type="button" aria-disabled=${isOn ? "false" : "true"} @click=${isOn ? act(run) : nothing}>
      ${typeof drawn === "string" ? icon(drawn) : drawn}<span
        >${label}${note ? html`<small>${note}</small>` : nothing}</span
      >
    </button>`;
  const canRestart = game.moves.length > 0;
  return html`<div class="menu">
    ${pageHead(
      title,
      closing,
      // The lozenges in a phone's head, in words.
      level === undefined || dealt.date === undefined ? undefined : strings.difficulty(level),
    )}
    ${entry("restart", texts.restart, texts.canBeUndone, canRestart, () => actions.restart())}
    ${entry("deal", strings.newDeal, texts.canBeUndone, true, () => actions.newDeal())}
    <hr />
    ${hasCalendar ? entry("calendar", texts.calendar, "", true, () => actions.showCalendar()) : nothing}
    ${entry(shareIcon(), game.isWon ? sharing.shareResult : sharing.shareDeal, "", true, () => actions.share())}
    ${entry(logIcon(), sharing.log, "", true, () => actions.showLog())}
    ${entry("statistics", strings.statistics, "", true, () => actions.showStatistics())}
    ${entry("settings", strings.settings, "", true, () => actions.showSettings())}
    ${entry("rules", texts.rulesOf(strings.game(rules.variant)), "", true, () => actions.showRules())}
  </div>`;
};

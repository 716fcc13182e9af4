import { html, nothing, type TemplateResult } from "lit/html.js";
import type { IconName } from "../art/icons.js";
import type { Session } from "../session/session.js";
import { comesRound, stockAction } from "../session/stock.js";
import type { Strings } from "../strings/en-table.js";
import type { FrameActions } from "./actions.js";
import { icon } from "./icon.js";

const tool = (name: IconName, label: string, isOn: boolean, act: () => void): TemplateResult =>
  html`<button
    class="tool"
    type="button"
    tabindex="-1"
    aria-label=${label}
    aria-disabled=${isOn ? "false" : "true"}
    @click=${act}
  >
    ${icon(name)}<span class="label">${label}</span>
  </button>`;

/** Which of the buttons there are that not every table has. */
interface ToolsShown {
  /** The stock's next playable card, where the felt has no button for it. */
  readonly next: boolean;
  readonly hint: boolean;
  readonly calendar: boolean;
}

/** All that can be done by a button: one stop of Tab. Phones have the rarer ones behind More. */
export const tools = (session: Session, strings: Strings, actions: FrameActions, shown: ToolsShown): TemplateResult => {
  const canRestart = session.game.moves.length > 0;
  const canTurn = session.rules.isLegal(session.position, stockAction(session.rules));
  // Nor where the stock is used up for good.
  const hasNext = shown.next && comesRound(session.rules) && canTurn;
  return html`<div class="tools" part="tools" role="toolbar" aria-label=${strings.actions}>
    <div class="group">
      ${tool("undo", strings.undo, session.canUndo, () => actions.undo())}
      ${tool("redo", strings.redo, session.canRedo, () => actions.redo())}
      ${hasNext ? tool("next", strings.nextPlayable, true, () => actions.nextPlayable()) : nothing}
    </div>
    <div class="group">
      ${shown.hint ? tool("hint", strings.hint, !session.game.isWon, () => actions.hint()) : nothing}
      ${tool("finish", strings.finish, session.finishing !== undefined, () => actions.finish())}
    </div>
    <div class="group rest">
      ${tool("restart", strings.restart, canRestart, () => actions.restart())}
      ${tool("deal", strings.newDeal, true, () => actions.newDeal())}
    </div>
    <div class="group wide">
      ${shown.calendar ? tool("calendar", strings.calendar, true, () => actions.showCalendar()) : nothing}
      ${tool("statistics", strings.statistics, true, () => actions.showStatistics())}
      ${tool("settings", strings.settings, true, () => actions.showSettings())}
      ${tool("rules", strings.rules, true, () => actions.showRules())}
    </div>
    <div class="group narrow">${tool("more", strings.more, true, () => actions.showMore())}</div>
  </div>`;
};

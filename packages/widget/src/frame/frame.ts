import { html, nothing, type TemplateResult } from "lit/html.js";
import type { IconName } from "../art/icons.js";
import type { Session } from "../session/session.js";
import { comesRound, stockAction } from "../session/stock.js";
import { timesThrough } from "../session/stock-turns.js";
import type { Strings } from "../strings/en-table.js";
import { icon } from "./icon.js";
import { clockTime, emphasised } from "./text.js";

/** What the frame's buttons do. */
export interface FrameActions {
  undo(): void;
  redo(): void;
  hint(): void;
  finish(): void;
  restart(): void;
  newDeal(): void;
  nextPlayable(): void;
  showCalendar(): void;
  showStatistics(): void;
  showSettings(): void;
  showRules(): void;
  share(): void;
  showLog(): void;
  showMore(): void;
  showResult(): void;
}

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

/**
 * Moves, time (unless it is not to be shown) and the game's own figure; what is known of the game; the deal's number.
 * @param advice Whether the game can be won, if that is told.
 */
export const status = (
  { dealt, game, rules }: Session,
  strings: Strings,
  actions: FrameActions,
  elapsed: number | undefined,
  advice: TemplateResult | undefined,
): TemplateResult => {
  const verdict = game.isWon
    ? html`<button class="verdict good" type="button" title=${strings.showResult} @click=${() => actions.showResult()}>
        ${icon("solved")}<span aria-hidden="true">${strings.solved}</span>
      </button>`
    : (advice ?? (game.isStuck ? html`<p class="verdict bad">${icon("lost")}${strings.stuck}</p>` : nothing));
  // The head has the number where it has no date.
  const isDaily = dealt.date !== undefined;
  return html`<div class="status" part="status">
    <div class="figures">
      <span>${emphasised(strings.moves(game.moveCount))}</span>
      ${elapsed === undefined ? nothing : html`<span><b>${clockTime(elapsed)}</b></span>`}
      ${ownFigure({ game, rules }, strings)}
    </div>
    ${verdict}
    <span class="number ${isDaily ? "daily" : ""}" aria-hidden=${isDaily ? nothing : "true"}
      >${emphasised(strings.deal(dealt.number))}</span
    >
  </div>`;
};

const ownFigure = (
  { game, rules }: Pick<Session, "game" | "rules">,
  strings: Strings,
): TemplateResult | typeof nothing => {
  if (comesRound(rules)) {
    const times = timesThrough(rules, game);
    return times > 0 ? html`<span class="own">${emphasised(strings.timesThrough(times))}</span>` : nothing;
  }
  return game.position.step > 0 ? html`<span class="own">${strings.builtBy(game.position.step)}</span>` : nothing;
};

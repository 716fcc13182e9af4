import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Session } from "../session/session.js";
import { comesRound } from "../session/stock.js";
import { timesThrough } from "../session/stock-turns.js";
import type { Strings } from "../strings/en-table.js";
import { icon } from "./icon.js";
import { clockTime, emphasised } from "./text.js";

/** What the status tells, and leads to. */
interface Status {
  readonly session: Session;
  readonly strings: Strings;
  /** The milliseconds that the game has taken, unless they are not to be shown. */
  readonly elapsed: number | undefined;
  /** Whether the game can be won, if that is told. */
  readonly verdict: TemplateResult | undefined;
  readonly showResult: () => void;
}

/** Moves, time and the game's own figure; what is known of the game; the deal's number. */
export const status = ({ session, strings, elapsed, verdict, showResult }: Status): TemplateResult => {
  const { dealt, game } = session;
  // The head has the number where it has no date.
  const isDaily = dealt.date !== undefined;
  return html`<div class="status" part="status">
    <div class="figures">
      <span>${emphasised(strings.moves(game.moveCount))}</span>
      ${elapsed === undefined ? nothing : html`<span><b>${clockTime(elapsed)}</b></span>`}
      ${ownFigure(session, strings)}
    </div>
    ${game.isWon ? solved(strings, showResult) : (verdict ?? (game.isStuck ? stuck(strings) : nothing))}
    <span class="number ${isDaily ? "daily" : ""}" aria-hidden=${isDaily ? nothing : "true"}
      >${emphasised(strings.deal(dealt.number))}</span
    >
  </div>`;
};

const ownFigure = ({ game, rules }: Session, strings: Strings): TemplateResult | typeof nothing => {
  if (comesRound(rules)) {
    const times = timesThrough(rules, game);
    return times > 0 ? html`<span class="own">${emphasised(strings.timesThrough(times))}</span>` : nothing;
  }
  return game.position.step > 0 ? html`<span class="own">${strings.builtBy(game.position.step)}</span>` : nothing;
};

const solved = (strings: Strings, showResult: () => void): TemplateResult =>
  html`<button class="verdict good" type="button" title=${strings.showResult} @click=${showResult}>
    ${icon("solved")}<span aria-hidden="true">${strings.solved}</span>
  </button>`;

const stuck = (strings: Strings): TemplateResult => html`<p class="verdict bad">${icon("lost")}${strings.stuck}</p>`;

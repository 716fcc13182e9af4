import type { Rules } from "@solitaire/engine";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { DayResults, PlayerResult } from "../daily/client.js";
import type { Judged } from "../daily/judging.js";
import { drawStarChart } from "../daily/star-chart.js";
import { emblem, icon } from "../frame/icon.js";
import type { Action } from "../frame/notice.js";
import { bound, clockTime, emphasised } from "../frame/text.js";
import { dealName } from "../session/deal-name.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { Strings } from "../strings/en-table.js";
import type { ShareStrings } from "../strings/en-share.js";
import type { enDialogs } from "../strings/en-dialogs.js";
import { closeButton } from "./close-button.js";
import { figure } from "./figure.js";
import { shareIcon } from "./drawn.js";

/** What the panel tells of the API, and does about it. */
interface ResultOfDaily {
  readonly judged: Judged | undefined;
  retry(): void;
}

/** What there is to tell of a won game. */
export interface Won {
  readonly dealt: DealtGame;
  readonly rules: Rules;
  readonly moves: number;
  /** Milliseconds played, if they are to be told. */
  readonly elapsed: number | undefined;
  readonly par: number | undefined;
  /** The days in a row whose dailies were won on their day, where this is one of them. */
  readonly streak: number | undefined;
}

/** What can be done after a win. */
export interface WinActs {
  /** Hands the result on. */
  readonly share: () => void;
  /** Leads to today's daily, where another day's was won. */
  readonly today: Action | undefined;
  readonly newDeal: () => void;
  /** Plays the game back. */
  readonly watch: () => void;
}

/**
 * The result of a won game, and what the API makes of it.
 * @param told What became of sharing it.
 */
export const winPanel = (
  { dealt, rules, moves, elapsed, par, streak }: Won,
  strings: Strings,
  texts: typeof enDialogs,
  sharing: ShareStrings,
  daily: ResultOfDaily | undefined,
  acts: WinActs,
  close: () => void,
  told: string,
): TemplateResult => {
  return html`<div class="win">
    ${closeButton(texts.close, close)}
    <div class="solved">
      ${emblem(rules.variant.id)}
      <h2 tabindex="-1">${strings.solved}</h2>
      <p>${bound(texts.won(strings.game(rules.variant), dealName(dealt, strings)))}</p>
    </div>
    <dl class="numbers">
      ${figure(texts.moves, moves)} ${par === undefined ? nothing : figure(texts.par, par)}
      ${elapsed === undefined ? nothing : figure(texts.time, clockTime(elapsed))}
      ${streak === undefined ? nothing : figure(texts.streak, texts.days(streak))}
    </dl>
    ${daily ? judgement(daily, par, strings, texts) : nothing}
    <div class="acts">
      <button class="button primary" type="button" @click=${acts.share}>${shareIcon()}${sharing.shareResult}</button>
      ${acts.today ? html`<button class="button" type="button" @click=${acts.today.run}>${acts.today.label}</button>` : nothing}
      <button class="button" type="button" @click=${acts.newDeal}>${strings.newDeal}</button>
      <button class="button plain" type="button" @click=${acts.watch}>${texts.watch}</button>
    </div>
    <p class="told" role="status">${told}</p>
  </div>`;
};

/** Of fewer wins a percentage or a chart tells nothing. */
const LEAST_WINS = 20;

const judgement = (
  daily: ResultOfDaily,
  par: number | undefined,
  strings: Strings,
  texts: typeof enDialogs,
): TemplateResult | typeof nothing => {
  const { judged } = daily;
  switch (judged?.type) {
    case "judged": {
      const { share, verdict } = judged;
      const isWon = verdict.outcome === "won";
      return html`<p class="judged ${isWon ? "good" : "bad"}" role="status">
          ${icon(isWon ? "solved" : "lost")}${bound(texts.judged(verdict, strings.moves(verdict.moves).replaceAll("*", "")))}
        </p>
        ${share ? offer(share, texts) : nothing}`;
    }
    case "placed":
      return place(judged.result, judged.all, par, texts);
    case "away":
      return html`<p class="judged" role="status">${icon("unknown")}${texts.away(judged.error.status)}</p>
        <div class="acts">
          <button class="button" type="button" @click=${() => daily.retry()}>${strings.tryAgain}</button>
        </div>`;
    case "refused": {
      const { code, detail } = judged.error;
      return html`<p class="judged bad" role="status">${icon("lost")}${texts.refused(code, detail)}</p>`;
    }
    case "waiting":
      return html`<p class="judged" role="status">${icon("unknown")}${texts.judging}</p>`;
    // Judged in an earlier visit.
    default:
      return nothing;
  }
};

/** Says what becomes of a win that is sent, before it is sent. */
const offer = (share: () => void, texts: typeof enDialogs): TemplateResult =>
  html`<p class="small">${texts.offer}</p>
    <div class="acts"><button class="button" type="button" @click=${share}>${texts.share}</button></div>`;

const place = (
  { moves, place: { percent, rank, wins } }: PlayerResult,
  all: DayResults | undefined,
  par: number | undefined,
  texts: typeof enDialogs,
): TemplateResult => {
  const { you, parOf, ofMoves } = texts;
  const isTold = wins >= LEAST_WINS;
  const fewest = all?.distribution[0]?.moves;
  const label = fewest === undefined ? "" : texts.chart(wins, fewest, moves);
  const words = { you, par: parOf, moves: ofMoves, label };
  return html`<p class="place" role="status">
      ${emphasised(isTold && percent > 0 ? texts.place(percent, wins) : texts.rank(rank, wins))}
    </p>
    ${isTold && all && fewest !== undefined ? drawStarChart(all.distribution, { own: moves, par, words }) : nothing}
    <p class="small">${texts.stored}</p>`;
};

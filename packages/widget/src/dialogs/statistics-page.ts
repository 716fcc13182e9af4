import type { Variant } from "@solitaire/engine";
import { html, nothing, type TemplateResult } from "lit";
import { drawStarChart } from "../daily/star-chart.js";
import { clockTime } from "../frame/text.js";
import type { Memory } from "../statistics/memory.js";
import type { Summary } from "../statistics/summary.js";
import { enStatistics, type StatisticsStrings } from "../strings/en-statistics.js";
import { statisticsStyles } from "../styles/statistics.css.js";
import type { Dialogs } from "./dialogs.js";
import { figure } from "./figure.js";
import { pageHead } from "./page-head.js";

export { enStatistics };

/** Opens what the player's deals of a game come to. */
export const openStatistics = (dialogs: Dialogs, variant: Variant, memory: Memory): void => {
  const { speech } = dialogs;
  const texts = speech.part("statistics");
  const page = statisticsPage(speech.strings.game(variant), memory.summary(variant.id), dialogs.closing, texts);
  dialogs.open(texts.title, statisticsStyles, () => page);
};

const statisticsPage = (
  name: string,
  summary: Summary,
  closing: Dialogs["closing"],
  texts: StatisticsStrings,
): TemplateResult =>
  html`<div class="statistics">
    ${pageHead(texts.title, closing, name)}
    <div>
      ${figures(summary, texts)} ${chart(summary, texts)}
      <p class="small">${texts.howCounted}</p>
    </div>
  </div>`;

const figures = (
  { played, won, hints, fewestMoves, bestTime, streak }: Summary,
  texts: StatisticsStrings,
): TemplateResult => {
  const share = played === 0 ? texts.none : texts.percent(Math.floor((100 * won) / played));
  return html`<dl class="figures-grid">
    ${figure(texts.played, played)} ${figure(texts.won, won)} ${figure(texts.share, share)}
    ${figure(texts.hints, hints)} ${figure(texts.fewestMoves, fewestMoves ?? texts.none)}
    ${figure(texts.bestTime, bestTime === undefined ? texts.none : clockTime(bestTime))}
    ${
      streak
        ? [figure(texts.streak, texts.days(streak.current)), figure(texts.bestStreak, texts.days(streak.best))]
        : nothing
    }
  </dl>`;
};

const chart = (
  { played, won, distribution, fewestMoves, lastMoves }: Summary,
  texts: StatisticsStrings,
): TemplateResult => {
  if (fewestMoves === undefined || lastMoves === undefined) {
    return html`<p class="nothing">${played === 0 ? texts.nothingPlayed : texts.nothingWon}</p>`;
  }
  const { last, ofMoves } = texts;
  const words = { you: last, par: String, moves: ofMoves, label: texts.chartOf(won, fewestMoves, lastMoves) };
  return html`<section>
    <h3>${texts.chart}</h3>
    ${drawStarChart(distribution, { own: lastMoves, words })}
  </section>`;
};

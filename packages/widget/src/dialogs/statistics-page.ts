import type { Variant } from "@solitaire/engine";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { drawStarChart } from "../daily/star-chart.js";
import type { Outcome } from "../export/transfer.js";
import { icon } from "../frame/icon.js";
import { clockTime } from "../frame/text.js";
import { summarise, type Summary } from "../statistics/summary.js";
import { enStatistics, type StatisticsStrings } from "../strings/en-statistics.js";
import type { Surroundings } from "../surroundings/surroundings.js";
import { statisticsStyles } from "../styles/dialog/statistics.css.js";
import type { Dialogs } from "./dialogs.js";
import { figure } from "./figure.js";
import { pageHead } from "./page-head.js";

export { enStatistics };

/** Opens what the player's deals of a game come to. */
export const openStatistics = (dialogs: Dialogs, variant: Variant, surroundings: Surroundings): void => {
  const page = new StatisticsPage(dialogs, variant, surroundings);
  dialogs.open(page.texts.title, statisticsStyles, () => page.draw());
};

type Transfer = typeof import("../export/transfer.js");

const loadTransfer = (): Promise<Transfer | undefined> => import("../export/transfer.js").catch(() => undefined);

class StatisticsPage {
  readonly texts: StatisticsStrings;
  /** What is drawn again only when the figures may have changed. */
  #numbers: TemplateResult;
  #outcome: Outcome | undefined;

  constructor(
    private readonly dialogs: Dialogs,
    private readonly variant: Variant,
    private readonly surroundings: Surroundings,
  ) {
    this.texts = dialogs.speech.part("statistics");
    this.#numbers = this.#drawNumbers();
  }

  draw(): TemplateResult {
    const { dialogs, texts, variant } = this;
    const outcome = this.#outcome;
    return html`<div class="statistics">
      ${pageHead(texts.title, dialogs.closing, dialogs.speech.strings.game(variant))}
      <div>
        ${this.#numbers}
        <section class="elsewhere">
          <h3>${texts.elsewhere}</h3>
          <p class="small">${texts.whatIsTaken}</p>
          <div class="acts">
            <button class="button" type="button" @click=${() => this.#save()}>${texts.save}</button>
            <button class="button" type="button" @click=${this.#choose}>${texts.load}</button>
            <input type="file" accept="application/json,.json" hidden @change=${this.#chosen} />
          </div>
          <p class="judged ${outcome && (outcome.isGood ? "good" : "bad")}" role="status">
            ${outcome ? [icon(outcome.isGood ? "solved" : "lost"), html`<span>${sentence(outcome)}</span>`] : nothing}
          </p>
        </section>
      </div>
    </div>`;
  }

  #drawNumbers(): TemplateResult {
    const { surroundings, texts, variant } = this;
    const { memory } = surroundings;
    const summary = summarise(memory.records.of(variant.id), memory.clock.today);
    return html`${figures(summary, texts)} ${chart(summary, texts)}
      <p class="small">${texts.howCounted}</p>`;
  }

  #save(): Promise<void> {
    return this.#transfer(({ save }, texts) => save(this.surroundings.memory, texts));
  }

  readonly #choose = (): void => {
    this.dialogs.dialog.querySelector<HTMLInputElement>(".elsewhere input")!.click();
  };

  readonly #chosen = async ({ target }: Event): Promise<void> => {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    // The same file may be chosen again.
    input.value = "";
    if (file) await this.#transfer(({ load }, texts) => load(file, this.surroundings, texts));
  };

  async #transfer(
    act: (transfer: Transfer, texts: Transfer["enTransfer"]) => Outcome | Promise<Outcome>,
  ): Promise<void> {
    const { speech } = this.dialogs;
    const loaded = await loadTransfer();
    if (loaded) await speech.learn("transfer", loaded.enTransfer);
    this.#outcome = loaded
      ? await act(loaded, speech.part("transfer"))
      : { text: speech.strings.loadFailed, isGood: false };
    this.#numbers = this.#drawNumbers();
    this.dialogs.update();
  }
}

/** What came of it. No line ends at a hyphen of a file's name. */
const sentence = ({ file, text }: Outcome): TemplateResult | string => {
  if (file === undefined) return text;
  const [before, after] = text.split(file);
  return html`${before}<span class="file">${file}</span>${after}`;
};

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

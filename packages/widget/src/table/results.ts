import { findVariant } from "@solitaire/engine";
import { ApiClient, type Verdict } from "../daily/client.js";
import { type Judged, Judging } from "../daily/judging.js";
import type { Unsent } from "../daily/outbox.js";
import type { Environment } from "../environment.js";
import type { TableState } from "../events.js";
import type { Speech } from "../strings/speech.js";

/** Who is told how the judging goes. */
export interface ResultsNews {
  /** `judged` has changed. */
  changed(): void;
  /** The API has judged a win: the one on the table, or one that was sent late. */
  verified(win: Unsent, verdict: Verdict): void;
  /** A sentence about a win whose panel the player does not see. */
  tell(sentence: string): void;
}

/** Has won dailies judged. It loads with the daily. */
export class Results {
  /** How far the judging of the win on the table has come. */
  judged: Judged | undefined;
  readonly #judging: Judging;
  #shown = "";
  #isLate = false;

  constructor(
    private readonly api: URL,
    environment: Environment,
    private readonly news: ResultsNews,
    private readonly speech: Speech,
  ) {
    const client = new ApiClient(api, environment.fetch);
    this.#judging = new Judging(client, api.href, environment, (win, judged) => this.#told(win, judged));
  }

  /** Sends a win to be judged. */
  async submit(state: TableState, date: string): Promise<void> {
    this.#shown = state.log;
    this.#isLate = false;
    await this.#judging.submit(this.#winOf(state, date));
  }

  /** Sends what an earlier visit could not send. @param state The game on the table, which may be one of them. */
  async sendLate(state: TableState, date: string): Promise<void> {
    const { log } = state;
    this.#shown = log;
    this.#isLate = true;
    await this.#judging.retry();
    const recalled = await this.#judging.recall(this.#winOf(state, date));
    if (!recalled || this.#shown !== log) return;
    this.judged = recalled;
    this.news.changed();
  }

  /** Sends again what could not be sent. */
  async retry(): Promise<void> {
    await this.#judging.retry();
  }

  close(): void {
    this.#judging.close();
  }

  #winOf({ game, deal, rules, log }: TableState, date: string): Unsent {
    return { api: this.api.href, date, game, deal, rules, log };
  }

  #told(win: Unsent, judged: Judged): void {
    const { news, speech } = this;
    if (judged.type === "judged") news.verified(win, judged.verdict);
    if (win.log === this.#shown) {
      this.judged = judged;
      news.changed();
      if (!this.#isLate) return;
    }
    const variant = findVariant(win.game);
    if (!variant.ok || judged.type === "waiting" || judged.type === "away") return;
    const isWon = judged.type === "placed" || (judged.type === "judged" && judged.verdict.outcome === "won");
    const name = speech.first.game(variant.value);
    news.tell(speech.part("daily").settled(isWon, name, win.date));
  }
}

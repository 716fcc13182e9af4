import { findVariant } from "@solitaire/engine";
import { ApiClient, type Verdict } from "../daily/client.js";
import { type Judged, Judging } from "../daily/judging.js";
import type { Unsent } from "../daily/outbox.js";
import type { Environment } from "../environment.js";
import type { TableState } from "../events.js";
import { enDaily } from "../strings/en-daily.js";

/** Who is told how the judging goes. */
export interface ResultsNews {
  /** `judged` has changed. */
  changed(): void;
  /** The API has judged a win: the one on the table, or one that was sent late. */
  verified(win: Unsent, verdict: Verdict): void;
  /** A sentence about a win that is not the one on the table. */
  tell(sentence: string): void;
}

/** Has won dailies judged. It loads with the daily. */
export class Results {
  /** How far the judging of the win on the table has come. */
  judged: Judged | undefined;
  private readonly judging: Judging;
  private shown = "";

  constructor(
    private readonly api: URL,
    environment: Environment,
    private readonly news: ResultsNews,
  ) {
    const client = new ApiClient(api, environment.fetch);
    this.judging = new Judging(client, api.href, environment, (win, judged) => this.told(win, judged));
  }

  /** Sends a win to be judged. */
  async submit(state: TableState, date: string): Promise<void> {
    const { game, deal, rules, log } = state;
    this.shown = log;
    await this.judging.submit({ api: this.api.href, date, game, deal, rules, log });
  }

  /** Sends what could not be sent before, in this visit or an earlier one. */
  async retry(): Promise<void> {
    await this.judging.retry();
  }

  close(): void {
    this.judging.close();
  }

  private told(win: Unsent, judged: Judged): void {
    const { news } = this;
    if (judged.type === "judged") news.verified(win, judged.verdict);
    if (win.log === this.shown) {
      this.judged = judged;
      return news.changed();
    }
    const variant = findVariant(win.game);
    if (!variant.ok || (judged.type !== "judged" && judged.type !== "refused")) return;
    const isWon = judged.type === "judged" && judged.verdict.outcome === "won";
    news.tell(enDaily.settled(isWon, variant.value.name, win.date));
  }
}

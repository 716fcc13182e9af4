import type { DealNumber, Move } from "@solitaire/engine";
import type { SolverClient } from "../analysis/solver-client.js";

/** So many deals are looked at. Of thirty in Zodiac, where every other one is lost, one is won but for once in 10¹⁰ times. */
const TRIES = 30;

/** A deal that was drawn. */
export interface Drawn {
  readonly number: DealNumber;
  /** Moves that win it, where the solver has found them. */
  readonly win?: readonly Move[] | undefined;
}

/** Looks for a deal that can be won: draws one after another until the solver has won one. */
export class Search {
  /** The deal found, or where none was the one drawn last. It never rejects. */
  readonly done: Promise<Drawn>;
  /** The deal drawn last. */
  latest: Drawn;
  isDone = false;

  constructor(
    readonly game: string,
    private readonly draw: () => DealNumber,
    private readonly solver: Pick<SolverClient, "ask" | "close">,
  ) {
    this.latest = { number: draw() };
    this.done = this.#run();
  }

  /** Ends it with what was drawn last. */
  stop(): void {
    this.solver.close();
  }

  async #run(): Promise<Drawn> {
    for (let tries = 1; ; tries++) {
      const { number } = this.latest;
      const answer = await this.solver.ask({ game: this.game, deal: number, log: "" });
      if (answer?.verdict === "won") this.latest = { number, win: answer.moves };
      // Stopped, or there is no solver to be had: the next deal would be no better known.
      if (this.latest.win || !answer || answer.failure !== undefined || tries === TRIES) break;
      this.latest = { number: this.draw() };
    }
    this.isDone = true;
    this.solver.close();
    return this.latest;
  }
}

import type { DealNumber } from "@solitaire/engine";
import { SolverClient } from "../analysis/solver-client.js";
import { solverAt } from "../analysis/worker-url.js";
import { type Drawn, Search } from "./search.js";

/** What the page says of the solver. */
export interface DealerHost {
  readonly solverUrl: string;
  readonly baseURI: string;
}

/**
 * Deals what can be won, and keeps the next deal ready. Its solver is one of its own, so that the one that follows the
 * game forgets nothing, and goes when the deal is found.
 */
export class Dealer {
  #search: Search | undefined;

  /** @param draw Draws a number. */
  constructor(
    private readonly host: DealerHost,
    private readonly draw: () => DealNumber,
  ) {}

  /** Finds the next deal of a game, unless it is ready or on its way. */
  prepare(game: string): void {
    this.#searchOf(game);
  }

  /** Hands the deal out that is ready. */
  take(game: string): Drawn | undefined {
    const search = this.#search;
    if (search?.game !== game || !search.latest.win) return undefined;
    this.#search = undefined;
    return search.latest;
  }

  /**
   * A deal that can be won. Where none is found in time, or there is no solver, one of which nothing is known.
   * @param patience Settles when nobody waits any longer.
   */
  async find(game: string, patience: Promise<unknown>): Promise<Drawn> {
    const search = this.#searchOf(game);
    void patience.then(() => search.stop());
    const drawn = await search.done;
    if (this.#search === search) this.#search = undefined;
    return drawn;
  }

  /** Gives up what is on its way. What is ready stays. */
  rest(): void {
    const search = this.#search;
    if (!search || search.isDone) return;
    this.#search = undefined;
    search.stop();
  }

  #searchOf(game: string): Search {
    const { draw, host } = this;
    const search = this.#search;
    if (search?.game === game && (!search.isDone || search.latest.win)) return search;
    search?.stop();
    const solver = new SolverClient({
      url: solverAt(host.solverUrl, host.baseURI),
      // What follows the game tells that.
      failed: () => undefined,
    });
    return (this.#search = new Search(game, draw, solver));
  }
}

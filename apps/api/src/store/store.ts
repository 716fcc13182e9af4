import type { Day } from "../day.js";
import type { Scheme } from "../daily/scheme.js";

/** The deal of one game for one day, as it is stored. */
export interface Daily {
  readonly day: Day;
  readonly game: string;
  /** The deal number. */
  readonly deal: string;
  /** The rules with their version, such as `penguin@1`. */
  readonly rules: string;
  /** What made it. */
  readonly scheme: Scheme;
  /** A winning log; `null` until a solver has certified the deal. */
  readonly certificate: string | null;
  /** The certificate's moves, the fewest that were found. */
  readonly par: number | null;
  /** From 1, gentle, to 5, expert. */
  readonly difficulty: number | null;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/**
 * What the service remembers. Every method is one query or one batch; any may reject, and a write that rejects may have
 * been done nevertheless: it is safe to repeat.
 */
export interface Store {
  /** The stored deals of a day, by game. */
  dailiesOf(day: Day): Promise<Daily[]>;

  /**
   * Stores the deals of a day whose games have none yet; never changes one that is stored.
   * @returns All that is stored for the day afterwards, by game.
   */
  addDailies(day: Day, dailies: readonly Daily[]): Promise<Daily[]>;

  /** How many deals are stored for each day from `first` to `last`; days without any are left out. */
  countDailies(first: Day, last: Day): Promise<Map<Day, number>>;
}

import type { Day } from "../day.js";

/** Which result: a player's, of a day's deal of a game. */
export interface ResultKey {
  readonly day: Day;
  readonly game: string;
  /** SHA-256 of the player's receipt, in hexadecimal digits. */
  readonly id: string;
}

/** A log that has been replayed and wins. */
export interface Win {
  /** The rules that judged it, such as `penguin@1`. */
  readonly rules: string;
  /** The log as the replay writes it. */
  readonly log: string;
  /** SHA-256 of the log, in hexadecimal digits. */
  readonly hash: string;
  readonly moves: number;
}

/** A player's win as it is stored, and where it stands among the logs of its day and game. */
export interface StoredResult extends Win {
  /** Milliseconds since 1970. */
  readonly received: number;
  /** All logs, its own among them. */
  readonly wins: number;
  /** The logs that have fewer moves. */
  readonly fewer: number;
  /** The logs that have more moves. */
  readonly more: number;
}

/** What came of handing in a win. `result` is what is stored under its key, which differs from the win if `conflict`. */
export interface Submitted {
  readonly outcome: "new" | "known" | "conflict";
  readonly result: StoredResult;
}

/** So many logs have so many moves. */
export interface Tally {
  readonly moves: number;
  readonly wins: number;
}

/** A game that shows how a deal is won. */
export interface Example extends Omit<Win, "hash"> {
  readonly from: "player" | "certificate";
}

/** The wins of a day's deal of a game. */
export interface DayResults {
  /** From the fewest moves to the most; moves that nobody has are left out. */
  readonly distribution: readonly Tally[];
  /** The first log with the fewest moves, else the deal's certificate, if there is one. Only if it was asked for. */
  readonly best?: Example | undefined;
}

/**
 * The verified wins of dailies. Every method is one query or one batch; any may reject, and a write that rejects may have
 * been done nevertheless: it is safe to repeat.
 */
export interface ResultStore {
  /** Stores a win unless there is a result with this key, which is never changed. A log that is there already is kept once. */
  addResult(key: ResultKey, win: Win, received: number): Promise<Submitted>;

  resultOf(key: ResultKey): Promise<StoredResult | undefined>;

  /** Removes a result, if there is one, and its log with the last result that has it. */
  removeResult(key: ResultKey): Promise<void>;

  /** @param withBest Whether the best game is wanted. It is nobody's to see before the day has closed. */
  resultsOf(day: Day, game: string, withBest: boolean): Promise<DayResults>;
}

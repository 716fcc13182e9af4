import { findVariant, Game, rulesFor } from "@solitaire/engine";
import { type Answer, answerFor, type Wish } from "./answer.js";
import { dealAt, type DealRange } from "./deal-range.js";

/** Some deals of a range, to be solved one after the other. */
export interface Batch extends Wish {
  readonly game: string;
  readonly range: DealRange;
  /** The index of the first one in the range. */
  readonly start: number;
  readonly size: number;
}

/** Who solves deals while others do the same: a thread, outside of tests. */
export interface DealSolver {
  /** Answers in the order of the deals. One batch at a time. */
  solve(batch: Batch): Promise<readonly Answer[]>;
  /** Stops, whatever it is doing. */
  end(): void;
}

export const solveBatch = ({ game, range, start, size, ...wish }: Batch, now: () => number): Answer[] => {
  const variant = findVariant(game);
  if (!variant.ok) throw new RangeError(variant.error.message);
  const rules = rulesFor(variant.value);
  return Array.from({ length: size }, (_, i) => {
    const deal = dealAt(range, start + i);
    return answerFor(Game.deal(rules, deal), deal, wish, now);
  });
};

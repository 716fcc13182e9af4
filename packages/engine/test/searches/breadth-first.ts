import { expect } from "vitest";
import type { Position, Rules } from "../../src/index.js";
import { par } from "../../src/solver/index.js";
import { type Choose, fewestMoves } from "../../soak/fewest-moves.js";

interface Lengths {
  won: number;
  /** Lost, or too large for the search layer by layer. */
  others: number;
  /** The most moves of a shortest win that are not to a foundation. */
  detours: number;
}

/** Has the positions of many seeds won by trying all moves, layer by layer, and expects that to be the proved par. */
export const compareLengths = (
  rules: Rules,
  make: (seed: number) => Position,
  [first, last]: readonly [first: number, last: number],
  limit: number,
  choose?: Choose,
): Lengths => {
  const lengths = { won: 0, others: 0, detours: 0 };
  for (let seed = first; seed <= last; seed++) {
    const pos = make(seed);
    const fewest = fewestMoves(rules, pos, limit, choose);
    if (fewest === undefined) {
      lengths.others++;
      continue;
    }
    const { verdict, length, isProved } = par(rules, pos);
    expect([seed, verdict, length, isProved]).toEqual([seed, "won", fewest, true]);
    lengths.won++;
    lengths.detours = Math.max(lengths.detours, fewest - cardsLeft(rules, pos));
  }
  return lengths;
};

const cardsLeft = (rules: Rules, pos: Position): number =>
  rules.pileNames.reduce((sum, _, pile) => sum + (rules.kindOf(pile).goal ? 0 : pos.size(pile)), 0);

import { expect } from "vitest";
import { isAction, type Move, type Position, type Rules } from "../../src/index.js";
import { type Outcome, solve, type SolveOptions } from "../../src/solver/index.js";

/**
 * Whether a position can be won, by trying every legal move of the engine in every position that they lead to. The one
 * thing taken for granted is that piles of one kind can be told apart by their cards alone, so their order is left out
 * of what makes two positions different. `undefined` when there are more than `limit` positions.
 */
const canBeWon = (rules: Rules, start: Position, limit: number): boolean | undefined => {
  if (rules.isWon(start)) return true;
  const pos = start.clone();
  const seen = new Set([keyOf(rules, pos)]);
  const path: { moves: Move[]; mark: number }[] = [{ moves: rules.legalMoves(pos), mark: pos.mark }];
  while (path.length > 0) {
    const { moves, mark } = path.at(-1)!;
    pos.rewind(mark);
    const move = moves.pop();
    if (move === undefined) {
      path.pop();
      continue;
    }
    rules.playUnchecked(pos, move);
    if (!isAction(move) && rules.isWon(pos)) return true;
    const key = keyOf(rules, pos);
    if (seen.has(key)) continue;
    if (seen.size === limit) return undefined;
    seen.add(key);
    path.push({ moves: rules.legalMoves(pos), mark: pos.mark });
  }
  return false;
};

const keyOf = (rules: Rules, pos: Position): string =>
  rules.kinds
    .map(({ first, end }) => {
      const piles: string[] = [];
      for (let pile = first; pile < end; pile++)
        piles.push(String.fromCharCode(...pos.cards(pile).map((c) => c & 0xbf)));
      return piles.sort().join("|");
    })
    .join("/") + pos.step;

interface Counts {
  readonly won: number;
  readonly lost: number;
  /** Too large for the exhaustive search. */
  readonly large: number;
  /** Decided by the exhaustive search, but not by the solver. */
  readonly unknown: number;
}

interface CompareOptions extends SolveOptions {
  /** Whether the solver may answer that it does not know. */
  readonly mayNotKnow?: boolean;
}

/**
 * Has the solver and the exhaustive search judge the positions of many seeds, and expects them to agree. Answers how
 * many of each there were. Those too large for the exhaustive search are still solved, so that their wins are replayed.
 */
export const compare = (
  rules: Rules,
  make: (seed: number) => Position,
  seeds: number,
  limit: number,
  { mayNotKnow = false, ...options }: CompareOptions = {},
): Counts => {
  const counts = { won: 0, lost: 0, large: 0, unknown: 0 };
  for (let seed = 1; seed <= seeds; seed++) {
    const pos = make(seed);
    const { verdict } = solve(rules, pos, options);
    const truth = canBeWon(rules, pos, limit);
    counts[truth === undefined ? "large" : truth ? "won" : "lost"]++;
    if (truth !== undefined && verdict === "unknown") counts.unknown++;
    const expected: Outcome[] = truth === undefined ? ["won", "lost"] : [truth ? "won" : "lost"];
    if (mayNotKnow) expected.push("unknown");
    expect(expected, `the verdict on seed ${seed}`).toContain(verdict);
  }
  return counts;
};

import { isAction, type Move, type Position, type Rules } from "../src/index.js";
import type { Outcome } from "../src/solver/index.js";
import { ExactSet } from "./exact-set.js";
import { penguinKey, type PositionKey, stalactitesKey, textKey } from "./keys.js";

export interface Exhausted {
  /** `unknown`: there are more positions than the limit. */
  readonly verdict: Outcome;
  /** How many positions were met. */
  readonly positions: number;
  /** Where it is won: moves that win. */
  readonly moves?: readonly Move[];
}

/** Answers whether a position has not been met before. */
export type Meet = (pos: Position) => boolean;

/**
 * Whether a position can be won, by trying every legal move of the engine in every position that they lead to, and
 * nothing else: no move is preferred, forced or left out. Positions are one only if their keys are (see `keys.ts`).
 */
export const exhaust = (rules: Rules, start: Position, limit: number): Exhausted =>
  search(rules, start, limit, meeting(rules, start));

/** The same, with another opinion on which positions are one. */
export const search = (rules: Rules, start: Position, limit: number, meet: Meet): Exhausted => {
  if (rules.isWon(start)) return { verdict: "won", positions: 1, moves: [] };
  const pos = start.clone();
  meet(pos);
  let positions = 1;
  const path = [{ untried: rules.legalMoves(pos), mark: pos.mark }];
  const line: Move[] = [];
  for (let ply = path.at(-1); ply; ply = path.at(-1)) {
    pos.rewind(ply.mark);
    line.length = path.length - 1;
    const move = ply.untried.pop();
    if (move === undefined) {
      path.pop();
      continue;
    }
    rules.playUnchecked(pos, move);
    line.push(move);
    if (!isAction(move) && rules.isWon(pos)) return { verdict: "won", positions, moves: line };
    if (!meet(pos)) continue;
    if (++positions > limit) return { verdict: "unknown", positions };
    path.push({ untried: rules.legalMoves(pos), mark: pos.mark });
  }
  return { verdict: "lost", positions };
};

/** Takes two positions that can be reached from one start for one if and only if their keys are one. */
export const meeting = (rules: Rules, start: Position): Meet => {
  switch (rules.variant.id) {
    case "penguin":
      return packed(penguinKey(rules, start));
    case "stalactites":
      return packed(stalactitesKey(rules));
    default:
      return asText(textKey(rules));
  }
};

const packed = ({ words, write }: PositionKey): Meet => {
  const set = new ExactSet(words);
  return (pos) => {
    write(pos, set.key);
    return set.add();
  };
};

/** Any game's positions as text. */
export const asText = (keyOf: (pos: Position) => string): Meet => {
  const met = new Set<string>();
  return (pos) => {
    const key = keyOf(pos);
    if (met.has(key)) return false;
    met.add(key);
    return true;
  };
};

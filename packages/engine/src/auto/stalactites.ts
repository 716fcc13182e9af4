import { rankOf } from "../card.js";
import { fromOf, toOf } from "../move.js";
import { lackingBehind, renamed } from "../solver/stalactites/foundations.js";
import type { IsSafe } from "./safe-move.js";

/**
 * The two cases that the solver's board proves: the foundation has most to come of all that lack the card's rank, and
 * the card comes from a cell, or all other copies of its rank that are to be played lie under it.
 */
export const isSafeInStalactites: IsSafe = (rules, pos, move) => {
  const from = fromOf(move);
  const foundations = rules.kindOf(toOf(move));
  const rankIn = (pile: number, depth: number): number => renamed(rankOf(pos.card(pile, depth)), pos.step);
  const bases: number[] = [];
  const counts: number[] = [];
  for (let pile = foundations.first; pile < foundations.end; pile++) {
    counts.push(pos.size(pile));
    bases.push(rankIn(pile, pos.size(pile) - 1));
  }
  const rank = rankIn(from, 0);
  const lacking = lackingBehind(bases, counts, toOf(move) - foundations.first, rank);
  if (rules.kindOf(from).role === "reserve") return lacking > 0;
  let copies = 0;
  for (let depth = 0; depth < pos.size(from); depth++) if (rankIn(from, depth) === rank) copies++;
  return lacking === copies;
};

import { ACE, type Card, isRed, rankOf } from "../card.js";
import { fromOf, toOf } from "../move.js";
import type { Position } from "../position.js";
import type { Rules } from "../rules.js";
import type { IsSafe } from "./safe-move.js";

/**
 * A game that wins has each rank of a colour twice on the foundations and twice in discarded runs, four times in all.
 * So a card X is of no more use in the columns
 *
 * - as an ace, if two aces of its colour are discarded: no more can be, and nothing lies on an ace;
 * - otherwise, if all four cards that can lie on it (one rank lower, of the other colour) are on foundations or
 *   discarded. Then two are in runs, each on a card like X, so that no more of those can be discarded.
 *
 * X must then go to a foundation, holds nothing, and is only in the way. Where it leaves now, the same cards are exposed
 * or turned up earlier than in a game that waits; runs that it ended are carried without it; a row is dealt to the same
 * columns; and a column more is empty, if X lay there alone.
 *
 * One thing more: the other foundation of the colour has had the rank, so that X alone can go to this one next; or it
 * wants the rank as well, so that X and the other copy go to one each, in any order. With a shorter one the other copy
 * might have to be the first. A discard of a run is never said to be safe.
 */
export const isSafeInRougeEtNoir: IsSafe = (rules, pos, move) => {
  const card = pos.card(fromOf(move));
  const rank = rankOf(card);
  const { first, unit } = rules.kindOf(toOf(move));
  // The foundations of a colour are neighbours.
  const other = first + ((toOf(move) - first) ^ 1);
  if (unit !== 1 || pos.size(other) < rank) return false;
  if (rank === ACE) return discarded(rules, pos, (each) => rankOf(each) === ACE && isRed(each) === isRed(card)) === 2;
  return gone(rules, pos, (each) => rankOf(each) === rank - 1 && isRed(each) !== isRed(card)) === 4;
};

/** How many cards of a sort are on foundations or discarded. */
const gone = (rules: Rules, pos: Position, isOfSort: (card: Card) => boolean): number =>
  count(rules, pos, isOfSort, ({ goal }) => goal);

const discarded = (rules: Rules, pos: Position, isOfSort: (card: Card) => boolean): number =>
  count(rules, pos, isOfSort, ({ goal, unit }) => goal && unit !== 1);

const count = (
  rules: Rules,
  pos: Position,
  isOfSort: (card: Card) => boolean,
  isOfKind: (kind: Rules["kinds"][number]) => boolean,
): number => {
  let n = 0;
  for (const kind of rules.kinds.filter(isOfKind)) {
    for (let pile = kind.first; pile < kind.end; pile++) n += pos.cards(pile).filter(isOfSort).length;
  }
  return n;
};

import { cardOf, howOf, LIES, ON_HIGHER, orderOf, TO_EQUATOR } from "./step.js";
import { RANKS, type Suit } from "./suit.js";

/** What is to be done with one suit. */
export interface SuitPlan {
  /** The ranks to be laid on each Zodiac pile, by its number in the engine, the first one first. */
  readonly additions: ReadonlyMap<number, number[]>;
  /** How many cards of each rank are to be in the Equator when phase two begins. */
  readonly kept: Uint8Array;
  /** The cards in the order in which they go to the foundations: from a pile, or from the Equator; to which of the two. */
  readonly removals: readonly { readonly rank: number; readonly pile: number | undefined; readonly order: number }[];
}

/** Reads the plan from the steps that were found, which place the cards in reverse. */
export const planOf = (suit: Suit, steps: Iterable<number>): SuitPlan => {
  const additions = new Map<number, number[]>(suit.piles.map(({ pile }) => [pile, []]));
  const kept = new Uint8Array(RANKS);
  const removals: { rank: number; pile: number | undefined; order: number }[] = [];
  /** The open piles' tops. */
  const tops = new Map<number, number>();
  for (const step of steps) {
    const card = cardOf(step);
    const rank = card >> 1;
    const how = howOf(step);
    let pile: number | undefined;
    if (how === LIES) {
      const own = suit.piles.find(({ cards }) => cards.includes(card))!;
      pile = own.pile;
      if (own.cards.at(-1) === card) tops.set(pile, rank);
    } else if (how === TO_EQUATOR) {
      kept[rank]!++;
    } else {
      const wanted = how === ON_HIGHER ? rank + 1 : rank - 1;
      [pile] = [...tops].find(([, top]) => top === wanted)!;
      tops.set(pile, rank);
      additions.get(pile)!.push(rank);
    }
    removals.push({ rank, pile, order: orderOf(step) });
  }
  return { additions, kept, removals: removals.reverse() };
};

import { type Card, rankOf, stepsUp, suitOf } from "../card.js";
import { downInSuitAround, upInSuitAround } from "../links.js";
import type { Position } from "../position.js";
import { firstOf, numbered, type Piles, type Variant } from "../variant.js";

const piles = {
  column: {
    piles: numbered("T", 7),
    gives: downInSuitAround,
    takes: downInSuitAround,
    starts: (card, _column, base) => stepsUp(rankOf(card), base) === 1,
  },
  flipper: {
    piles: numbered("R", 7),
    from: ["column"],
    gives: "top",
    unit: 1,
    holds: 1,
    starts: () => true,
  },
  foundation: {
    piles: numbered("F", 4),
    goal: true,
    unit: 1,
    holds: 13,
    takes: upInSuitAround,
    starts: (card, suit, base) => rankOf(card) === base && suitOf(card) === suit,
  },
} satisfies Piles;

const { column, foundation } = firstOf(piles);

/** A card of the base rank that no foundation holds: its three fellows were dealt there. */
const beak = (pos: Position): Card | undefined => {
  for (let pile = 0; pile < foundation; pile++) {
    const card = pos.cards(pile).find((each) => rankOf(each) === pos.base);
    if (card !== undefined) return card;
  }
  return undefined;
};

/**
 * The first card dealt is the beak: foundations start from its rank, and its three fellows go there as they turn up,
 * the next card taking their place. The other 49 go to the columns, left to right in seven rows.
 */
const deal = (pos: Position, deck: readonly Card[]): void => {
  pos.base = rankOf(deck[0]!);
  let dealt = 0;
  for (const card of deck) {
    const isFellow = dealt > 0 && rankOf(card) === pos.base;
    pos.put(isFellow ? foundation + suitOf(card) : column + (dealt++ % 7), card);
  }
};

/** David Parlett's game, as this project plays it. */
export const penguin: Variant = {
  id: "penguin",
  name: "Penguin",
  decks: 1,
  version: 1,
  daily: true,
  piles,
  prefers: ["foundation", "column", "flipper"],
  actions: [],
  beak,
  deal,
};

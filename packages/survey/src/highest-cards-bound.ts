import { KING, type Position, rankOf, type Rules, suitOf } from "@solitaire/engine";

/**
 * How many cards the Equator must hold at least when phase two of Zodiac begins: with h the highest card of a suit on
 * the 24 piles (ace 1, king 13), 2(13 − h) − 1 of its cards, if h is not the king; all of it where no card of the suit
 * is on a pile.
 */
export const highestCardsBound = (rules: Rules, position: Position): number => {
  const highest = [-1, -1, -1, -1];
  const ring = rules.kinds.find(({ role }) => role === "tableau")!;
  for (let pile = ring.first; pile < ring.end; pile++) {
    const card = position.card(pile);
    highest[suitOf(card)] = Math.max(highest[suitOf(card)]!, rankOf(card));
  }
  return highest.reduce((sum, h) => sum + (h < 0 ? 26 : Math.max(0, 2 * (KING - h) - 1)), 0);
};

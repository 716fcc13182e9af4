import type { Suit } from "./suit.js";

/** So many suits are remembered: a megabyte at most. When there are more, all are forgotten. */
const MOST = 2048;

/** What is known of one suit of a position. */
export interface KnownSuit {
  /** The fewest cards that it must keep in the Equator: at least so many, and exactly so many if there is a way. */
  need: number;
  /** The steps with the fewest. */
  way?: Uint16Array;
}

/**
 * What is known of suits as they were met in a game. A move concerns one suit, or none if it turns the stock, and what
 * is loose is told by the rest, so most suits of most positions have been met before.
 */
export class SuitMemory {
  private known = new Map<string, KnownSuit>();

  /** What is known of a suit, to be added to by who finds more. `least` is what can be said of one that is new. */
  of(suit: Suit, phase: 1 | 2, least: () => number): KnownSuit {
    const key = keyOf(suit, phase);
    let known = this.known.get(key);
    if (!known) {
      if (this.known.size === MOST) this.known = new Map();
      this.known.set(key, (known = { need: least() }));
    }
    return known;
  }
}

/** The same suit has the same cards under the same numbers on the same piles, and the same cards to be played. */
const keyOf = ({ piles, loose, orders }: Suit, phase: 1 | 2): string => {
  const left = orders.map((order) => order.length);
  const first = piles.flatMap(({ pile, cards }) => [255, pile, ...cards]);
  return String.fromCharCode(phase, ...left, ...loose.toSorted((a, b) => a - b), ...first);
};

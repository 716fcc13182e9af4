import { rankOf, suitOf } from "../../card.js";
import type { Role } from "../../compile.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";

export const RANKS = 13;
/** A suit's cards are numbered `rank << 1 | copy`. */
export const CARDS = 26;

/** One suit of a position of Zodiac. */
export interface Suit {
  /** Its Zodiac piles as they are, each bottom to top. */
  readonly piles: readonly { readonly pile: number; readonly cards: readonly number[] }[];
  /** The cards that lie anywhere else but on a foundation. */
  readonly loose: readonly number[];
  /** The ranks that each of its two foundations still takes, the last one first. */
  readonly orders: readonly [readonly number[], readonly number[]];
  /** Whether both go the same way. */
  readonly areTwins: boolean;
}

/** Whether a Zodiac pile has cards of two suits. No game comes to that. */
export const mixesSuits = (rules: Rules, pos: Position): boolean =>
  rules.kinds.some(({ role, first, end }) => {
    if (role !== "tableau") return false;
    for (let pile = first; pile < end; pile++) {
      if (new Set(pos.cards(pile).map(suitOf)).size > 1) return true;
    }
    return false;
  });

/**
 * The piles that are not foundations. Those of the Zodiac come first, so that the numbers of their cards do not depend on
 * where others lie.
 */
const pilesInOrder = (rules: Rules): { readonly role: Role; readonly pile: number }[] => {
  const all = rules.pileNames.map((_, pile) => ({ role: rules.kindOf(pile).role, pile }));
  return [
    ...all.filter(({ role }) => role === "tableau"),
    ...all.filter(({ role }) => role !== "tableau" && role !== "foundation"),
  ];
};

/**
 * The four suits of a position whose piles do not mix them.
 * @param falling Whether the second foundation of a suit goes from the king down.
 */
export const readSuits = (rules: Rules, pos: Position, falling: boolean): Suit[] =>
  [0, 1, 2, 3].map((suit) => {
    const piles: { pile: number; cards: number[] }[] = [];
    const loose: number[] = [];
    const seen = new Set<number>();
    for (const { role, pile } of pilesInOrder(rules)) {
      const cards = pos.cards(pile).filter((card) => suitOf(card) === suit);
      if (cards.length === 0) continue;
      const numbers = cards.map((card) => {
        const number = rankOf(card) << 1;
        const free = seen.has(number) ? number | 1 : number;
        seen.add(free);
        return free;
      });
      if (role === "tableau") piles.push({ pile, cards: numbers });
      else loose.push(...numbers);
    }
    const ranks = Array.from({ length: RANKS }, (_, rank) => rank);
    const order = (number: number, falls: boolean): number[] => {
      const left = (falls ? ranks.toReversed() : ranks).slice(pos.size(rules.pileIndex(`F${number}`)));
      return left.toReversed();
    };
    const orders = [order(2 * suit + 1, false), order(2 * suit + 2, falling)] as const;
    return { piles, loose, orders, areTwins: !falling };
  });

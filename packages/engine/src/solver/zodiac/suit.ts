import { type Card, rankOf, suitOf } from "../../card.js";
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
  rules.pileNames.some(
    (_, pile) => rules.kindOf(pile).role === "tableau" && new Set(pos.cards(pile).map(suitOf)).size > 1,
  );

/** A pile's cards in a position, bottom to top. */
interface Pile {
  readonly role: Role;
  readonly pile: number;
  readonly cards: readonly Card[];
}

/**
 * The piles that are not foundations. Those of the Zodiac come first, so that the numbers of their cards do not depend on
 * where others lie.
 */
const pilesInOrder = (rules: Rules, pos: Position): Pile[] => {
  const all = rules.pileNames.map((_, pile) => ({ role: rules.kindOf(pile).role, pile, cards: pos.cards(pile) }));
  return [
    ...all.filter(({ role }) => role === "tableau"),
    ...all.filter(({ role }) => role !== "tableau" && role !== "foundation"),
  ];
};

/**
 * The four suits of a position whose piles do not mix them.
 * @param falling Whether the second foundation of a suit goes from the king down.
 */
export const readSuits = (rules: Rules, pos: Position, falling: boolean): Suit[] => {
  const all = pilesInOrder(rules, pos);
  return [0, 1, 2, 3].map((suit) => {
    const orders = [order(rules, pos, 2 * suit + 1, false), order(rules, pos, 2 * suit + 2, falling)] as const;
    return { ...numbered(all, suit), orders, areTwins: !falling };
  });
};

/** A suit's cards by their numbers: the first one of a rank that is met is copy 0. */
const numbered = (all: readonly Pile[], suit: number): Pick<Suit, "piles" | "loose"> => {
  const piles: { pile: number; cards: number[] }[] = [];
  const loose: number[] = [];
  const seen = new Set<number>();
  for (const { role, pile, cards } of all) {
    const numbers = cards
      .filter((card) => suitOf(card) === suit)
      .map((card) => {
        const number = rankOf(card) << 1;
        const free = seen.has(number) ? number | 1 : number;
        seen.add(free);
        return free;
      });
    if (role !== "tableau") loose.push(...numbers);
    else if (numbers.length > 0) piles.push({ pile, cards: numbers });
  }
  return { piles, loose };
};

/** The ranks that a foundation still takes, the last one first. */
const order = (rules: Rules, pos: Position, number: number, falls: boolean): number[] => {
  const ranks = Array.from({ length: RANKS }, (_, rank) => (falls ? RANKS - 1 - rank : rank));
  return ranks.slice(pos.size(rules.pileIndex(`F${number}`))).reverse();
};

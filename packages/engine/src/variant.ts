import type { Card } from "./card.js";
import type { Position } from "./position.js";

/**
 * May `card` lie on `under`? `base` is the rank that foundations start from where the deal decides it,
 * `step` the interval by which they go up where the player decides it (0 until then).
 */
export type Link = (card: Card, under: Card, base: number, step: number) => boolean;

/** May `card` start the empty pile that is number `index`, from 0, of its kind? */
export type Start = (card: Card, index: number, base: number) => boolean;

/** One kind of pile: its piles, what may leave them, and what may come. */
export interface PileKind {
  /** The names of its piles as logs have them: `T1`, `T2`, … The letter tells the pile's role. */
  readonly piles: readonly string[];
  /** What leaves as one unit: the top card, or any tail of a face-up run held together by a link. Without it, nothing. */
  readonly gives?: "top" | Link;
  /** What lies on what here. Without it, nothing is ever laid on a card. */
  readonly takes?: Link;
  /** What starts an empty pile. Without it, empty piles stay empty. */
  readonly starts?: Start;
  /** How many cards come at once. Without it, as many as are given. */
  readonly unit?: 1 | 13;
  /** How many cards a pile holds at most. */
  readonly holds?: number;
  /** How many cards the deal puts at the bottom of each goal pile, whatever they are; what lies above is built by the rules. */
  readonly dealt?: number;
  /** The kinds of piles that cards come from. Without it, from any. */
  readonly from?: readonly string[];
  /** Whether cards may come now. Without it, always. */
  readonly isOpen?: (pos: Position) => boolean;
  /** Whether its cards lie face down (`down`), or those do that the deal covered, until a move exposes them (`reveals`). */
  readonly faces?: "down" | "reveals";
  /** The game is won when all cards lie on goal piles. */
  readonly goal?: true;
}

export type Piles = Readonly<Record<string, PileKind>>;

/** Anything but carrying cards: turning the stock, picking an interval. */
export interface Action {
  /** The action in a log. */
  readonly text: "S" | "by1" | "by2";
  readonly isLegal: (pos: Position) => boolean;
  readonly play: (pos: Position) => void;
  /** Whether it counts as a move. */
  readonly counts: boolean;
  /**
   * Set where repeating the action brings every card of the kinds `of` to the top of the kind `to` and changes nothing
   * else, so that only those cards decide whether the game goes on.
   */
  readonly brings?: { readonly of: readonly string[]; readonly to: string };
}

/** The complete rules of one solitaire, for table, judge and solver alike. */
export interface Variant {
  readonly id: string;
  /** The game's name as a player reads it. */
  readonly name: string;
  readonly decks: 1 | 2;
  /** Goes up when a log may be judged differently. */
  readonly version: number;
  /** Whether the game has a daily deal. */
  readonly daily: boolean;
  /** The piles of the table. Engine and table number piles in this order. */
  readonly piles: Piles;
  /** Kinds of piles in the order in which a card goes to them when the player leaves the choice to the table. */
  readonly prefers: readonly string[];
  readonly actions: readonly Action[];
  /** Whether the second of two phases has begun. Without it, the game has one phase. */
  readonly isSecondPhase?: (pos: Position) => boolean;
  /** The card whose rank the foundations start from and that is not on one yet. Without it, no card is marked so. */
  readonly beak?: (pos: Position) => Card | undefined;
  /** Lays out a shuffled deck, the card dealt first in front, on the empty table. */
  readonly deal: (pos: Position, deck: readonly Card[]) => void;
}

/** A game's rules with their version, as deals and logs name them: `penguin@1`. */
export const rulesTag = ({ id, version }: Variant): string => `${id}@${version}`;

/** `T1`, `T2`, … `Tn`. */
export const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

/** The number of the first pile of each kind. */
export const firstOf = <K extends string>(piles: Readonly<Record<K, PileKind>>): Record<K, number> => {
  const first = {} as Record<K, number>;
  let next = 0;
  for (const name in piles) {
    first[name] = next;
    next += piles[name].piles.length;
  }
  return first;
};

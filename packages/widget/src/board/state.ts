import type { Card } from "@solitaire/engine";

/** What a pile is for; it decides where captions and counts stand. */
export type Role = "stock" | "waste" | "tableau" | "reserve" | "foundation";

/** One pile as the table shows it. */
export interface PileState {
  /** The engine's name: `S`, `W`, `T1`, `R1`, `F1`. */
  readonly name: string;
  readonly role: Role;
  /** The game's own word for its kind: `column`, `flipper`, `foundation`, … */
  readonly kind: string;
  /** Bottom to top. */
  readonly cards: readonly Card[];
}

/** A place on the table: a card by its index from the bottom of its pile, or −1 for the empty place under it. */
export interface Spot {
  readonly pile: string;
  readonly index: number;
}

/** Everything the table shows. It is data alone: the board compares it with the one before and moves what differs. */
export interface BoardState {
  /** The variant's id. It picks the layout. */
  readonly game: string;
  /** All piles, in the engine's order. */
  readonly piles: readonly PileState[];
  /** The rank that foundations start from (0 = ace), where the deal decides it. */
  readonly base?: number;
  /** The interval that foundations go up by; 0 until it is picked, and in games without one. */
  readonly step: 0 | 1 | 2;
  /** Where the interval's control stands while nothing is picked. */
  readonly choice?: 1 | 2;
  readonly phase: 1 | 2;
  /** The identity of the card to mark as the beak. */
  readonly beak?: Card;
  /** The cards selected by tap or key: the top `count` of a pile. */
  readonly selected?: { readonly pile: string; readonly count: number };
  /** Piles that may receive the held or selected cards. */
  readonly targets: readonly string[];
  /** The target under the held cards. */
  readonly over?: string;
}

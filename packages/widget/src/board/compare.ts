import { type Card, FACE_DOWN, identityOf } from "@solitaire/engine";
import type { BoardState, PileState } from "./state.js";

/** Whether two states show the same cards in the same places, whatever is selected or held. */
export const sameTable = (a: BoardState, b: BoardState): boolean =>
  a.game === b.game &&
  a.base === b.base &&
  a.step === b.step &&
  a.choice === b.choice &&
  a.phase === b.phase &&
  a.beak === b.beak &&
  a.piles.length === b.piles.length &&
  a.piles.every((pile, i) => sameCards(pile.cards, b.piles[i]!.cards));

const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  a === b || (a.length === b.length && a.every((card, i) => card === b[i]));

/** Where a card was: its pile, and the side that it showed. */
export interface Whereabouts {
  readonly card: Card;
  readonly pile: PileState;
}

/** Every card of a state by its identity. */
export const whereabouts = ({ piles }: BoardState): ReadonlyMap<Card, Whereabouts> =>
  new Map(piles.flatMap((pile) => pile.cards.map((card) => [identityOf(card), { card, pile }] as const)));

/** Whether a card that was there and is here now has been turned over. */
export const isTurned = (was: Card, now: Card): boolean => ((was ^ now) & FACE_DOWN) !== 0;

/** Whether a card goes to the columns or comes back as one of a row, which is dealt card by card. */
export const isDealtRow = (from: PileState, to: PileState): boolean =>
  (from.role === "stock" && to.role === "tableau") || (from.role === "tableau" && to.role === "stock");

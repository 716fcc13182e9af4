import { type Card, FACE_DOWN, identityOf } from "@solitaire/engine";
import type { BoardState, PileState } from "./state.js";

const tableKey = ({ game, piles, base, step, choice, phase, beak }: BoardState): string =>
  JSON.stringify([game, base, step, choice, phase, beak, piles.map(({ cards }) => cards)]);

/** Whether two states show the same cards in the same places, whatever is selected or held. */
export const isSameTable = (a: BoardState, b: BoardState | undefined): boolean =>
  b !== undefined && tableKey(a) === tableKey(b);

/** Where a card is: its pile, and the side that it shows. */
export interface Whereabouts {
  readonly card: Card;
  readonly pile: PileState;
}

/** Every card of a state by its identity. */
export const whereabouts = (state: BoardState | undefined): ReadonlyMap<Card, Whereabouts> =>
  new Map(state?.piles.flatMap((pile) => pile.cards.map((card) => [identityOf(card), { card, pile }] as const)));

/** Whether a card that was there and is here now has been turned over. */
export const isTurned = (was: Card, now: Card): boolean => ((was ^ now) & FACE_DOWN) !== 0;

/** Whether a card goes from the stock to a column or back, as one of a row that is dealt card by card. */
export const isDealtRow = (from: PileState, to: PileState): boolean =>
  [from.role, to.role].toSorted().join() === "stock,tableau";

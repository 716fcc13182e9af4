import { isFaceUp, isRed, KING as KING_RANK, rankOf } from "../../card.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";

/**
 * Only rank and colour of a card matter: its _kind_ is `rank * 2`, plus 1 if it is red. So two neighbours in a run differ
 * in the last bit, and by one in the others.
 */
export const kindOf = (card: number): number => rankOf(card) * 2 + (isRed(card) ? 1 : 0);

export const KING: number = KING_RANK;
/** As many ranks as a run has, of two colours. */
export const KINDS = 26;
/** All the cards of the game. */
export const DECK = 104;
export const COLUMNS = 10;
export const RUN = 13;
/** Runs discarded under kings of one colour: with a third, the foundations of the colour would lack a king. */
export const MOST_DISCARDS = 2;

// A state is a record of bytes.
/** Where each column begins among the cards, and where the last one ends. */
export const STARTS = 0;
/** How many cards of each column are face down. */
export const DOWN: number = STARTS + COLUMNS + 1;
/** The colour foundations: the higher and the lower one of black, then those of red. */
export const FOUNDATIONS: number = DOWN + COLUMNS;
/** The discarded runs headed by a black king, then those headed by a red one. */
export const DISCARDS: number = FOUNDATIONS + 4;
/** How many cards of the stock given are dealt. */
export const DEALT: number = DISCARDS + 2;
/** The kinds of the cards in the columns, bottom to top, one column after the other. */
export const CARDS = 32;
export const STATE: number = CARDS + DECK;

/** Whether a kind may lie on another one. */
export const fits = (kind: number, on: number): boolean => ((kind ^ on) & 1) === 1 && (kind >> 1) + 1 === on >> 1;

/** The kinds of a position's stock, in the order in which they will be dealt. */
export const readStock = (rules: Rules, pos: Position): Uint8Array => {
  const stock: number[] = [];
  for (let pile = 0; pile < pos.pileCount; pile++) {
    if (rules.kindOf(pile).role === "stock") stock.push(...pos.cards(pile).map(kindOf).reverse());
  }
  return Uint8Array.from(stock);
};

/** Writes a position as a state. */
export const readState = (rules: Rules, pos: Position, state: Uint8Array): void => {
  state.fill(0, 0, STATE);
  let column = 0;
  let end = 0;
  for (let pile = 0; pile < pos.pileCount; pile++) {
    const kind = rules.kindOf(pile);
    if (kind.role === "tableau") {
      state[STARTS + column] = end;
      for (const card of pos.cards(pile)) {
        if (!isFaceUp(card)) state[DOWN + column]!++;
        state[CARDS + end++] = kindOf(card);
      }
      state[STARTS + ++column] = end;
    } else if (kind.role === "foundation" && !pos.isEmpty(pile)) {
      // Twelve ranks apart, the ace of a run has the colour of its king.
      const colour = kindOf(pos.card(pile)) & 1;
      if (kind.unit === RUN) state[DISCARDS + colour]!++;
      else raise(state, colour, pos.size(pile));
    }
  }
};

/** Notes a foundation's height among those of its colour. */
const raise = (state: Uint8Array, colour: number, height: number): void => {
  const higher = FOUNDATIONS + 2 * colour;
  if (height > state[higher]!) {
    state[higher + 1] = state[higher]!;
    state[higher] = height;
  } else state[higher + 1] = height;
};

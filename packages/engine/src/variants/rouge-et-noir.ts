import { ACE, type Card, FACE_DOWN, isRed, KING, rankOf } from "../card.js";
import { downAlternating, upInColour } from "../links.js";
import type { Position } from "../position.js";
import { type Action, firstOf, numbered, type Piles, type Start, type Variant } from "../variant.js";

const isKing: Start = (card) => rankOf(card) === KING;
/** The first two of the four colour foundations are black, the others red. */
const isAceOfColour: Start = (card, index) => rankOf(card) === ACE && isRed(card) === index > 1;

const piles = {
  stock: {
    piles: ["S"],
    faces: "down",
  },
  column: {
    piles: numbered("T", 10),
    gives: downAlternating,
    takes: downAlternating,
    starts: isKing,
    faces: "reveals",
  },
  colour: {
    piles: ["F1", "F2", "F3", "F4"],
    goal: true,
    unit: 1,
    holds: 13,
    takes: upInColour,
    starts: isAceOfColour,
  },
  discard: {
    piles: ["F5", "F6", "F7", "F8"],
    goal: true,
    unit: 13,
    holds: 13,
    takes: downAlternating,
    starts: isKing,
  },
} satisfies Piles;

const { stock, column } = firstOf(piles);
const COLUMNS = piles.column.piles.length;

/** One card face up onto each column from the left, empty ones included, while there are cards. No redeal. */
const dealRow: Action = {
  text: "S",
  counts: true,
  isLegal: (pos) => !pos.isEmpty(stock),
  play: (pos) => {
    for (let i = 0; i < COLUMNS && !pos.isEmpty(stock); i++) pos.turn(stock, column + i, 1);
  },
};

/** Columns of 8 7 6 5 4 3 2 1 1 0 cards: seven rounds face down from the right, one card shorter each, then one face up. */
const deal = (pos: Position, deck: readonly Card[]): void => {
  let next = 0;
  for (let round = 1; round <= 7; round++) {
    for (let i = 7 - round; i >= 0; i--) pos.put(column + i, deck[next++]! | FACE_DOWN);
  }
  for (let i = 8; i >= 0; i--) pos.put(column + i, deck[next++]!);
  for (const card of deck.slice(next).reverse()) pos.put(stock, card | FACE_DOWN);
};

/** Two types of building in one game, as this project plays it. */
export const rougeEtNoir: Variant = {
  id: "rouge-et-noir",
  name: "Rouge et Noir",
  decks: 2,
  version: 1,
  daily: true,
  piles,
  prefers: ["discard", "colour", "column"],
  actions: [dealRow],
  deal,
};

import { ACE, type Card, FACE_DOWN, KING, rankOf, suitOf } from "../card.js";
import { downInSuit, upInSuit, upOrDownInSuit } from "../links.js";
import type { Position } from "../position.js";
import { type Action, firstOf, numbered, type PileKind, type Piles, type Start, type Variant } from "../variant.js";

const table = {
  stock: {
    piles: ["S"],
    faces: "down",
  },
  waste: {
    piles: ["W"],
    gives: "top",
  },
  zodiac: {
    piles: numbered("T", 24),
    from: ["waste", "equator"],
    gives: "top",
    takes: upOrDownInSuit,
    isOpen: (pos) => !isSecondPhase(pos),
  },
  equator: {
    piles: numbered("R", 8),
    from: ["waste"],
    gives: "top",
    holds: 1,
    starts: () => true,
    isOpen: (pos) => !isSecondPhase(pos),
  },
} satisfies Piles;

const { stock, waste, equator, zodiac: ring } = firstOf(table);

/** Phase two begins once every card of stock and waste has found a place. */
const isSecondPhase = (pos: Position): boolean => pos.isEmpty(stock) && pos.isEmpty(waste);

const foundation = {
  goal: true,
  from: ["zodiac", "equator"],
  unit: 1,
  holds: 13,
  isOpen: isSecondPhase,
} satisfies Partial<PileKind>;

/** Turns a card onto the waste, or the whole waste over as the new stock, as often as the player likes. */
const turn: Action = {
  text: "S",
  counts: true,
  brings: { of: ["stock", "waste"], to: "waste" },
  isLegal: (pos) => !isSecondPhase(pos),
  play: (pos) => (pos.isEmpty(stock) ? pos.turn(waste, stock, pos.size(waste)) : pos.turn(stock, waste, 1)),
};

/** Eight cards to the Equator, one to each of the 24 Zodiac piles, the rest to the stock. */
const deal = (pos: Position, deck: readonly Card[]): void => {
  deck.slice(0, 8).forEach((card, i) => pos.put(equator + i, card));
  deck.slice(8, 32).forEach((card, i) => pos.put(ring + i, card));
  for (const card of deck.slice(32).reverse()) pos.put(stock, card | FACE_DOWN);
};

const common = { decks: 2, version: 1, actions: [turn], isSecondPhase, deal } as const;

const isAceOfPair: Start = (card, index) => rankOf(card) === ACE && suitOf(card) === index >> 1;

/** From Lady Adelaide Cadogan's "Illustrated Games of Patience", as this project plays it. */
export const zodiac: Variant = {
  ...common,
  id: "zodiac",
  name: "Zodiac",
  daily: true,
  piles: {
    ...table,
    foundation: {
      ...foundation,
      piles: numbered("F", 8),
      takes: upInSuit,
      starts: isAceOfPair,
    },
  },
  prefers: ["foundation", "zodiac", "equator"],
};

const isAceOfSuit: Start = (card, index) => rankOf(card) === ACE && suitOf(card) === index;
const isKingOfSuit: Start = (card, index) => rankOf(card) === KING && suitOf(card) === index;

/** Zodiac with four foundations that rise from the aces and four that fall from the kings, as Cadogan has it. */
export const zodiacClassic: Variant = {
  ...common,
  id: "zodiac-classic",
  name: "Zodiac Classic",
  daily: false,
  piles: {
    ...table,
    rising: {
      ...foundation,
      piles: ["F1", "F3", "F5", "F7"],
      takes: upInSuit,
      starts: isAceOfSuit,
    },
    falling: {
      ...foundation,
      piles: ["F2", "F4", "F6", "F8"],
      takes: downInSuit,
      starts: isKingOfSuit,
    },
  },
  prefers: ["rising", "falling", "zodiac", "equator"],
};

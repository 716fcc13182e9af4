import { type Card, rankOf, stepsUp } from "../card.js";
import type { Position } from "../position.js";
import { type Action, firstOf, type Link, numbered, type Piles, type Variant } from "../variant.js";

const upByInterval: Link = (card, under, _base, step) => step > 0 && stepsUp(rankOf(under), rankOf(card)) === step;
const isPicked = (pos: Position): boolean => pos.step !== 0;

const piles = {
  column: {
    piles: numbered("T", 8),
    gives: "top",
  },
  cell: {
    piles: numbered("R", 2),
    from: ["column"],
    gives: "top",
    unit: 1,
    holds: 1,
    starts: () => true,
    isOpen: isPicked,
  },
  foundation: {
    piles: numbered("F", 4),
    goal: true,
    unit: 1,
    holds: 13,
    dealt: 1,
    takes: upByInterval,
    isOpen: isPicked,
  },
} satisfies Piles;

const { column, foundation } = firstOf(piles);

/** One interval for all four foundations, picked after seeing the deal and before any card moves. */
const pick = (step: 1 | 2): Action => ({
  text: `by${step}`,
  counts: false,
  isLegal: (pos) => !isPicked(pos),
  play: (pos) => pos.setStep(step),
});

/** Four bases of any rank, then eight columns of six, row by row. */
const deal = (pos: Position, deck: readonly Card[]): void => {
  deck.slice(0, 4).forEach((card, i) => pos.put(foundation + i, card));
  deck.slice(4).forEach((card, i) => pos.put(column + (i % 8), card));
};

/** Albert Morehead and Geoffrey Mott-Smith's game (1950), also Old Mole or Grampus, as this project plays it. */
export const stalactites: Variant = {
  id: "stalactites",
  name: "Stalactites",
  decks: 1,
  version: 1,
  daily: true,
  piles,
  prefers: ["foundation", "cell"],
  actions: [pick(1), pick(2)],
  deal,
};

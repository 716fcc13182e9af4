import { type Card, rankOf, stepsUp } from "../card.js";
import type { Position } from "../position.js";
import { type Action, firstOf, type Link, numbered, type Piles, type Variant } from "../variant.js";

const upByInterval: Link = (card, under, _base, step) => step > 0 && stepsUp(rankOf(under), rankOf(card)) === step;
const isPicked = (pos: Position): boolean => pos.step !== 0;

const piles = {
  column: {
    piles: numbered("T", 8),
    gives: "top",
    rule: "a column gives its top card and takes none.",
  },
  cell: {
    piles: numbered("R", 2),
    from: ["column"],
    gives: "top",
    unit: 1,
    holds: 1,
    starts: () => true,
    isOpen: isPicked,
    rule: "a cell holds one card, and takes it from a column once the interval is picked.",
  },
  foundation: {
    piles: numbered("F", 4),
    goal: true,
    unit: 1,
    holds: 13,
    dealt: 1,
    takes: upByInterval,
    isOpen: isPicked,
    rule: "foundations build up by the picked interval whatever the suit, from king to ace, to 13 cards; nothing leaves them.",
  },
} satisfies Piles;

const { column, foundation } = firstOf(piles);

/** One interval for all four foundations, picked after seeing the deal and before any card moves. */
const pick = (step: 1 | 2): Action => ({
  text: `by${step}`,
  rule: "The interval is picked once, before the first card moves.",
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

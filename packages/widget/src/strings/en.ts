import { type Card, identityOf, rankOf, suitOf, type Variant } from "@solitaire/engine";
import type { BoardCaptions } from "../board/labels.js";
import type { Start } from "../session/starts.js";
import { latin, type Letter } from "./letters.js";

export const rules: Intl.PluralRules = new Intl.PluralRules("en");

/** A number with its noun. */
export const count = (n: number, one: string, other: string): string =>
  `${n} ${rules.select(n) === "one" ? one : other}`;

const RANK_NAMES: readonly (string | undefined)[] = ["ace", ...Array<undefined>(9), "jack", "queen", "king"];
const SUIT_NAMES = ["clubs", "spades", "hearts", "diamonds"];

const rankName = (rank: number): string => RANK_NAMES[rank] ?? latin(rank);
const article = (noun: string): string => (/^(ace|8)/.test(noun) ? `an ${noun}` : `a ${noun}`);

/** The kinds of piles by the engine's names for them. */
const KINDS: Readonly<Record<string, string>> = {
  stock: "stock",
  waste: "waste",
  column: "column",
  zodiac: "Zodiac pile",
  equator: "Equator place",
  flipper: "flipper cell",
  cell: "cell",
  foundation: "foundation",
  colour: "foundation",
  discard: "discard pile",
  rising: "rising foundation",
  falling: "falling foundation",
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where cards go, or come from. */
export type Way = "to" | "from";

const captions = (letter: Letter): BoardCaptions => ({
  stock: (n) => `Stock *${n}*`,
  lastDeal: "last deal",
  waste: (n) => `Waste *${n}*`,
  stockCount: (n) => `*${n}* stock`,
  wasteCount: (n) => `*${n}* waste`,
  phase: (phase) => (phase === 1 ? "Phase one" : "Phase two"),
  progress: (phase, n, of) => (phase === 1 ? `${n} of ${of} cards on the ring` : `${n} of ${of} cards home`),
  tally: (n, of) => `*${n}* of *${of}*`,
  phaseProgress: (phase, n, of) => `Phase ${phase === 1 ? "one" : "two"}, *${n}* of *${of}*`,
  noir: "Noir",
  rouge: "Rouge",
  discardedRuns: "Discarded runs",
  discards: "Discards",
  kingToAce: `${letter(12)} to ${letter(0)}`,
  flipper: "Flipper",
  base: (base, last) => `Base *${letter(base)}*, ends on *${letter(last)}*`,
  cells: "Cells",
  foundations: "Foundations",
  foundationsBy: (step) => `Foundations, by ${step === 1 ? "ones" : "twos"}`,
  baseRank: "base",
  nextRank: "next",
  complete: "complete",
  rank: letter,
});

/**
 * The English texts that a deal is painted with. What stands between asterisks is a value and is set off from its words.
 * Numbers take their plural from `Intl.PluralRules`.
 */
export const en = {
  lang: "en",
  /** @param letter The letters of the ranks on the cards. */
  captions: (letter: Letter): BoardCaptions => captions(letter),
  /** A game's name. */
  game: ({ name }: Pick<Variant, "id" | "name">): string => name,

  // Cards and piles by name.
  card: (card: number): string => `${rankName(rankOf(card))} of ${SUIT_NAMES[suitOf(card)]}`,
  beak: (card: string): string => `${card}, the beak`,
  /** @param place Which card of the pile it is, from 1 for the lowest, where its twin lies there too; else 0. */
  cardOn: (card: string, pile: string, place: number): string =>
    `${card}, ${pile}${place > 0 ? `, card ${place}` : ""}`,
  /** A pile in running text: "column 3", "to column 3". @param number From 1; 0 where there is only one of the kind. */
  pile: (kind: string, number: number, way?: Way): string =>
    `${way ? `${way} ` : ""}${KINDS[kind] ?? kind}${number > 0 ? ` ${number}` : ""}`,
  /** Of an empty pile its place tells that. */
  pileWith: (pile: string, cards: number): string =>
    capital(cards ? `${pile}, ${count(cards, "card", "cards")}` : pile),
  emptyPile: (pile: string, takes: string): string => `${capital(pile)}, empty, ${takes}`,
  faceDown: (n: number): string => count(n, "face-down card", "face-down cards"),
  takes: (start: Start, unit: number): string => {
    switch (start.type) {
      case "any":
        return "takes any card";
      case "none":
        return "takes nothing";
      case "closed":
        return `closed now, later ${en.takes(start.later, unit)}`;
      case "card":
        return `takes the ${en.card(identityOf(start.card))}`;
      default: {
        const noun = `${start.colour ? `${start.colour} ` : ""}${rankName(start.rank)}`;
        return unit > 1 ? `takes a run of ${unit} from ${article(noun)}` : `takes ${article(noun)}`;
      }
    }
  },
  turnsOver: "turns the waste over",
  mayGoHere: "may go here",
  deal: (number: string): string => `Deal *${number}*`,
  board: "Cards",
  loading: "Fetching the deal…",

  /** Cards that move as one, by the first of them. */
  cards: (n: number, first: Card): string => (n === 1 ? en.card(first) : `${n} cards from ${en.card(first)}`),
  loadFailed: "A part of the table cannot be loaded now.",
  tryAgain: "Try again",
};

export type FirstStrings = typeof en;

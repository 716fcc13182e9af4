import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { shuffle } from "../src/index.js";
import { type DeckFact, freecellDeals, frozenDecks, pysolDecks, pysolDeals } from "./fixtures.js";
import { faceUp, newDeck, numberOf } from "./table.js";

const cards = (deal: string, packs: 1 | 2): string[] => shuffle(numberOf(deal), packs).map(faceUp);

const matches = ({ deal, packs, first, sha256 }: DeckFact): void => {
  const deck = cards(deal, packs).join(" ");
  expect(deck.slice(0, first.length)).toBe(first);
  expect(createHash("sha256").update(deck).digest("hex")).toBe(sha256);
};

const named = (facts: readonly DeckFact[]): [string, DeckFact][] =>
  facts.map((fact) => [`${fact.deal}, ${fact.packs === 1 ? "one pack" : "two packs"}`, fact]);

const isMicrosoft = ({ deal }: DeckFact): boolean => deal.startsWith("ms") || BigInt(deal) < 32_000n;
const isLarge = ({ deal }: DeckFact): boolean => deal.startsWith("ms") && Number(deal.slice(2)) >= 2 ** 31;

describe("deals.frozen: the decks of deal numbers never change", () => {
  describe("deals.microsoft, deals.start-list: Microsoft's generator", () => {
    test.each(named(frozenDecks.filter((fact) => isMicrosoft(fact) && !isLarge(fact))))("%s", (_, fact) => {
      matches(fact);
    });
  });

  describe("deals.microsoft-large: Microsoft's generator from 2^31 on", () => {
    test.each(named(frozenDecks.filter(isLarge)))("%s", (_, fact) => {
      matches(fact);
    });
  });

  describe("deals.twister: the Mersenne Twister", () => {
    test.each(named(frozenDecks.filter((fact) => !isMicrosoft(fact))))("%s", (_, fact) => {
      matches(fact);
    });
  });
});

test.each(freecellDeals)("deals.rank-major, deals.from-the-end: deal $deal is that of Microsoft FreeCell", (fact) => {
  expect(cards(fact.deal, 1).join(" ")).toBe(fact.cards);
});

test("deals.shuffle: 200 decks are those of PySolFC", () => {
  expect(pysolDecks).toHaveLength(200);
  for (const fact of pysolDecks) matches(fact);
});

test.each([
  ["penguin", 1],
  ["zodiac", 2],
] as const)("deals of PySolFC's %s, from packs: %i, card by card", (name, packs) => {
  for (const { deal, shuffledDeckFirstDealtFirst } of pysolDeals(name)) {
    expect(cards(deal, packs), deal).toEqual(shuffledDeckFirstDealtFirst);
  }
});

test("a deck has every card of its packs once, and twins are told apart", () => {
  for (const { deal, packs } of frozenDecks) {
    const deck = shuffle(numberOf(deal), packs);
    expect(new Set(deck).size).toBe(52 * packs);
    expect(deck.map(faceUp).sort()).toEqual(newDeck(packs).sort());
  }
});

test("deals.generators: 32000 by itself and behind ms are different deals", () => {
  expect(cards("ms32000", 1)).not.toEqual(cards("32000", 1));
  expect(cards("ms4294967296", 2)).not.toEqual(cards("4294967296", 2));
});

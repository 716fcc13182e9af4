import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  ACE,
  FACE_DOWN,
  identityOf,
  isFaceUp,
  isRed,
  KING,
  makeCard,
  makeCardText,
  parseCard,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
} from "../src/index.js";
import { anyText } from "./arbitraries.js";
import { newDeck } from "./table.js";

test("notation.card, common.ranks: rank and suit, # for face down, for every card there is", () => {
  expect(newDeck(1)).toHaveLength(52);
  for (const text of newDeck(1)) {
    const card = parseCard(text);
    const turned = parseCard(`#${text}`);
    if (!card.ok || !turned.ok) throw new Error(text);
    expect(makeCardText(card.value)).toBe(text);
    expect(RANKS[rankOf(card.value)]! + SUITS[suitOf(card.value)]!).toBe(text);
    expect(isFaceUp(card.value)).toBe(true);
    expect(makeCardText(turned.value)).toBe(`#${text}`);
    expect(isFaceUp(turned.value)).toBe(false);
    expect(turned.value).toBe(card.value | FACE_DOWN);
  }
  expect([RANKS[ACE], RANKS[KING], RANKS.length]).toEqual(["A", "K", 13]);
});

test("common.colours: hearts and diamonds are red, clubs and spades black", () => {
  expect(["C", "S", "H", "D"].map((suit) => isRed(makeCard(ACE, SUITS.indexOf(suit))))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(["C", "S", "H", "D"].map((suit) => isRed(makeCard(KING, SUITS.indexOf(suit), 1) | FACE_DOWN))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("a card keeps its identity on either side, and twins differ in it", () => {
  const all = [0, 1].flatMap((pack) =>
    [0, 1, 2, 3].flatMap((suit) => Array.from({ length: 13 }, (_, rank) => makeCard(rank, suit, pack))),
  );
  expect(new Set(all.map(identityOf)).size).toBe(104);
  for (const card of all) expect(identityOf(card | FACE_DOWN)).toBe(identityOf(card));
});

test.each([
  "",
  "#",
  "A",
  "AC ",
  " AC",
  "ac",
  "1C",
  "10C",
  "AX",
  "A♣",
  "##AC",
  "AC#",
  "#A",
  "CA",
  "ACC",
  "🂡",
  "constructor",
])("%j is no card", (text) => {
  const result = parseCard(text);
  expect(result).toMatchObject({ ok: false, error: { code: "bad-card" } });
  expect(!result.ok && result.error.message).toContain(JSON.stringify(text));
});

test("any text is a card that is written so, or a mistake", () => {
  fc.assert(
    fc.property(anyText("#A23456789TJQKCSHD"), (text) => {
      const result = parseCard(text);
      if (result.ok) expect(makeCardText(result.value)).toBe(text);
      else expect(result.error.code).toBe("bad-card");
    }),
  );
});

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makePosition, parsePosition, type PositionJson } from "../src/index.js";
import { newDeck, rulesOf, Table, valueOf } from "./table.js";

describe("a position that is written", () => {
  test("notation.position: has the piles that the game has, in the order of their numbers", () => {
    const keys = (id: string): string => Object.keys(Table.dealt(id, "1").json()).join(" ");
    expect(keys("zodiac")).toBe("S W T R F");
    expect(keys("zodiac-classic")).toBe("S W T R F");
    expect(keys("rouge-et-noir")).toBe("S T F");
    expect(keys("stalactites")).toBe("T R F");
    expect(keys("penguin")).toBe("T R F beak");
    const classic = Table.set("zodiac-classic", { F1: "AC", F2: "KC", F7: "AD 2D", T3: "9S" }, "T24").json();
    expect(classic.F).toEqual(["AC", "KC", "", "", "", "", "AD 2D", ""]);
    expect(classic.T?.[2]).toBe("9S");
  });

  test("notation.position-beak: names Penguin's beak while it lies on no foundation", () => {
    const table = Table.set("penguin", { T1: "5S", F1: "5C", F3: "5H", F4: "5D" }, "T7");
    expect(table.json().beak).toBe("5S");
    expect(table.play("T1-F2").json()).not.toHaveProperty("beak");
    expect(Table.set("penguin", {}, "T7", { beak: "9D" }).pos.base).toBe(8);
  });

  test("notation.position-interval: tells Stalactites' interval once it is picked", () => {
    const table = Table.dealt("stalactites", "1");
    expect(table.json()).not.toHaveProperty("by");
    expect(Table.dealt("stalactites", "1").play("by1").json().by).toBe(1);
    expect(table.play("by2").json().by).toBe(2);
    expect(valueOf(parsePosition(table.rules, table.json())).step).toBe(2);
  });
});

describe("a position that is read", () => {
  test("may leave out what is empty, and may name piles that the game lacks as empty", () => {
    const rules = rulesOf("penguin");
    const json = Table.dealt("penguin", "1").json();
    const { R: _, ...withoutCells } = json;
    expect(valueOf(parsePosition(rules, withoutCells)).hash()).toBe(valueOf(parsePosition(rules, json)).hash());
    expect(parsePosition(rules, { ...json, S: "", W: "" }).ok).toBe(true);
    expect(parsePosition(rules, { ...json, S: [] }).ok).toBe(true);
  });

  test("leaves what it was read from alone", () => {
    const json = Table.dealt("rouge-et-noir", "1").json();
    const before = JSON.stringify(json);
    valueOf(parsePosition(rulesOf("rouge-et-noir"), json));
    expect(JSON.stringify(json)).toBe(before);
  });
});

describe("notation.position-impossible", () => {
  const dealt = (id: string): PositionJson => Table.dealt(id, "1").json();
  const penguin = dealt("penguin");
  const zodiac = dealt("zodiac");
  const rouge = dealt("rouge-et-noir");
  const stalactites = dealt("stalactites");
  const { beak: _, ...unnamed } = penguin;
  const clubs = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC";

  /** All cards but these on the first column. */
  const rest = (packs: 1 | 2, ...piles: string[]): string => {
    const left = newDeck(packs);
    for (const card of piles
      .join(" ")
      .replaceAll("#", "")
      .split(" ")
      .filter((text) => text !== "")) {
      left.splice(left.indexOf(card), 1);
    }
    return left.join(" ");
  };
  const empty = (n: number): string[] => Array<string>(n).fill("");

  test.each<[why: string, id: string, json: unknown]>([
    ["a position is an object", "penguin", null],
    ["a position is an object", "penguin", undefined],
    ["a position is an object", "penguin", []],
    ["a position is an object", "penguin", "T"],
    ["a position is an object", "penguin", 7],
    ['"X" is no part of a position', "penguin", { ...penguin, X: 1 }],
    ['"t" is no part of a position', "penguin", { ...penguin, t: [] }],
    ["T is to be a list of texts", "penguin", { ...penguin, T: null }],
    ["T is to be a list of texts", "penguin", { ...penguin, T: { 0: "AC" } }],
    ["S is to be a text", "zodiac", { ...zodiac, S: 5 }],
    ["1 piles stand under T, and Penguin has 7 for its tableau", "penguin", { ...penguin, T: "AC" }],
    ["6 piles stand under T, and Penguin has 7", "penguin", { ...penguin, T: penguin.T!.slice(1) }],
    ["5 piles stand under F, and Penguin has 4", "penguin", { ...penguin, F: [...penguin.F!, ""] }],
    ["1 piles stand under S, and Penguin has 0", "penguin", { ...penguin, S: "#AC" }],
    ["1 piles stand under W, and Rouge et Noir has 0", "rouge-et-noir", { ...rouge, W: "AC" }],
    ["T2 is no text of cards", "penguin", { ...penguin, T: penguin.T!.with(1, 5 as unknown as string) }],
    ["T2 is no text of cards", "penguin", { ...penguin, T: penguin.T!.with(1, null as unknown as string) }],
    ['in T1, "AX" is no card', "penguin", { ...penguin, T: penguin.T!.with(0, "AC AX") }],
    ['in T1, "" is no card', "penguin", { ...penguin, T: penguin.T!.with(0, "AC  2C") }],
    ['in T1, "" is no card', "penguin", { ...penguin, T: penguin.T!.with(0, ` ${penguin.T![0]}`) }],
    ["stands too often; the one in T1 is one too many", "penguin", { ...penguin, T: penguin.T!.with(0, "AC AC") }],
    ["AC stands too often; the one in W is one too many", "zodiac", { ...zodiac, S: "#AC #AC", W: "AC" }],
    ["it has 45 cards of 52", "penguin", { ...penguin, T: penguin.T!.with(3, "") }],
    ["it has 0 cards of 104", "zodiac", {}],
    ["S has a card face up", "zodiac", { ...zodiac, S: zodiac.S!.replace("#", "") }],
    ["T1 has a card face down", "penguin", { ...penguin, T: penguin.T!.with(0, `#${penguin.T![0]}`) }],
    [
      "T1 has its top card face down",
      "rouge-et-noir",
      { ...rouge, T: rouge.T!.with(0, rouge.T![0]!.replace(/ (..)$/, " #$1")) },
    ],
    [
      "T1 has a card face down above one that is face up",
      "rouge-et-noir",
      { ...rouge, T: rouge.T!.with(0, rouge.T![0]!.replace("#", "")) },
    ],
    [
      "R1 holds 2 cards, and 1 at most fit",
      "penguin",
      { T: [rest(1, "AC 2C"), ...empty(6)], R: ["AC 2C", ...empty(6)], beak: "9D" },
    ],
    [
      "F1 holds 14 cards, and 13 at most fit",
      "stalactites",
      { T: [rest(1, clubs, "AS 2S 3S 4S"), ...empty(7)], F: [`${clubs} AS`, "2S", "3S", "4S"], by: 1 },
    ],
    [
      "F5 has 1 cards: a discard pile takes one complete run",
      "rouge-et-noir",
      { T: [rest(2, "KC"), ...empty(9)], F: [...empty(4), "KC", ...empty(3)] },
    ],
    [
      "QC lies on KC on F5",
      "rouge-et-noir",
      { T: [rest(2, clubs), ...empty(9)], F: [...empty(4), clubs.split(" ").reverse().join(" "), ...empty(3)] },
    ],
    [
      "2C lies at the bottom of F1: two foundations build up in black",
      "rouge-et-noir",
      { T: [rest(2, "2C"), ...empty(9)], F: ["2C", ...empty(7)] },
    ],
    ["AC lies at the bottom of F2", "penguin", { T: [rest(1, "AC"), ...empty(6)], F: ["", "AC", "", ""] }],
    [
      "3C lies on AC on F1: foundations build up in suit",
      "penguin",
      { T: [rest(1, "AC 3C"), ...empty(6)], F: ["AC 3C", "", "", ""] },
    ],
    ["lies at the bottom of F3", "penguin", { T: [rest(1, "AC 2H"), ...empty(6)], F: ["AC", "", "2H", ""] }],
    ["AC lies at the bottom of F1", "penguin", { T: [rest(1, "AC"), ...empty(6)], F: ["AC", "", "", ""], beak: "2C" }],
    [
      "F1 is not open yet: foundations open in phase two",
      "zodiac",
      { ...zodiac, S: zodiac.S!.replace("#AC ", ""), F: ["AC", ...empty(7)] },
    ],
    [
      "6C lies on 2D on F2: foundations build up by the picked interval",
      "stalactites",
      {
        ...stalactites,
        T: stalactites.T!.with(0, stalactites.T![0]!.slice(0, -3)),
        F: stalactites.F!.with(1, `2D ${stalactites.T![0]!.slice(-2)}`),
      },
    ],
    [
      "F1 is empty, and a card was dealt to it",
      "stalactites",
      { T: [rest(1, "2S 3S 4S"), ...empty(7)], F: ["", "2S", "3S", "4S"] },
    ],
    ["by is to be 1 or 2", "stalactites", { ...stalactites, by: 3 }],
    ["by is to be 1 or 2", "stalactites", { ...stalactites, by: "1" }],
    ["by is to be 1 or 2", "stalactites", { ...stalactites, by: 0 }],
    ["by is to be 1 or 2", "stalactites", { ...stalactites, by: null }],
    ["by is to be 1 or 2, and only in a game where an interval is picked", "penguin", { ...penguin, by: 1 }],
    ["Zodiac has no beak", "zodiac", { ...zodiac, beak: "AC" }],
    ["beak is no card", "penguin", { ...penguin, beak: "XX" }],
    ["beak is no card", "penguin", { ...penguin, beak: 7 }],
    ["beak is no card", "penguin", { ...penguin, beak: null }],
    ["the beak must be named", "penguin", { ...unnamed, T: [rest(1), ...empty(6)], F: empty(4) }],
  ])("%s (%s)", (why, id, json) => {
    const result = parsePosition(rulesOf(id), json);
    expect(result).toMatchObject({ ok: false, error: { code: "bad-position" } });
    expect(!result.ok && result.error.message).toContain(why);
    expect(!result.ok && result.error.message).toMatch(/^This is no position of the game: .*\.$/);
  });
});

describe("whatever is read", () => {
  const ids = fc.constantFrom("zodiac", "zodiac-classic", "stalactites", "rouge-et-noir", "penguin");

  test("anything is a position that is written so, or a mistake", () => {
    fc.assert(
      fc.property(ids, fc.oneof(fc.anything(), fc.jsonValue()), (id, json) => {
        expect(parsePosition(rulesOf(id), json)).toMatchObject({ ok: false, error: { code: "bad-position" } });
      }),
    );
  });

  test("a position that is spoilt somewhere is another position that is written so, or a mistake", () => {
    const spoil = fc.oneof(fc.constantFrom("", "#", " ", "AC", " AC", "#KD ", "T"), fc.string({ maxLength: 4 }));
    const change = fc.record({ at: fc.nat(), length: fc.nat({ max: 8 }), text: spoil });
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 31_999 }), change, (id, number, { at, length, text }) => {
        const rules = rulesOf(id);
        const json = JSON.stringify(Table.dealt(id, `${number}`).json());
        const start = at % json.length;
        const spoilt = parsed(json.slice(0, start) + text + json.slice(start + length));
        if (spoilt === undefined) return;
        const result = parsePosition(rules, spoilt.value);
        if (result.ok) {
          const again = makePosition(rules, result.value);
          expect(makePosition(rules, valueOf(parsePosition(rules, again)))).toEqual(again);
          expect(rules.pileNames.reduce((sum, _, pile) => sum + result.value.size(pile), 0)).toBe(
            rules.variant.decks * 52,
          );
        } else {
          expect(result.error.code).toBe("bad-position");
          expect(result.error.message).toMatch(/\.$/);
        }
      }),
      { numRuns: 1000 },
    );
  });

  /** The value of JSON, boxed; nothing if it is none. */
  const parsed = (text: string): { value: unknown } | undefined => {
    try {
      return { value: JSON.parse(text) as unknown };
    } catch {
      return undefined;
    }
  };
});

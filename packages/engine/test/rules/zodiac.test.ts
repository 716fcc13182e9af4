import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { transfer } from "../../src/index.js";
import { leadsOn } from "../by-trying.js";
import { newCards, newDeck, rulesOf, Table } from "../table.js";

const cells = (cards: readonly string[]): Record<string, string> =>
  Object.fromEntries(cards.map((card, i) => [`R${i + 1}`, card]));

describe("the deal", () => {
  const table = Table.laidOut("zodiac", newCards(2));
  const deck = newDeck(2);

  test("zodiac.deal-equator, zodiac.deal-zodiac, zodiac.deal-order: eight, then 24, one on each place", () => {
    expect(table.piles("R")).toEqual(deck.slice(0, 8));
    expect(table.piles("T")).toEqual(deck.slice(8, 32));
  });

  test("zodiac.deal-stock: 72 cards face down, none turned; deck[32] comes first", () => {
    const stock = deck.slice(32).map((card) => `#${card}`);
    expect(table.pile("S")).toBe(stock.toReversed().join(" "));
    expect(table.pile("W")).toBe("");
    expect(table.play("S").pile("W")).toBe(deck[32]);
    expect(table.piles("F").join("")).toBe("");
  });

  test("zodiac.pile-names", () => {
    const numbered = (letter: string, count: number): string[] =>
      Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
    const names = ["S", "W", ...numbered("T", 24), ...numbered("R", 8), ...numbered("F", 8)];
    expect(rulesOf("zodiac").pileNames).toEqual(names);
  });
});

describe("the two phases", () => {
  test("zodiac.phase-one: as long as the stock or the waste holds a card", () => {
    const phase = (piles: Record<string, string>, rest: string): number => {
      const { rules, pos } = Table.set("zodiac", piles, rest);
      return rules.phase(pos);
    };
    expect(phase({ S: "#AC", W: "2C" }, "T24")).toBe(1);
    expect(phase({ S: "#AC" }, "T24")).toBe(1);
    expect(phase({ W: "2C" }, "T24")).toBe(1);
    expect(phase({}, "T24")).toBe(2);
  });

  test("zodiac.phase-two: begins by itself with the last card of both", () => {
    const table = Table.set("zodiac", { W: "9H", T1: "8H", T2: "AC", R1: "KS" }, "T24");
    expect(table.verdict("T2-F1")).toBe("closed");
    table.play("W-T1");
    expect(table.rules.phase(table.pos)).toBe(2);
    expect(table.legal()).toEqual(["T2-F1", "T2-F2"]);
  });
});

describe("phase one", () => {
  test("zodiac.turn: one card of the stock face up onto the waste", () => {
    const table = Table.set("zodiac", { S: "#2C #3C", W: "9H" }, "T24").play("S");
    expect([table.pile("S"), table.pile("W")]).toEqual(["#2C", "9H 3C"]);
    expect(table.play("S").pile("W")).toBe("9H 3C 2C");
  });

  test("zodiac.turn-over, zodiac.stock-entry: the whole waste becomes the stock in the same order, a move without a card", () => {
    const table = Table.set("zodiac", { S: "#2C #3C", W: "9H" }, "T24").play("S", "S");
    expect(table.pile("S")).toBe("");
    table.play("S");
    expect([table.pile("S"), table.pile("W")]).toEqual(["#2C #3C #9H", ""]);
    expect(table.play("S", "S", "S").pile("W")).toBe("9H 3C 2C");
    expect(table.play("S", "S").pile("W")).toBe("9H");
  });

  test("zodiac.turn-over: as often as the player likes, the cards that stay in one order", () => {
    const table = Table.dealt("zodiac", "9");
    const order = (): string[] =>
      Array.from({ length: table.pile("S").split(" ").length }, () => table.play("S").pile("W").split(" ").at(-1)!);
    const first = order();
    expect(first).toHaveLength(72);
    for (let round = 0; round < 3; round++) {
      table.play("S");
      expect(table.pile("W")).toBe("");
      expect(order()).toEqual(first);
    }
    // A card that is played is gone from the order, and the others keep theirs.
    table.play("R5-T24", "S", ...Array<string>(35).fill("S"), "W-T18");
    while (table.pile("S") !== "") table.play("S");
    table.play("S");
    expect(order()).toEqual(first.toSpliced(34, 1));
  });

  test("zodiac.waste-to-zodiac: same suit, one rank higher or lower", () => {
    const ring = { T1: "6H", T2: "4H", T3: "6D", T4: "5H", T5: "7H", T6: "4S" };
    const table = Table.set(
      "zodiac",
      { ...ring, W: "KC 5H", ...cells(["2C", "2S", "2H", "2D", "9C", "9S", "9H", "9D"]) },
      "S",
    );
    expect(table.targets("W")).toEqual(["T1", "T2"]);
    expect(table.verdict("W-T3")).toBe("no-fit");
    expect(table.verdict("W-T4")).toBe("no-fit");
    expect(table.verdict("W-T1:2")).toBe("no-run");
    expect(table.play("W-T2").pile("T2")).toBe("4H 5H");
    expect(table.targets("W")).toEqual([]);
  });

  test("zodiac.equator-to-zodiac: likewise from the Equator", () => {
    const table = Table.set("zodiac", { T1: "6H", T2: "4H", T3: "6D", R1: "5H", R2: "5D", W: "KC" }, "S");
    expect(table.targets("R1")).toEqual(["T1", "T2"]);
    expect(table.targets("R2")).toEqual(["T3"]);
    expect(table.play("R1-T1").piles("R").join("")).toBe("5D");
  });

  test("zodiac.either-way: the direction is free at every card", () => {
    const table = Table.set("zodiac", { T1: "6H", W: "8H 7H", R1: "6H", R2: "7H", R3: "5H" }, "S");
    table.play("W-T1", "W-T1", "R2-T1", "R1-T1", "R3-T1");
    expect(table.pile("T1")).toBe("6H 7H 8H 7H 6H 5H");
  });

  test("zodiac.no-corner: no king on an ace, no ace on a king", () => {
    const table = Table.set("zodiac", { T1: "AH", T2: "QH", T3: "KS", T4: "2S", W: "KH", R1: "AS", R2: "KS" }, "S");
    expect(table.verdict("W-T1")).toBe("no-fit");
    expect(table.verdict("R1-T3")).toBe("no-fit");
    expect(table.verdict("W-T2")).toBe("legal");
    expect(table.verdict("R1-T4")).toBe("legal");
  });

  test("zodiac.waste-to-equator: any card to any empty place, never has to; it takes one", () => {
    const piles = { W: "5H KC", T1: "QC", ...cells(["2C", "", "2H", "2D", "", "9S", "9H", ""]) };
    const table = Table.set("zodiac", piles, "S");
    expect(table.targets("W")).toEqual(["R2", "R5", "R8", "T1"]);
    expect(table.verdict("W-R1")).toBe("full");
    expect(table.legal()).toContain("S");
    expect(table.play("W-R8", "W-R2").piles("R")).toEqual(["2C", "5H", "2H", "2D", "", "9S", "9H", "KC"]);
  });

  test("zodiac.by-way-of-waste: the stock's card goes nowhere but to the waste", () => {
    const { rules, pos } = Table.set("zodiac", { S: "#5H", T1: "6H" }, "T24");
    const stock = rules.pileIndex("S");
    for (const to of ["W", "T1", "R1", "F1"]) {
      expect(rules.fault(pos, transfer(stock, rules.pileIndex(to)))).toBe("never-leaves");
    }
  });

  test("zodiac.ring-stays, common.no-exchange: cards of the Zodiac and the Equator stay there", () => {
    const table = Table.set("zodiac", { T1: "6H", T2: "5H", R1: "4H", W: "AC" }, "S");
    expect(table.verdict("T1-T2")).toBe("wrong-source");
    expect(table.verdict("T1-R2")).toBe("wrong-source");
    expect(table.verdict("T1-W")).toBe("wrong-source");
    expect(table.verdict("R1-R2")).toBe("wrong-source");
    expect(table.verdict("R1-W")).toBe("wrong-source");
    expect(table.verdict("R1-T2")).toBe("legal");
  });

  test("zodiac.closed: no card goes to a foundation", () => {
    const table = Table.set("zodiac", { T1: "AH", R1: "AC", W: "AS" }, "S");
    expect(table.verdict("T1-F5")).toBe("closed");
    expect(table.verdict("R1-F1")).toBe("closed");
    expect(table.verdict("W-F3")).toBe("closed");
  });
});

describe("phase two", () => {
  test("zodiac.foundations: two for each suit, from ace to king in suit", () => {
    const table = Table.set("zodiac", { T1: "2C AC", T2: "AH", R1: "AC", R2: "2C", T3: "2S", T4: "KC" }, "T24");
    expect(table.targets("T1")).toEqual(["F1", "F2"]);
    expect(table.targets("T2")).toEqual(["F5", "F6"]);
    expect(table.verdict("T2-F1")).toBe("no-start");
    expect(table.verdict("T4-F1")).toBe("no-start");
    table.play("T1-F1", "R1-F2");
    expect(table.targets("T1")).toEqual(["F1", "F2"]);
    expect(table.verdict("T3-F1")).toBe("no-fit");
    table.play("T1-F2", "R2-F1");
    expect(table.piles("F").slice(0, 2)).toEqual(["AC 2C", "AC 2C"]);

    const full = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC";
    const done = Table.set("zodiac", { F1: full, T1: "AC" }, "T24");
    expect(done.targets("T1")).toEqual(["F2"]);
    expect(done.verdict("T1-F1")).toBe("full");
  });

  test("zodiac.going-home, zodiac.stay-empty: to the foundations, one at a time, and nothing else", () => {
    const table = Table.set("zodiac", { T1: "2H AH", T2: "3H", T3: "", R1: "4H", R2: "" }, "T24");
    for (const move of ["T1-T3", "T1-R2", "R1-T2", "R1-R2", "R1-T3", "T2-R2"]) {
      expect(table.verdict(move), move).not.toBe("legal");
    }
    expect(table.verdict("R1-T2")).toBe("closed");
    expect(table.verdict("T1-F5:2")).toBe("no-run");
    table.play("T1-F5", "T1-F5", "T2-F5", "R1-F5");
    expect(table.pile("F5")).toBe("AH 2H 3H 4H");
    expect(table.verdict("F5-T1")).toBe("never-leaves");
    expect([table.pile("T1"), table.pile("R1")]).toEqual(["", ""]);
  });

  test("zodiac.stock-entry: nothing is left to turn", () => {
    const table = Table.set("zodiac", {}, "T24");
    expect(table.verdict("S")).toBe("not-now");
  });

  test("common.no-moves-left: none in phase two when no top card goes home", () => {
    const table = Table.set("zodiac", { R1: "2C" }, "T24");
    expect(table.legal()).toEqual([]);
    expect(table.rules.isStuck(table.pos)).toBe(true);
  });
});

describe("zodiac.no-moves-left: in phase one, whatever may be turned", () => {
  const black = newDeck(2).filter((card) => /[CS]$/.test(card));
  const red = newDeck(2).filter((card) => /[HD]$/.test(card));

  /** The ring is black and all else is red, but for the cards that are put on top of the first Zodiac pile. */
  const table = (onTop: readonly string[] = [], equator = red.slice(0, 8), waste: readonly string[] = []): Table => {
    const ring = Object.fromEntries(black.slice(0, 23).map((card, i) => [`T${i + 2}`, card]));
    const places = equator.filter((card) => !onTop.includes(card));
    const first = [...black.slice(23), ...onTop].join(" ");
    return Table.set("zodiac", { ...ring, T1: first, ...cells(places), W: waste.join(" ") }, "S");
  };
  const full = ["AD", "3D", "5D", "7D", "9D", "JD", "KD", "AD"];
  const isStuck = ({ rules, pos }: Table): boolean => rules.isStuck(pos);

  test("stuck: no place is empty and nothing fits, though the stock can be turned for ever", () => {
    expect(isStuck(table())).toBe(true);
    expect(table().legal()).toEqual(["S"]);
  });

  test("stuck with all cards in the stock, all in the waste, and on the way", () => {
    const there = table();
    for (let i = 0; i < 100; i++) {
      expect(isStuck(there)).toBe(true);
      there.play("S");
    }
  });

  test("not stuck: a place of the Equator is empty", () => {
    expect(isStuck(table([], red.slice(0, 7)))).toBe(false);
    expect(isStuck(table([], ["", ...red.slice(0, 7)]))).toBe(false);
  });

  test("not stuck: a card of the stock fits, however deep it lies", () => {
    const there = table(["KH"], full);
    expect(there.pile("S").split(" ").indexOf("#QH")).toBeGreaterThan(0);
    expect(there.legal()).toEqual(["S"]);
    expect(isStuck(there)).toBe(false);
  });

  test("not stuck: a card of the waste fits, on top or deep in it", () => {
    const buried = ["QH", "QH", "KH"];
    expect(isStuck(table(buried, full))).toBe(true);
    expect(isStuck(table(["QH", "KH"], full, ["QH", "3H", "2H"]))).toBe(false);
    expect(isStuck(table(["QH", "KH"], full, ["3H", "2H", "QH"]))).toBe(false);
  });

  test("not stuck: a card of the Equator fits", () => {
    expect(isStuck(table(["QH", "KH"], [...full.slice(1), "QH"]))).toBe(false);
    expect(isStuck(table(["QH", "KH"], ["QH", ...full.slice(1)]))).toBe(false);
  });

  test("stuck: an ace does not fit a king, nor a king an ace", () => {
    expect(table(["QH", "QH", "KH"], full).pile("S")).toContain("#AH");
    expect(isStuck(table(["QH", "QH", "KH"], full))).toBe(true);
    expect(table(["2H", "2H", "AH"], full).pile("S")).toContain("#KH");
    expect(isStuck(table(["2H", "2H", "AH"], full))).toBe(true);
  });

  test("stuck: a card that would fit a buried card does not help", () => {
    expect(isStuck(table(["QH", "KH", "KH"], full))).toBe(false);
    expect(isStuck(table(["QH", "QH", "KH", "KH"], full))).toBe(true);
    expect(isStuck(table(["QH", "QH", "9H", "KH"], full))).toBe(true);
  });

  test("never stuck while a card still fits, by trying all turns", () => {
    const cards = fc.shuffledSubarray(red, { maxLength: 12 });
    fc.assert(
      fc.property(cards, fc.nat(8), fc.nat(40), (onTop, places, turned) => {
        const rest = [...red];
        for (const card of onTop) rest.splice(rest.indexOf(card), 1);
        const there = table(onTop, [], []);
        const stock = [...rest];
        const equator = stock.splice(0, places);
        const waste = stock.splice(0, turned);
        const pile = Object.fromEntries(there.piles("T").map((cards, i) => [`T${i + 1}`, cards]));
        const set = Table.set("zodiac", { ...pile, ...cells(equator), W: waste.join(" ") }, "S");
        expect(set.rules.isStuck(set.pos)).toBe(!leadsOn(set.rules, set.pos.clone()));
      }),
    );
  });
});

test("zodiac.preferred: to a foundation, else to the Zodiac, else to the Equator", () => {
  const table = Table.set("zodiac", { W: "KS 5H", T3: "6H", R1: "7H", R2: "AC" }, "S");
  expect(table.preferred("W")).toBe("W-T3");
  expect(table.preferred("R1")).toBe("R1-T3");
  expect(table.play("W-T3").preferred("W")).toBe("W-R3");
  expect(table.preferred("R2")).toBeUndefined();
  expect(table.preferred("T3")).toBeUndefined();
  const home = Table.set("zodiac", { T1: "AD", R1: "AD" }, "T24");
  expect(home.preferred("T1")).toBe("T1-F7");
  expect(home.play("T1-F7").preferred("R1")).toBe("R1-F8");
});

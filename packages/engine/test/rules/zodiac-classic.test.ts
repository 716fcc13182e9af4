import { expect, test } from "vitest";
import { newCards, rulesOf, Table } from "../table.js";

test("zodiac-classic.foundations: in each suit one up from the ace and one down from the king", () => {
  const piles = { T1: "2C AC", T2: "QC KC", T3: "AC", R1: "KC", R2: "AH", R3: "KD", R4: "AS", T4: "KC QD" };
  const table = Table.set("zodiac-classic", { ...piles, T4: "QS" }, "T24");
  expect(table.targets("T1")).toEqual(["F1"]);
  expect(table.targets("T2")).toEqual(["F2"]);
  expect(table.targets("R2")).toEqual(["F5"]);
  expect(table.targets("R3")).toEqual(["F8"]);
  expect(table.targets("R4")).toEqual(["F3"]);
  expect(table.targets("T4")).toEqual([]);
  table.play("T1-F1", "T1-F1", "T2-F2", "T2-F2");
  expect(table.piles("F").slice(0, 2)).toEqual(["AC 2C", "KC QC"]);
  // The twins wait: there is no second foundation that begins with them.
  expect(table.targets("T3")).toEqual([]);
  expect(table.targets("R1")).toEqual([]);
});

test("zodiac-classic.foundations: the two meet, and each takes all thirteen", () => {
  const rising = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC";
  const falling = "KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C";
  const table = Table.set("zodiac-classic", { F1: rising, F2: falling, T1: "KC", T2: "AC" }, "T24");
  expect(table.targets("T1")).toEqual(["F1"]);
  expect(table.targets("T2")).toEqual(["F2"]);
  table.play("T1-F1", "T2-F2");
  expect(table.verdict("T24-F1")).toBe("full");
});

test("zodiac-classic.pile-names: odd foundations go up, even ones down", () => {
  const rules = rulesOf("zodiac-classic");
  expect(rules.pileNames.toSorted()).toEqual(rulesOf("zodiac").pileNames.toSorted());
  for (const [i, number] of [1, 2, 3, 4, 5, 6, 7, 8].entries()) {
    expect(rules.kindOf(rules.pileIndex(`F${number}`)).name).toBe(i % 2 === 0 ? "rising" : "falling");
  }
});

test("all else is as in Zodiac: the deal, phase one, and when it is stuck", () => {
  const [classic, zodiac] = ["zodiac-classic", "zodiac"].map((id) => Table.laidOut(id, newCards(2)));
  expect(classic!.json()).toEqual(zodiac!.json());
  for (let i = 0; i < 40; i++) {
    expect(classic!.legal()).toEqual(zodiac!.legal());
    const move = i % 3 === 0 ? zodiac!.legal()[0]! : "S";
    classic!.play(move);
    zodiac!.play(move);
  }
  expect(classic!.json()).toEqual(zodiac!.json());
  expect(classic!.rules.isStuck(classic!.pos)).toBe(zodiac!.rules.isStuck(zodiac!.pos));
});

test("zodiac.preferred: the foundations that go up before those that go down", () => {
  const piles = { F1: "AC 2C 3C 4C 5C", F2: "KC QC JC TC 9C 8C 7C", T1: "6C" };
  const table = Table.set("zodiac-classic", piles, "T24");
  expect(table.targets("T1")).toEqual(["F1", "F2"]);
  expect(table.preferred("T1")).toBe("T1-F1");
});

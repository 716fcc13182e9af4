import { describe, expect, test } from "vitest";
import { ACE, deal, isAction, makeCard, makePosition, type Position, rulesFor, variants } from "../src/index.js";
import { playOn } from "./games.js";
import { randomFrom } from "./random.js";
import { numberOf, rulesOf, Table } from "./table.js";

describe("the hash", () => {
  test("is a whole number that a double holds exactly", () => {
    for (const rules of variants.map(rulesFor)) {
      const hash = deal(rules, numberOf("1")).hash();
      expect(Number.isSafeInteger(hash)).toBe(true);
      expect(hash).toBeGreaterThanOrEqual(0);
    }
  });

  test.each(variants.map((variant) => [variant.name, rulesFor(variant)] as const))(
    "tells the positions of %s apart, and knows them again",
    (_, rules) => {
      const byHash = new Map<number, string>();
      const random = randomFrom(5);
      let seen = 0;
      for (const number of ["1", "2", "32000", "ms4294967296"]) {
        for (let game = 0; game < 25; game++) {
          const pos = deal(rules, numberOf(number));
          for (let i = 0; i < 40 && playOn(rules, pos, random, 1, game % 3).length > 0; i++) {
            const text = JSON.stringify(makePosition(rules, pos));
            expect(byHash.get(pos.hash()) ?? text).toBe(text);
            byHash.set(pos.hash(), text);
            seen++;
          }
        }
      }
      expect(new Set(byHash.values()).size).toBe(byHash.size);
      expect(seen).toBeGreaterThan(1000);
    },
  );

  test("is the same whatever the way, and for twins in each other's place", () => {
    const table = (): Table => Table.set("penguin", { T1: "3H", T2: "4S", F1: "2C" }, "T7");
    const one = table().play("T1-R1", "T2-R2").pos.hash();
    expect(table().play("T2-R2", "T1-R1").pos.hash()).toBe(one);
    expect(table().play("T1-R2", "T2-R1").pos.hash()).not.toBe(one);

    const rules = rulesOf("zodiac");
    const [first, twin] = [makeCard(ACE, 2, 0), makeCard(ACE, 2, 1)];
    const [pos, other] = [rules.emptyTable(), rules.emptyTable()];
    for (const [pile, card] of [first, twin].entries()) pos.put(pile, card);
    for (const [pile, card] of [twin, first].entries()) other.put(pile, card);
    expect(pos.cards(0)).not.toEqual(other.cards(0));
    expect(pos.hash()).toBe(other.hash());
  });

  test("depends on the side that shows, the interval, and the base", () => {
    const down = Table.set("rouge-et-noir", { T1: "#5S 8C" }, "S").pos.hash();
    const up = Table.set("rouge-et-noir", { T1: "5S 8C" }, "S").pos.hash();
    expect(down).not.toBe(up);
    const hashes = [{}, { by: 1 as const }, { by: 2 as const }].map((settled) =>
      Table.set("stalactites", { F1: "AC", F2: "2C", F3: "3C", F4: "4C" }, "T8", settled).pos.hash(),
    );
    expect(new Set(hashes).size).toBe(3);
    const bases = ["AC", "2C"].map((beak) => Table.set("penguin", {}, "T7", { beak }).pos.hash());
    expect(new Set(bases).size).toBe(2);
  });
});

describe("a copy", () => {
  test("is the same position on a table of its own", () => {
    const { rules, pos } = Table.dealt("stalactites", "3").play("by2", "T1-R1");
    const copy = pos.clone();
    expect(everything(copy)).toEqual(everything(pos));
    const before = everything(pos);
    for (const move of rules
      .legalMoves(copy)
      .filter((each) => !isAction(each))
      .slice(0, 1))
      rules.play(copy, move);
    expect(everything(pos)).toEqual(before);
    expect(everything(copy)).not.toEqual(before);
    pos.rewind(0);
    expect(copy.step).toBe(2);
  });

  test("cannot be taken back beyond the moment it was made", () => {
    const { pos } = Table.dealt("stalactites", "3").play("by2");
    const copy = pos.clone();
    expect(copy.mark).toBe(0);
    copy.rewind(0);
    expect(copy.step).toBe(2);
  });

  const everything = (pos: Position): unknown => [
    pos.base,
    pos.step,
    Array.from({ length: pos.pileCount }, (_, pile) => pos.cards(pile)),
  ];
});

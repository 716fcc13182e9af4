import { describe, expect, test } from "vitest";
import { judge, parseLog } from "../../src/index.js";
import { newCards, newDeck, numberOf, rulesOf, Table, valueOf } from "../table.js";

describe("the deal", () => {
  const table = Table.laidOut("stalactites", newCards(1));
  const deck = newDeck(1);

  test("stalactites.bases: the first four cards, whatever they are", () => {
    expect(table.piles("F")).toEqual(["AC", "2C", "3C", "4C"]);
  });

  test("stalactites.columns, stalactites.deal-order: 48 cards in eight columns, row by row", () => {
    const columns = Array.from({ length: 8 }, (_, column) =>
      deck
        .slice(4)
        .filter((_, i) => i % 8 === column)
        .join(" "),
    );
    expect(table.piles("T")).toEqual(columns);
    expect(table.piles("T").every((pile) => pile.split(" ").length === 6)).toBe(true);
  });

  test("stalactites.cells: two, empty", () => {
    expect(table.piles("R")).toEqual(["", ""]);
  });

  test("stalactites.pile-names", () => {
    const names = ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "R1", "R2", "F1", "F2", "F3", "F4"];
    expect(rulesOf("stalactites").pileNames).toEqual(names);
  });
});

describe("the interval", () => {
  test("stalactites.interval-first, stalactites.pick-entry: before it only the picks are legal", () => {
    const table = Table.dealt("stalactites", "3");
    expect(table.legal()).toEqual(["by1", "by2"]);
    expect(table.verdict("T1-R1")).toBe("closed");
    expect(table.verdict("T1-F1")).toBe("closed");
    expect(judged("T1-R1")).toMatchObject({ outcome: "illegal", at: 0, moves: 0 });
  });

  test("stalactites.interval, stalactites.interval-once: one choice for all foundations, never again", () => {
    for (const [pick, step] of [
      ["by1", 1],
      ["by2", 2],
    ] as const) {
      const table = Table.dealt("stalactites", "3").play(pick);
      expect(table.pos.step).toBe(step);
      expect(table.verdict("by1")).toBe("not-now");
      expect(table.verdict("by2")).toBe("not-now");
      table.play("T1-R1");
      expect(table.verdict("by1")).toBe("not-now");
    }
  });

  test("stalactites.pick-entry: exactly one pick, as the first entry, and no move", () => {
    expect(judged("by1")).toEqual({ outcome: "unfinished", moves: 0 });
    expect(judged("by1 T1-F1 T2-R1")).toEqual({ outcome: "unfinished", moves: 2 });
    expect(judged("by1 by1")).toMatchObject({ outcome: "illegal", at: 1, moves: 0 });
    expect(judged("by1 by2")).toMatchObject({ outcome: "illegal", at: 1, moves: 0 });
    expect(judged("by1 T1-F1 by1")).toMatchObject({ outcome: "illegal", at: 2, moves: 1 });
    expect(judged("T1-R1 by1")).toMatchObject({ outcome: "illegal", at: 0, moves: 0 });
  });

  test("stalactites.not-stuck-unpicked: there are moves left before the choice", () => {
    const table = Table.dealt("stalactites", "3");
    expect(table.rules.isStuck(table.pos)).toBe(false);
  });

  const judged = (log: string): unknown => judge(rulesOf("stalactites"), numberOf("3"), valueOf(parseLog(log)));
});

describe("the foundations", () => {
  test("stalactites.by-ones: one rank up, whatever the suit, ace on king", () => {
    const table = Table.set("stalactites", { F1: "QC", F2: "2S", F3: "7H", F4: "9D", T1: "AC AS KD", T2: "2H" }, "T8", {
      by: 1,
    });
    expect(table.targets("T1")).toEqual(["F1", "R1", "R2"]);
    table.play("T1-F1", "T1-F1");
    expect(table.pile("F1")).toBe("QC KD AS");
    expect(table.targets("T1")).toEqual(["R1", "R2"]);
    expect(table.targets("T2")).toEqual(["F1", "R1", "R2"]);
  });

  test("stalactites.by-twos: A 3 5 7 9 J K 2 4 6 8 T Q, and A again", () => {
    const order = ["A", "3", "5", "7", "9", "J", "K", "2", "4", "6", "8", "T", "Q", "A"];
    for (const [i, rank] of order.slice(0, -1).entries()) {
      const next = order[i + 1]!;
      const piles = { F1: `${rank}C`, F2: `${rank}S`, F3: `${rank}H`, F4: `${rank}D` };
      for (const other of order.slice(0, -1).filter((each) => each !== rank)) {
        const table = Table.set("stalactites", { ...piles, T1: `${other}H` }, "T8", { by: 2 });
        const homes = other === next ? ["F1", "F2", "F3", "F4"] : [];
        expect(table.targets("T1"), `${other} on ${rank}`).toEqual([...homes, "R1", "R2"]);
      }
    }
  });

  test("common.every-target: two foundations that want the same rank are two moves", () => {
    const table = Table.set("stalactites", { F1: "5C", F2: "9S", F3: "5H", F4: "KD", T1: "6S", R1: "7C" }, "T8", {
      by: 1,
    });
    expect(table.targets("T1")).toEqual(["F1", "F3", "R2"]);
    expect(table.play("T1-F3").piles("F")).toEqual(["5C", "9S", "5H 6S", "KD"]);
    expect(table.targets("R1")).toEqual(["F3"]);
  });

  test("stalactites.thirteen: complete with 13 cards, the base included", () => {
    const full = "QC KC AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC";
    const table = Table.set("stalactites", { F1: full, F2: "JS", F3: "2H", F4: "3H", T1: "QH", R1: "QD" }, "T8", {
      by: 1,
    });
    expect(table.targets("T1")).toEqual(["F2", "R2"]);
    expect(table.verdict("T1-F1")).toBe("full");
    expect(table.verdict("R1-F1")).toBe("full");
  });
});

describe("moves", () => {
  const piles = { F1: "5C", F2: "5S", F3: "5H", F4: "5D", T1: "9H 8H", T2: "9S", T3: "", R1: "8S" };
  const table = (): Table => Table.set("stalactites", piles, "T8", { by: 1 });

  test("stalactites.column-gives, stalactites.cell: from a column to foundation or empty cell, from a cell to a foundation", () => {
    const there = table();
    expect(there.targets("T1")).toEqual(["R2"]);
    expect(there.targets("R1")).toEqual([]);
    expect(there.verdict("T1-R1")).toBe("full");
    expect(there.verdict("R1-R2")).toBe("wrong-source");
    const six = Table.set("stalactites", { ...piles, R2: "6D" }, "T8", { by: 1 });
    expect(six.targets("R2")).toEqual(["F1", "F2", "F3", "F4"]);
    expect(six.targets("T1")).toEqual([]);
  });

  test("stalactites.no-building, stalactites.stay-empty: nothing is laid on a column, not even an empty one", () => {
    const there = table();
    expect(there.verdict("T1-T2")).toBe("wrong-source");
    expect(there.verdict("R1-T2")).toBe("wrong-source");
    expect(there.verdict("T1-T3")).toBe("wrong-source");
    expect(there.verdict("R1-T3")).toBe("wrong-source");
    expect(there.verdict("F1-T3")).toBe("never-leaves");
    expect(there.verdict("F1-R2")).toBe("never-leaves");
  });

  test("stalactites.single: one card at a time", () => {
    expect(table().verdict("T1-R2:2")).toBe("no-run");
    const two = Table.set("stalactites", { ...piles, T4: "7D 6D" }, "T8", { by: 1 });
    expect(two.verdict("T4-F1:2")).toBe("no-run");
  });

  test("common.no-moves-left: none when the cells are full and no top card fits", () => {
    const there = Table.set("stalactites", { ...piles, R2: "AS" }, "T8", { by: 1 });
    expect(there.legal()).toEqual([]);
    expect(there.rules.isStuck(there.pos)).toBe(true);
  });

  test("stalactites.preferred: to a foundation, and only else to a cell", () => {
    const there = Table.set("stalactites", { ...piles, T4: "8D 6D" }, "T8", { by: 1 });
    expect(there.preferred("T4")).toBe("T4-F1");
    expect(there.preferred("T1")).toBe("T1-R2");
    expect(there.preferred("R1")).toBeUndefined();
    const unpicked = Table.dealt("stalactites", "3");
    expect(unpicked.preferred("T1")).toBeUndefined();
  });
});

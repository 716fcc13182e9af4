import { describe, expect, test } from "vitest";
import { solutions } from "../fixtures.js";
import { newCards, newDeck, rulesOf, Table } from "../table.js";

const redKing = "KH QC JH TC 9H 8C 7H 6C 5H 4C 3H 2C AH";
const blackKing = "KC QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC";
const otherRedKing = "KD QS JD TS 9D 8S 7D 6S 5D 4S 3D 2S AD";

describe("the deal", () => {
  const table = Table.laidOut("rouge-et-noir", newCards(2));
  const deck = newDeck(2);

  test("rouge-et-noir.columns: 8 7 6 5 4 3 2 1 1 0 cards, only the exposed ones face up", () => {
    const sizes = table.piles("T").map((pile) => (pile === "" ? 0 : pile.split(" ").length));
    expect(sizes).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 1, 0]);
    for (const pile of table.piles("T").slice(0, -1)) expect(pile).toMatch(/^(#\w\w )*\w\w$/);
  });

  test("rouge-et-noir.stock: 67 cards face down", () => {
    expect(table.pile("S")).toMatch(/^(#\w\w ?){67}$/);
  });

  test("rouge-et-noir.deal-order: seven rounds from the right, then one face up; deck[37] comes first from the stock", () => {
    const columns: string[][] = Array.from({ length: 10 }, () => []);
    let next = 0;
    for (const length of [7, 6, 5, 4, 3, 2, 1]) {
      for (let column = length; column >= 1; column--) columns[column - 1]!.push(`#${deck[next++]}`);
    }
    for (let column = 9; column >= 1; column--) columns[column - 1]!.push(deck[next++]!);
    expect(next).toBe(37);
    expect(table.piles("T")).toEqual(columns.map((cards) => cards.join(" ")));
    expect(table.pile("S").split(" ").at(-1)).toBe(`#${deck[37]}`);
    expect(table.pile("S").split(" ")[0]).toBe(`#${deck[103]}`);
  });

  test("rouge-et-noir.pile-names", () => {
    const names = rulesOf("rouge-et-noir").pileNames;
    expect(names).toEqual(["S", ...numbered("T", 10), ...numbered("F", 8)]);
  });

  const numbered = (letter: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
});

describe("the columns", () => {
  test("rouge-et-noir.build: down by one in alternating colours, nothing on an ace", () => {
    const piles = { T1: "9H", T2: "TC", T3: "TS", T4: "TD", T5: "8C", T6: "KC", T7: "AH", T8: "2S" };
    const table = Table.set("rouge-et-noir", { ...piles, T9: "JC", T10: "AC" }, "S");
    expect(table.targets("T1")).toEqual(["T2", "T3"]);
    expect(table.targets("T5")).toEqual(["T1"]);
    expect(table.verdict("T6-T7")).toBe("no-fit");
    expect(table.verdict("T8-T7")).toBe("no-fit");
    expect(table.verdict("T7-T8")).toBe("legal");
    expect(table.verdict("T10-T8")).toBe("no-fit");
  });

  test("rouge-et-noir.run: a run or any tail of it moves as one, however long", () => {
    const table = Table.set(
      "rouge-et-noir",
      { T1: `5S ${redKing}`, T2: "8S", T3: "3D", T4: "KC", T5: "4H 2S AD" },
      "S",
    );
    expect(table.targets("T1").filter((to) => to.startsWith("T"))).toEqual(
      ["T2:7", "T3:2", "T6:13", "T7:13", "T8:13", "T9:13", "T10:13"].sort(),
    );
    expect(table.verdict("T1-T2:8")).toBe("no-fit");
    expect(table.verdict("T1-T6:14")).toBe("no-run");
    expect(table.verdict("T5-T4:3")).toBe("no-run");
    table.play("T1-T2:7");
    expect(table.pile("T2")).toBe("8S 7H 6C 5H 4C 3H 2C AH");
    expect(table.pile("T1")).toBe("5S KH QC JH TC 9H 8C");
  });

  test("rouge-et-noir.run: face-down cards are in no run", () => {
    const table = Table.set("rouge-et-noir", { T1: "#9H 8C", T2: "TC", T3: "9D" }, "S");
    expect(table.verdict("T1-T2:2")).toBe("no-run");
    expect(table.verdict("T1-T3")).toBe("legal");
  });

  test("common.turn-up: a face-down card turns up as its column is cleared, and back when that is undone", () => {
    const table = Table.set("rouge-et-noir", { T1: "#5S #9H 8C", T2: "9D", T3: "KH QC", T4: "" }, "S");
    const mark = table.pos.mark;
    table.play("T1-T2");
    expect(table.pile("T1")).toBe("#5S 9H");
    table.pos.rewind(mark);
    expect(table.pile("T1")).toBe("#5S #9H 8C");
    expect(table.play("T3-T4:2").pile("T3")).toBe("");
  });

  test("rouge-et-noir.empty-column: only a king, or a run from a king", () => {
    const table = Table.set("rouge-et-noir", { T1: "4S KD QS", T2: "5S KC", T3: "QD JS", T4: "6S AS" }, "S");
    const empty = ["T5", "T6", "T7", "T8", "T9", "T10"];
    expect(table.targets("T1")).toEqual(empty.map((pile) => `${pile}:2`).sort());
    expect(table.targets("T2")).toEqual(empty.toSorted());
    expect(table.verdict("T3-T5:2")).toBe("no-start");
    expect(table.verdict("T3-T5")).toBe("no-start");
    expect(table.verdict("T4-T5")).toBe("no-start");
  });

  test("rouge-et-noir.king-moves-on: a whole column from a king may move to another empty one", () => {
    const table = Table.set("rouge-et-noir", { T1: "KD QS" }, "S");
    expect(table.play("T1-T10:2").pile("T10")).toBe("KD QS");
    expect(table.preferred("T10", 2)).toBeUndefined();
  });
});

describe("the colour foundations", () => {
  test("rouge-et-noir.aces: two for each colour, begun by any ace of it", () => {
    const table = Table.set("rouge-et-noir", { T1: "AC", T2: "AS", T3: "AH", T4: "AD", T5: "2C", T6: "KC" }, "S");
    expect(table.targets("T1")).toEqual(["F1", "F2"]);
    expect(table.targets("T2")).toEqual(["F1", "F2"]);
    expect(table.targets("T3")).toEqual(["F3", "F4", "T5"]);
    expect(table.targets("T4")).toEqual(["F3", "F4", "T5"]);
    expect(table.verdict("T5-F1")).toBe("no-start");
    expect(table.verdict("T6-F1")).toBe("no-start");
    expect(table.verdict("T1-F3")).toBe("no-start");
  });

  test("rouge-et-noir.foundations: up by one in colour, whichever the suit, to the king", () => {
    const table = Table.set(
      "rouge-et-noir",
      { F1: "AC", F2: "AS 2S", T1: "2C", T2: "2H", T3: "3C", T4: "4S 3S", T5: "2S" },
      "S",
    );
    expect(table.targets("T1")).toEqual(["F1"]);
    expect(table.targets("T5")).toEqual(["F1"]);
    expect(table.targets("T3")).toEqual(["F2"]);
    expect(table.verdict("T2-F1")).toBe("no-fit");
    table.play("T3-F2", "T5-F1", "T4-F1", "T4-F1");
    expect(table.piles("F").slice(0, 2)).toEqual(["AC 2S 3S 4S", "AS 2S 3C"]);

    const full = "AC 2S 3C 4S 5C 6S 7C 8S 9C TS JC QS KC";
    const done = Table.set("rouge-et-noir", { F1: full, T1: "AS", T2: "KS" }, "S");
    expect(done.targets("T1")).toEqual(["F2"]);
    expect(done.verdict("T1-F1")).toBe("full");
    expect(done.verdict("T2-F1")).toBe("full");
  });

  test("rouge-et-noir.foundation-single, common.foundations-final: one exposed card at a time, for good", () => {
    const table = Table.set("rouge-et-noir", { F1: "AC", T1: "3H 2C", T2: "3D", T3: "2H AS" }, "S");
    expect(table.verdict("T1-F1:2")).toBe("wrong-count");
    expect(table.verdict("T3-F3:2")).toBe("wrong-count");
    table.play("T1-F1");
    expect(table.verdict("F1-T1")).toBe("never-leaves");
    expect(table.verdict("F1-T2")).toBe("never-leaves");
    expect(table.verdict("F1-F2")).toBe("never-leaves");
  });
});

describe("the discard piles", () => {
  test("rouge-et-noir.discard, rouge-et-noir.discard-above-any: a whole run, whatever lies under it, to any empty pile", () => {
    const table = Table.set(
      "rouge-et-noir",
      { T1: `#5S 2D ${redKing}`, T2: `#9C ${blackKing}`, F6: otherRedKing },
      "S",
    );
    for (const column of ["T1", "T2"]) {
      const discards = table.targets(column).filter((to) => to.startsWith("F") && to.endsWith(":13"));
      expect(discards).toEqual(["F5:13", "F7:13", "F8:13"]);
    }
    table.play("T1-F5:13", "T2-F8:13");
    expect(table.pile("F5")).toBe(redKing);
    expect(table.pile("T1")).toBe("#5S 2D");
    expect(table.pile("T2")).toBe("9C");
  });

  test("rouge-et-noir.discard-closed: no part of a run, no single card, no second run", () => {
    const incomplete = redKing.slice(0, -3);
    const table = Table.set("rouge-et-noir", { T1: redKing, T2: incomplete, T3: "KS", F5: blackKing, F1: "AS" }, "S");
    expect(table.verdict("T1-F5:13")).toBe("full");
    expect(table.verdict("T1-F6:12")).toBe("wrong-count");
    expect(table.verdict("T1-F6")).toBe("wrong-count");
    expect(table.verdict("T2-F6:12")).toBe("wrong-count");
    expect(table.verdict("T3-F6")).toBe("wrong-count");
    expect(table.verdict("T1-F2:13")).toBe("wrong-count");
    expect(table.verdict("T1-F6:13")).toBe("legal");
    expect(table.verdict("F5-T4:13")).toBe("never-leaves");
  });

  test("rouge-et-noir.discard-closed: thirteen cards that are no run from king to ace are none", () => {
    const oneColour = redKing.replace("QC", "QD");
    const table = Table.set(
      "rouge-et-noir",
      { T1: oneColour, T2: `KS ${blackKing.slice(3)}`, T3: `2S ${redKing}` },
      "S",
    );
    expect(table.verdict("T1-F5:13")).toBe("no-run");
    expect(table.verdict("T2-F5:13")).toBe("legal");
    expect(table.verdict("T3-F5:14")).toBe("no-run");
  });

  test("rouge-et-noir.discard-free: a finished run may stay, move, and be taken apart", () => {
    const table = Table.set("rouge-et-noir", { T1: redKing, T2: "2S", F3: "" }, "S");
    expect(table.targets("T1")).toEqual(expect.arrayContaining(["F3", "F4", "T2", "F5:13", "T3:13"]));
    expect(table.play("T1-F3", "S").piles("F").slice(4)).toEqual(["", "", "", ""]);
  });

  test("rouge-et-noir.discard-balance: a third run from a king of one colour is legal", () => {
    const table = Table.set("rouge-et-noir", { F5: redKing, F6: redKing, T1: otherRedKing }, "S");
    expect(table.play("T1-F7:13").pile("F7")).toBe(otherRedKing);
  });

  test("rouge-et-noir.discard-balance: every known win has two of each", () => {
    for (const { deal, log } of solutions.filter(({ game }) => game === "rouge-et-noir")) {
      const table = Table.dealt("rouge-et-noir", deal).play(...log.split(" ").flatMap(singly));
      expect(table.rules.isWon(table.pos)).toBe(true);
      const colours = table
        .piles("F")
        .slice(4)
        .map((pile) => (/^K[HD]/.test(pile) ? "red" : "black"));
      expect(colours.sort()).toEqual(["black", "black", "red", "red"]);
    }
  });

  const singly = (entry: string): string[] =>
    entry.startsWith("S*") ? Array<string>(Number(entry.slice(2))).fill("S") : [entry];
});

describe("the stock", () => {
  test("rouge-et-noir.row, rouge-et-noir.stock-entry: one card face up on each column, empty ones included", () => {
    const table = Table.dealt("rouge-et-noir", "1");
    const before = table.piles("T");
    const next = table.pile("S").replaceAll("#", "").split(" ").reverse().slice(0, 10);
    table.play("S");
    expect(table.piles("T")).toEqual(before.map((pile, i) => `${pile} ${next[i]}`.trim()));
    expect(table.pile("S").split(" ")).toHaveLength(57);
    // Whatever lies there: no card is turned or covered by rule.
    expect(table.pile("T10")).toBe(next[9]);
  });

  test("rouge-et-noir.last-row: the seventh deal has seven cards and reaches T1 to T7", () => {
    const table = Table.dealt("rouge-et-noir", "1").play("S", "S", "S", "S", "S", "S");
    const before = table.piles("T");
    const last = table.pile("S").replaceAll("#", "").split(" ").reverse();
    expect(last).toHaveLength(7);
    table.play("S");
    expect(table.piles("T")).toEqual(before.map((pile, i) => (i < 7 ? `${pile} ${last[i]}` : pile)));
    expect(table.pile("S")).toBe("");
  });

  test("rouge-et-noir.deal-any-time: also when other moves are left, or a column is empty", () => {
    const table = Table.dealt("rouge-et-noir", "1");
    expect(table.legal()).toContain("S");
    expect(table.legal().length).toBeGreaterThan(1);
    expect(table.rules.isStuck(table.pos)).toBe(false);
  });

  test("rouge-et-noir.no-redeal: after the last card there is no dealing, and play goes on", () => {
    const table = Table.dealt("rouge-et-noir", "1").play("S", "S", "S", "S", "S", "S", "S");
    expect(table.verdict("S")).toBe("not-now");
    expect(table.legal().length).toBeGreaterThan(0);
    expect(table.legal()).not.toContain("S");
  });

  test("common.no-moves-left: none only once the stock is empty too", () => {
    // Ten columns of which no top fits another, an ace or an empty place.
    const tops = ["3C", "3S", "5C", "5S", "7C", "7S", "9C", "9S", "JC", "JS"];
    const columns = Object.fromEntries(tops.slice(0, 9).map((top, i) => [`T${i + 1}`, top]));
    const over = Table.set("rouge-et-noir", { ...columns, T10: "JS" }, "T10");
    expect(over.legal()).toEqual([]);
    expect(over.rules.isStuck(over.pos)).toBe(true);
    const on = Table.set("rouge-et-noir", { ...columns, T10: "JS" }, "S");
    expect(on.legal()).toEqual(["S"]);
    expect(on.rules.isStuck(on.pos)).toBe(false);
  });
});

test("rouge-et-noir.preferred: to a discard pile, else a foundation, else a column with cards, else an empty one", () => {
  const piles = { T1: `2D ${redKing}`, T2: "2S", T3: "AD", T4: "9H", T5: "TC", T6: "6S KC", F3: "AH" };
  const table = Table.set("rouge-et-noir", piles, "S");
  expect(table.preferred("T1", 13)).toBe("T1-F5:13");
  expect(table.preferred("T1")).toBe("T1-F4");
  expect(table.preferred("T4")).toBe("T4-T5");
  expect(table.preferred("T6")).toBe("T6-T7");
  expect(table.preferred("T3")).toBe("T3-F4");
  expect(table.preferred("S")).toBeUndefined();
});

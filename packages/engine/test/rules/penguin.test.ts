import { describe, expect, test } from "vitest";
import { RANKS } from "../../src/index.js";
import { solutions } from "../fixtures.js";
import { newCards, newDeck, rulesOf, Table } from "../table.js";

describe("the deal", () => {
  // Clubs from the ace, then spades, hearts and diamonds: the beak is AC.
  const table = Table.laidOut("penguin", newCards(1));
  const others = newDeck(1).filter((card) => card === "AC" || !card.startsWith("A"));

  test("penguin.beak: the first card is the beak, at the bottom of the first column", () => {
    expect(table.pile("T1").slice(0, 2)).toBe("AC");
    expect(RANKS[table.pos.base]).toBe("A");
    expect(table.json().beak).toBe("AC");
  });

  test("penguin.columns, penguin.deal-order: 49 cards go to seven columns row by row", () => {
    const rows = Array.from({ length: 7 }, (_, column) => others.filter((_, i) => i % 7 === column).join(" "));
    expect(table.piles("T")).toEqual(rows);
    expect(rows.join(" ")).toHaveLength(49 * 3 - 1);
  });

  test("penguin.fellows: the other three of its rank go to their foundations, and the next card takes their place", () => {
    expect(table.piles("F")).toEqual(["", "AS", "AH", "AD"]);
    // KC and 2S, with AS between them in the deck, are neighbours.
    expect(table.pile("T6").split(" ")[1]).toBe("KC");
    expect(table.pile("T7").split(" ")[1]).toBe("2S");
  });

  test("penguin.flipper-empty: seven empty cells", () => {
    expect(table.piles("R")).toEqual(["", "", "", "", "", "", ""]);
  });

  test("penguin.pile-names", () => {
    const names = ["T", "R"].flatMap((letter) => [1, 2, 3, 4, 5, 6, 7].map((n) => `${letter}${n}`));
    expect(rulesOf("penguin").pileNames).toEqual([...names, "F1", "F2", "F3", "F4"]);
  });
});

describe("the foundations", () => {
  test("penguin.base: each suit's begins with the beak's rank and nothing else", () => {
    const table = Table.set("penguin", { T1: "5S", T2: "5H", T3: "AS", T4: "6S", F1: "5C" }, "T7");
    expect(table.targets("T1")).toContain("F2");
    expect(table.targets("T1")).not.toContain("F3");
    expect(table.targets("T2")).toContain("F3");
    expect(table.verdict("T3-F2")).toBe("no-start");
    expect(table.verdict("T4-F2")).toBe("no-start");
    expect(table.verdict("T1-F3")).toBe("no-start");
    expect(table.verdict("T1-F1")).toBe("no-fit");
  });

  test("penguin.foundations: up in suit, around the corner, to 13 cards", () => {
    const table = Table.set("penguin", { T1: "KC", R1: "AC", R2: "AS", F1: "JC QC" }, "T7");
    expect(table.verdict("R1-F1")).toBe("no-fit");
    table.play("T1-F1");
    expect(table.verdict("R2-F1")).toBe("no-fit");
    table.play("R1-F1");
    expect(table.pile("F1")).toBe("JC QC KC AC");

    // Complete with the ten: it takes nothing more.
    const full = Table.set("penguin", { F1: "JC QC KC AC 2C 3C 4C 5C 6C 7C 8C 9C TC", T1: "JS" }, "T7");
    expect(full.targets("T1")).toContain("F2");
    expect(full.verdict("T1-F1")).toBe("full");
  });

  test("penguin.foundations: in every known win they end on the rank below the beak's", () => {
    for (const { deal, log } of solutions.filter(({ game }) => game === "penguin")) {
      const table = Table.dealt("penguin", deal).play(...log.split(" "));
      const below = RANKS[(table.pos.base + 12) % 13]!;
      expect(table.piles("F").map((pile) => pile.slice(-2))).toEqual(["C", "S", "H", "D"].map((suit) => below + suit));
      expect(table.rules.isWon(table.pos)).toBe(true);
    }
  });

  test("penguin.foundation-single, common.foundations-final: one card at a time, and none comes back", () => {
    const table = Table.set("penguin", { T1: "QC JC", T2: "KH", F1: "TC", R1: "TH" }, "T7");
    expect(table.verdict("T1-F1:2")).toBe("wrong-count");
    table.play("T1-F1", "T1-F1", "R1-F3");
    expect(table.pile("F1")).toBe("TC JC QC");
    for (const to of ["T1", "T2", "R1", "F2"]) expect(table.verdict(`F1-${to}`)).toBe("never-leaves");
  });
});

describe("the columns", () => {
  test("penguin.build: down by one in suit", () => {
    const table = Table.set("penguin", { T1: "8H", T2: "9H", T3: "9D", T4: "7H", T5: "TH", F1: "2C" }, "T7");
    expect(table.targets("T1")).toEqual(expect.arrayContaining(["T2"]));
    for (const to of ["T3", "T4", "T5"]) expect(table.verdict(`T1-${to}`)).toBe("no-fit");
    expect(table.verdict("T1-T1")).toBe("same-pile");
  });

  test.each(["2C", "AC", "KC", "7C"])(
    "penguin.corner: a king lies on the ace of its suit, with the beak %s",
    (beak) => {
      const table = Table.set("penguin", { T1: "KH", T2: "AH", T3: "QH", T4: "AS" }, "T7", { beak });
      expect(table.verdict("T1-T2")).toBe("legal");
      expect(table.verdict("T1-T4")).toBe("no-fit");
      table.play("T1-T2", "T3-T2");
      expect(table.verdict("T2-T4:3")).toBe("no-fit");
      expect(table.pile("T2")).toBe("AH KH QH");
    },
  );

  test("penguin.below-base: the rank below the beak's lies on the beak's rank, also inside a run", () => {
    const table = Table.set(
      "penguin",
      { T1: "6D", T2: "5D", T3: "4D", T4: "7D 6H", T5: "7S", R1: "7H", F1: "5C" },
      "T7",
    );
    table.play("T3-T2", "T2-T1:2");
    expect(table.pile("T1")).toBe("6D 5D 4D");
    table.play("T4-R2", "T1-T4:3");
    expect(table.pile("T4")).toBe("7D 6D 5D 4D");
  });

  test("penguin.run: a run or any tail of it moves as one, whatever the number of free cells", () => {
    const cells = { R1: "AS", R2: "2S", R3: "3S", R4: "4S", R5: "5S", R6: "6S", R7: "7S" };
    const table = Table.set(
      "penguin",
      { ...cells, T1: "KS 9H 8H 7H 6H", T2: "TH", T3: "8C", T4: "7C", F1: "2C" },
      "T7",
    );
    expect(table.targets("T1")).toEqual(["T2:4"]);
    expect(table.verdict("T1-T2:3")).toBe("no-fit");
    expect(table.verdict("T1-T2:5")).toBe("no-run");
    expect(table.verdict("T1-T2:6")).toBe("too-few");
    expect(table.verdict("T1-R1:2")).toBe("wrong-count");
    table.play("T1-T2:4");
    expect(table.pile("T2")).toBe("TH 9H 8H 7H 6H");
    expect(table.pile("T1")).toBe("KS");

    const tails = Table.set("penguin", { T1: "9H 8H 7H", T2: "8D", T3: "TH", F1: "2C" }, "T7");
    expect(tails.targets("T1").filter((to) => to.startsWith("T"))).toEqual(["T3:3"]);
  });

  test("penguin.run: what is not built in suit, or not exposed, does not move as one", () => {
    const table = Table.set("penguin", { T1: "9H 8D", T2: "TH", T3: "JC TC 2D", T4: "QC", F1: "3C" }, "T7");
    expect(table.verdict("T1-T2:2")).toBe("no-run");
    expect(table.verdict("T3-T4:2")).toBe("no-run");
    expect(table.verdict("T3-T4:3")).toBe("no-run");
  });

  test("penguin.empty-column: an empty one takes the rank below the beak's, or a run from it", () => {
    const table = Table.set(
      "penguin",
      { T1: "", T2: "", T3: "4D 3D", T4: "6H 4H", T5: "5H", T6: "AS KS QS", R1: "4S", R2: "5S", F1: "5C 6C 7C 8C 9C" },
      "T7",
    );
    expect(table.verdict("T4-T1")).toBe("legal");
    expect(table.verdict("T3-T1:2")).toBe("legal");
    expect(table.verdict("T3-T2:2")).toBe("legal");
    expect(table.verdict("T3-T1")).toBe("no-start");
    expect(table.verdict("T5-T1")).toBe("no-start");
    expect(table.verdict("T6-T1:3")).toBe("no-start");
    expect(table.verdict("R1-T1")).toBe("legal");
    expect(table.verdict("R2-T1")).toBe("no-start");
  });

  test("penguin.empty-column: with the beak an ace, kings start it", () => {
    const table = Table.set("penguin", { T1: "", T2: "KS QS", T3: "3D QH", F1: "AC", F2: "AS", F3: "AH" }, "T7");
    expect(table.verdict("T2-T1:2")).toBe("legal");
    expect(table.verdict("T3-T1")).toBe("no-start");
  });
});

describe("the flipper", () => {
  test("penguin.flipper-single: a cell holds any one card", () => {
    const table = Table.set("penguin", { T1: "9H 8H", R1: "KS", F1: "2C" }, "T7");
    expect(table.verdict("T1-R1")).toBe("full");
    expect(table.verdict("T1-R2:2")).toBe("wrong-count");
    table.play("T1-R2", "T1-R7");
    expect(table.piles("R")).toEqual(["KS", "8H", "", "", "", "", "9H"]);
  });

  test("penguin.flipper-takes-tableau-only, common.no-exchange: cells take cards from columns alone", () => {
    const table = Table.set("penguin", { R1: "KS", F1: "2C 3C" }, "T7");
    expect(table.verdict("R1-R2")).toBe("wrong-source");
    expect(table.verdict("F1-R2")).toBe("never-leaves");
    expect(table.verdict("T7-R2")).toBe("legal");
  });

  test("penguin.flipper-gives: to its foundation, a column that it fits, or an empty one for the rank below the beak's", () => {
    const piles = {
      R1: "3C",
      R2: "8H",
      R3: "AS",
      R4: "4S",
      T1: "9H",
      T2: "9C",
      T3: "",
      T4: "7D",
      T5: "5D",
      T6: "JD",
      F1: "2C",
    };
    const table = Table.set("penguin", piles, "T7");
    expect(table.targets("R1")).toEqual(["F1"]);
    expect(table.targets("R2")).toEqual(["T1"]);
    expect(table.targets("R3")).toEqual(["T3"]);
    expect(table.targets("R4")).toEqual([]);
  });
});

test("penguin.preferred: to a foundation, else on a column, else to an empty one, else to the flipper", () => {
  const piles = { T1: "3H 2C", T2: "", T3: "AS", T4: "9S 8S", T5: "9D 8H", T6: "9H", R1: "KH", F1: "AC", F2: "" };
  const table = Table.set("penguin", piles, "T7", { beak: "AC" });
  expect(table.preferred("T1")).toBe("T1-F1");
  expect(table.preferred("T5")).toBe("T5-T6");
  expect(table.preferred("R1")).toBe("R1-T2");
  expect(table.preferred("T4")).toBe("T4-R2");
  expect(table.preferred("T4", 2)).toBeUndefined();
  expect(table.preferred("T2")).toBeUndefined();

  const home = Table.set("penguin", { T1: "KH", T2: "", F1: "AC", R1: "2D" }, "T7");
  // A whole column is not carried to another empty one: that would gain nothing.
  expect(home.verdict("T1-T2")).toBe("legal");
  expect(home.preferred("T1")).toBe("T1-R2");
});

test("common.no-moves-left: none in Penguin when no card fits anywhere", () => {
  const cells = { R1: "AS", R2: "3S", R3: "5S", R4: "7S", R5: "9S", R6: "JS", R7: "KS" };
  const columns = { T1: "AH", T2: "3H", T3: "5H", T4: "7H", T5: "9H", T6: "JH" };
  const table = Table.set("penguin", { ...cells, ...columns, F1: "2C 3C" }, "T7");
  expect(table.legal()).toEqual([]);
  expect(table.rules.isStuck(table.pos)).toBe(true);
  expect(table.rules.isWon(table.pos)).toBe(false);
});

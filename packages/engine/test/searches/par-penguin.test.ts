import { describe, expect, test } from "vitest";
import { deal, toOf } from "../../src/index.js";
import { par } from "../../src/solver/index.js";
import { late } from "../../soak/positions/games.js";
import { tangled } from "../../soak/positions/penguin.js";
import { numberOf, rulesOf } from "../table.js";
import type { Choose } from "../../soak/fewest-moves.js";
import { compareLengths } from "./breadth-first.js";

const rules = rulesOf("penguin");

/** A move to a foundation alone, if there is one to a pile that is begun: it never makes a game longer. */
const homeFirst: Choose = (pos, legal) => {
  const home = legal.find((move) => rules.kindOf(toOf(move)).goal && !pos.isEmpty(toOf(move)));
  return home === undefined ? legal : [home];
};

describe("the shortest win of Penguin", () => {
  test("is as long as trying every legal move says", () => {
    const { won, detours } = compareLengths(rules, tangled, [1, 60], 3_000);
    expect(won).toBeGreaterThan(20);
    expect(detours).toBeGreaterThan(2);
  });

  test("is as long as trying every move says where no card could go home", () => {
    const lengths = compareLengths(rules, tangled, [61, 110], 5_000, homeFirst);
    expect(lengths.won).toBeGreaterThan(30);
    expect(lengths.detours).toBeGreaterThan(3);
    expect(compareLengths(rules, late(rules, 40), [1, 30], 3_000, homeFirst).won).toBeGreaterThan(15);
  });

  // How many nodes it takes is the same everywhere. A change that makes it more is slower.
  test.each([
    [1, 77, 21_801],
    [2, 70, 1083],
    [16, 75, 51_430],
    [42_543, 92, 18_950],
  ])("deal %i is won in %i moves, which takes so many nodes", (number, length, nodes) => {
    const win = par(rules, deal(rules, numberOf(String(number))));
    expect({ ...win, moves: undefined }).toEqual({ verdict: "won", isProved: true, length, nodes, moves: undefined });
  });
});

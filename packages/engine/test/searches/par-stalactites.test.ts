import { describe, expect, test } from "vitest";
import { deal } from "../../src/index.js";
import { par } from "../../src/solver/index.js";
import { dealt } from "../../soak/positions/games.js";
import { ending, smallDeck } from "../../soak/positions/stalactites.js";
import { numberOf, rulesOf } from "../table.js";
import { compareLengths } from "./breadth-first.js";

const rules = rulesOf("stalactites");

describe("the shortest win of Stalactites", () => {
  test("is as long as trying every legal move says", () => {
    const { won, detours } = compareLengths(rules, ending, [1, 150], 5_000);
    expect(won).toBeGreaterThan(60);
    expect(detours).toBeGreaterThan(4);
    expect(compareLengths(rules, smallDeck, [1, 60], 5_000).won).toBeGreaterThan(4);
  });

  test("is the better one of both intervals before the pick", () => {
    for (const number of [1, 2, 5, 12, 64]) {
      const { isProved, length = Infinity } = par(rules, dealt(rules, number));
      const lengths = [0, 1].map((pick) => par(rules, dealt(rules, number, pick)).length ?? Infinity);
      expect(isProved, `deal ${number}`).toBe(length < Infinity);
      expect(length, `deal ${number}`).toBe(Math.min(...lengths));
    }
  });

  // How many nodes it takes is the same everywhere. A change that makes it more is slower.
  test.each([
    [5, 57, 19_523],
    [8, 48, 594],
  ])("deal %i is won in %i moves, which takes so many nodes", (number, length, nodes) => {
    const win = par(rules, deal(rules, numberOf(String(number))));
    expect({ ...win, moves: undefined }).toEqual({ verdict: "won", isProved: true, length, nodes, moves: undefined });
  });
});

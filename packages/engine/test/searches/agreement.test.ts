import { describe, expect, test } from "vitest";
import { astray } from "../../soak/positions/games.js";
import { crowded, onBeak } from "../../soak/positions/penguin.js";
import { ending as endingOfRougeEtNoir } from "../../soak/positions/rouge-et-noir.js";
import { ending as endingOfStalactites } from "../../soak/positions/stalactites.js";
import { ending as endingOfZodiac, games as zodiacs, small } from "../../soak/positions/zodiac.js";
import { type Demands, judge, Tally } from "../../soak/verdicts.js";
import type { Position, Rules } from "../../src/index.js";
import { rulesOf } from "../table.js";

/**
 * Has the solver and the exhaustive search judge the positions of many seeds: they must agree. Answers how many of each
 * there were. Those too large for the exhaustive search are still solved, so that their wins are replayed.
 */
const compare = (
  rules: Rules,
  make: (seed: number) => Position,
  seeds: number,
  limit: number,
  options: Omit<Demands, "limit" | "winLimit"> = {},
): Tally => {
  const tally = new Tally();
  for (let seed = 1; seed <= seeds; seed++) judge(rules, make(seed), tally, { ...options, limit, winLimit: limit });
  return tally;
};

describe("Penguin", () => {
  const rules = rulesOf("penguin");

  test("agrees with an exhaustive search on crowded endings", () => {
    const counts = compare(rules, crowded, 150, 1_000);
    expect(counts.confirmedWins).toBeGreaterThan(100);
    expect(counts.confirmedLosses).toBeGreaterThan(10);
  });

  test("agrees with an exhaustive search where it is the beak that is built on", () => {
    const counts = compare(rules, onBeak, 120, 2_000);
    expect(counts.confirmedWins).toBeGreaterThan(80);
    expect(counts.large).toBeLessThan(10);
  });

  test("agrees with an exhaustive search on positions of players without a plan", () => {
    const counts = compare(rules, astray(rules, 10, 70), 300, 2_000);
    expect(counts.confirmedWins).toBeGreaterThan(20);
    expect(counts.confirmedLosses).toBeGreaterThan(200);
  });
});

describe.each(zodiacs)("$rules.variant.name", (game) => {
  const { rules } = game;

  test("agrees with an exhaustive search on small games", () => {
    const counts = compare(rules, small(game), 160, 4_000);
    expect(counts.confirmedWins).toBeGreaterThan(80);
    expect(counts.confirmedLosses).toBeGreaterThan(10);
  });

  test("agrees with an exhaustive search on endings in phase two", () => {
    const counts = compare(rules, endingOfZodiac(game), 400, 5_000);
    expect(counts.confirmedWins).toBeGreaterThan(20);
    expect(counts.confirmedLosses).toBeGreaterThan(200);
  });
});

describe("Stalactites", () => {
  const rules = rulesOf("stalactites");

  test("agrees with an exhaustive search on endings", () => {
    const counts = compare(rules, endingOfStalactites, 640, 20_000);
    expect(counts.confirmedWins).toBeGreaterThan(150);
    expect(counts.confirmedLosses).toBeGreaterThan(150);
  });

  test("agrees with an exhaustive search on positions of players without a plan", () => {
    const counts = compare(rules, astray(rules, 4, 34), 250, 3_000);
    expect(counts.confirmedWins).toBeGreaterThan(30);
    expect(counts.confirmedLosses).toBeGreaterThan(150);
  });
});

describe("Rouge et Noir", () => {
  const rules = rulesOf("rouge-et-noir");

  test("never contradicts an exhaustive search on endings", () => {
    const counts = compare(rules, endingOfRougeEtNoir, 400, 1_000, { nodes: 3_000, mayNotKnow: true });
    expect(counts.confirmedWins).toBeGreaterThan(20);
    expect(counts.confirmedLosses).toBeGreaterThan(10);
    expect(counts.missed).toBeLessThan(15);
  });

  test("never contradicts an exhaustive search on positions of players without a plan", () => {
    const counts = compare(rules, astray(rules, 60, 120), 80, 300, { nodes: 5_000, mayNotKnow: true });
    expect(counts.confirmedLosses).toBeGreaterThan(20);
  });
});

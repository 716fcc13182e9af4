import { describe, expect, test } from "vitest";
import { deal, makeCard, type Position } from "../../src/index.js";
import { type Solution, solve, Solver } from "../../src/solver/index.js";
import { playOn } from "../games.js";
import { randomFrom } from "../random.js";
import { numberOf, rulesOf } from "../table.js";
import { compare } from "./exhaustive.js";

const rules = rulesOf("rouge-et-noir");

const rougeEtNoir = (number: number): Position => deal(rules, numberOf(String(number)));

/** A position with high foundations, and what is left in a few columns and perhaps the stock. */
const ending = (seed: number): Position => {
  const random = randomFrom(seed);
  const pos = rules.emptyTable();
  const left: { card: number; order: number }[] = [];
  const noise = 1 + random(14);
  const copies = (rank: number, red: number): number[] =>
    [0, 1, 2, 3].map((i) => makeCard(rank, 2 * red + (i & 1), i >> 1));
  const cards = Array.from({ length: 26 }, (_, kind) => copies(kind >> 1, kind & 1));
  for (let f = 0; f < 4; f++) {
    const height = 13 - random(6);
    for (let rank = 0; rank < height; rank++) {
      pos.put(rules.pileIndex(`F${f + 1}`), cards[rank * 2 + (f >> 1)]!.pop()!);
    }
  }
  for (let f = 0; f < 4 - random(2); f++) {
    const king = f & 1;
    for (let rank = 12; rank >= 0; rank--) {
      pos.put(rules.pileIndex(`F${f + 5}`), cards[rank * 2 + ((12 - rank + king) & 1)]!.pop()!);
    }
  }
  cards.forEach((of, kind) => {
    for (const card of of) left.push({ card, order: (kind >> 1) + random(noise) });
  });
  left.sort((a, b) => b.order - a.order);
  const columns = 2 + random(9);
  const stock = left.splice(0, random(3) * random(4));
  for (const { card } of stock) pos.put(rules.pileIndex("S"), card | 0x80);
  left.forEach(({ card }, i) => pos.put(rules.pileIndex(`T${1 + (i % columns)}`), card));
  return pos;
};

/** A position late in the game of a player without a plan. */
const astray = (seed: number): Position => {
  const random = randomFrom(seed);
  const pos = rougeEtNoir(1 + random(1_000_000));
  playOn(rules, pos, random, 60 + random(60), random(3));
  return pos;
};

describe("Rouge et Noir", () => {
  test("wins deals", { timeout: 60_000 }, () => {
    for (const number of [1, 2, 7, 8, 10, 11]) {
      const { verdict, moves } = solve(rules, rougeEtNoir(number));
      expect(verdict, `deal ${number}`).toBe("won");
      expect(moves!.length, `deal ${number}`).toBeGreaterThan(100);
    }
  });

  test("wins from every tenth position on the way", { timeout: 60_000 }, () => {
    const pos = rougeEtNoir(2);
    const verdicts = solve(rules, pos).moves!.map((move, i) => {
      rules.playUnchecked(pos, move);
      return i % 10 === 0 ? solve(rules, pos).verdict : "won";
    });
    expect(new Set(verdicts)).toEqual(new Set(["won"]));
  });

  test("never contradicts an exhaustive search on endings", { timeout: 60_000 }, () => {
    const counts = compare(rules, ending, 400, 1_000, { nodes: 3_000, mayNotKnow: true });
    expect(counts.won).toBeGreaterThan(20);
    expect(counts.lost).toBeGreaterThan(10);
    expect(counts.unknown).toBeLessThan(15);
  });

  test("never contradicts an exhaustive search on positions of players without a plan", { timeout: 60_000 }, () => {
    const counts = compare(rules, astray, 80, 300, { nodes: 5_000, mayNotKnow: true });
    expect(counts.lost).toBeGreaterThan(20);
  });

  test("a third run discarded under kings of one colour loses, in no time", () => {
    const pos = rules.emptyTable();
    for (let f = 5; f <= 7; f++) {
      for (let rank = 12; rank >= 0; rank--) pos.put(rules.pileIndex(`F${f}`), makeCard(rank, rank % 2 === 0 ? 2 : 0));
    }
    pos.put(rules.pileIndex("T1"), makeCard(0, 0));
    expect(solve(rules, pos)).toEqual({ verdict: "lost", nodes: 0 });
  });

  test("does not know what a small budget does not tell", () => {
    for (const nodes of [0, 1, 100, 1_000]) {
      const solution = solve(rules, rougeEtNoir(1), { nodes });
      expect(solution.verdict).toBe("unknown");
      expect(solution.moves).toBeUndefined();
      expect(solution.nodes).toBeLessThan(nodes + 200);
    }
  });

  test("answers the same in slices of any size, and next to other searches", () => {
    const whole = solve(rules, rougeEtNoir(2));
    for (const size of [3, 500]) {
      const solver = new Solver(rules, rougeEtNoir(2));
      const other = new Solver(rules, rougeEtNoir(1), { nodes: 20_000 });
      let solution: Solution | undefined;
      while (!solution) {
        const before = solver.nodes;
        solution = solver.run(size);
        other.run(size);
        expect(solver.nodes - before).toBeLessThan(size + 200);
      }
      expect(solution).toEqual(whole);
    }
  });
});

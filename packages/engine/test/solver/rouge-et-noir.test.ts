import { describe, expect, test } from "vitest";
import { dealt } from "../../soak/positions/games.js";
import { makeCard, type Position } from "../../src/index.js";
import { type Solution, solve, Solver } from "../../src/solver/index.js";
import { rulesOf } from "../table.js";

const rules = rulesOf("rouge-et-noir");

const rougeEtNoir = (number: number): Position => dealt(rules, number);

describe("Rouge et Noir", () => {
  test("wins deals", () => {
    for (const number of [1, 2, 7, 8, 10, 11]) {
      const { verdict, moves } = solve(rules, rougeEtNoir(number));
      expect(verdict, `deal ${number}`).toBe("won");
      expect(moves!.length, `deal ${number}`).toBeGreaterThan(100);
    }
  });

  test("wins from every tenth position on the way", () => {
    const pos = rougeEtNoir(2);
    const verdicts = solve(rules, pos).moves!.map((move, i) => {
      rules.playUnchecked(pos, move);
      return i % 10 === 0 ? solve(rules, pos).verdict : "won";
    });
    expect(new Set(verdicts)).toEqual(new Set(["won"]));
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

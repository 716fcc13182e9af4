import { expect, test } from "vitest";
import { dealt } from "../../soak/positions/games.js";
import { solve, Solver } from "../../src/solver/index.js";
import { rulesOf } from "../table.js";

test("Rouge et Noir: wins deals with wide attempts that narrow ones do not win", () => {
  const rules = rulesOf("rouge-et-noir");
  const pos = dealt(rules, 70_184);
  const solution = solve(rules, pos);
  expect(solution.verdict).toBe("won");
  expect(solution.nodes).toBeGreaterThan(1_000_000);
  const solver = new Solver(rules, pos);
  while (!solver.run(77_777));
  expect(solver.solution).toEqual(solution);
});

import { describe, expect, test } from "vitest";
import { deal, Game, Rules, rulesFor, variants } from "../../src/index.js";
import { Analyst, canSolve, ParSearch, type Solution, solve, Solver } from "../../src/solver/index.js";
import { kindOfRole } from "../../src/solver/kind-of-role.js";
import { numberOf, rulesOf } from "../table.js";

const position = (rules: Rules, number: string) => deal(rules, numberOf(number));

/** Deals that take a while, won and lost. */
const hard = [
  ["penguin", "616"],
  ["penguin", "42543"],
  ["stalactites", "64"],
  ["stalactites", "16"],
  ["zodiac", "2"],
  ["zodiac-classic", "1"],
] as const;

describe("solver", () => {
  test("knows the piles of a game by what they are for, and says what a game has not", () => {
    const rules = rulesOf("stalactites");
    expect(kindOfRole(rules, "reserve").name).toBe("cell");
    expect(() => kindOfRole(rules, "stock")).toThrow("Stalactites has no stock.");
  });

  test.each([-1, Number.NaN])("takes no budget of %d nodes", (nodes) => {
    const rules = rulesOf("rouge-et-noir");
    const pos = position(rules, "2");
    expect(() => new Solver(rules, pos, { nodes })).toThrow(RangeError);
    expect(() => new ParSearch(rules, pos, { nodes })).toThrow(RangeError);
    expect(() => new Analyst(rules, { nodes })).toThrow(RangeError);
  });

  test.each(hard)("answers the same in slices of any size: %s %s", (id, number) => {
    const rules = rulesOf(id);
    const whole = solve(rules, position(rules, number));
    for (const size of [1, 7, 500]) {
      const solver = new Solver(rules, position(rules, number));
      let solution: Solution | undefined;
      let slices = 0;
      while (!solution) {
        const before = solver.nodes;
        solution = solver.run(size);
        slices++;
        // An expansion is not interrupted.
        expect(solver.nodes - before).toBeLessThan(size + 200);
      }
      expect(slices).toBeGreaterThan(size === 500 ? 0 : 1);
      expect(solution).toEqual(whole);
      expect(solver.run(size)).toBe(solution);
    }
  });

  test.each(hard)("says that it does not know when the budget is used up: %s %s", (id, number) => {
    const rules = rulesOf(id);
    const { nodes } = solve(rules, position(rules, number));
    for (const budget of [0, 1, 30, nodes >> 1]) {
      const solution = solve(rules, position(rules, number), { nodes: budget });
      expect(solution.verdict).toBe("unknown");
      expect(solution.moves).toBeUndefined();
      expect(solution.nodes).toBeLessThan(budget + 200);
    }
    expect(solve(rules, position(rules, number), { nodes }).verdict).not.toBe("unknown");
  });

  test("searches that run at the same time do not disturb each other", () => {
    const solvers = hard.flatMap(([id, number]) => {
      const rules = rulesOf(id);
      const make = (): Solver => new Solver(rules, position(rules, number));
      return [make(), make()];
    });
    while (solvers.some((solver) => !solver.run(100)));
    solvers.forEach((solver, i) => {
      const [id, number] = hard[i >> 1]!;
      expect(solver.solution).toEqual(solve(rulesOf(id), position(rulesOf(id), number)));
    });
  });

  test.each(["penguin", "stalactites", "rouge-et-noir", "zodiac", "zodiac-classic"])(
    "leaves the position alone, and knows that a game is won: %s",
    (id) => {
      const rules = rulesOf(id);
      const game = Game.deal(rules, numberOf("6"));
      const hash = game.position.hash();
      const { moves } = solve(rules, game.position);
      expect(game.position.hash()).toBe(hash);
      expect(game.play(...moves!)).toBeUndefined();
      expect(solve(rules, game.position)).toEqual({ verdict: "won", moves: [], nodes: 0 });
    },
  );

  test("says which games it solves", () => {
    expect(variants.every((variant) => canSolve(rulesFor(variant)))).toBe(true);
    const rules = new Rules({ ...variants[0]!, id: "another", name: "Another Game" });
    expect(canSolve(rules)).toBe(false);
    expect(() => solve(rules, rules.emptyTable())).toThrow("There is no solver for Another Game.");
  });
});

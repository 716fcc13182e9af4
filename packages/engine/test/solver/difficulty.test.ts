import { describe, expect, test } from "vitest";
import { deal, Game, Rules, variants } from "../../src/index.js";
import { difficultyOf, type Difficulty, solve } from "../../src/solver/index.js";
import { numberOf, rulesOf } from "../table.js";

const difficulty = (id: string, number: string): Difficulty => {
  const rules = rulesOf(id);
  const position = deal(rules, numberOf(number));
  return difficultyOf(rules, position, solve(rules, position));
};

describe("difficultyOf", () => {
  test("says that a lost position has no difficulty", () => {
    expect(() => difficulty("penguin", "616")).toThrow("A lost position has no difficulty.");
  });

  test("takes what no win was found for as the hardest", () => {
    const rules = rulesOf("penguin");
    const position = deal(rules, numberOf("3"));
    expect(difficultyOf(rules, position, { verdict: "unknown", nodes: 10 }).level).toBe(5);
  });

  test("knows no levels for a game that is not its own", () => {
    const rules = new Rules({ ...variants[0]!, id: "another", name: "Another Game" });
    const solution = { verdict: "won", nodes: 0 } as const;
    expect(() => difficultyOf(rules, rules.emptyTable(), solution)).toThrow(
      "There are no levels of difficulty for Another Game.",
    );
  });

  test.each(variants.map(({ id }) => id))("is the same each time, and leaves the position alone: %s", (id) => {
    const rules = rulesOf(id);
    const { position } = Game.deal(rules, numberOf("6"));
    const solution = solve(rules, position);
    const [hash, mark] = [position.hash(), position.mark];
    const first = difficultyOf(rules, position, solution);
    expect(difficultyOf(rules, position, solution)).toEqual(first);
    expect([position.hash(), position.mark]).toEqual([hash, mark]);
    expect(first.nodes).toBe(solution.nodes);
    expect(first.careful).toBeGreaterThanOrEqual(0);
    expect(first.careful).toBeLessThanOrEqual(1);
    expect(first.reach).toBeGreaterThan(0);
    expect(first.reach).toBeLessThanOrEqual(1);
  });

  test("a position that is won is gentle", () => {
    const game = Game.deal(rulesOf("penguin"), numberOf("1"));
    game.play(...solve(game.rules, game.position).moves!);
    expect(difficultyOf(game.rules, game.position, solve(game.rules, game.position))).toEqual({
      level: 1,
      careful: 1,
      reach: 1,
      score: 101,
      nodes: 0,
    });
  });
});

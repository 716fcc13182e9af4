import { describe, expect, test } from "vitest";
import { dealt } from "../../soak/positions/games.js";
import { byOnes } from "../../soak/positions/stalactites.js";
import type { Position } from "../../src/index.js";
import { solve } from "../../src/solver/index.js";
import { rulesOf } from "../table.js";

const rules = rulesOf("stalactites");

const stalactites = (number: number, step: 0 | 1 | 2): Position =>
  dealt(rules, number, step === 0 ? undefined : step - 1);

describe("Stalactites", () => {
  test("is the same by twos as by ones with the ranks renamed", () => {
    for (let number = 1; number <= 100; number++) {
      const twos = solve(rules, stalactites(number, 2));
      const ones = solve(rules, byOnes(stalactites(number, 2)));
      expect(ones, `deal ${number}`).toEqual({ ...twos, moves: ones.moves });
      expect(ones.moves, `deal ${number}`).toEqual(twos.moves);
    }
  });

  test("wins before the pick if one of the intervals wins, and picks that one", () => {
    const verdicts = new Set<string>();
    for (let number = 1; number <= 100; number++) {
      const [ones, twos] = [solve(rules, stalactites(number, 1)), solve(rules, stalactites(number, 2))];
      const { verdict, moves } = solve(rules, stalactites(number, 0));
      expect(verdict).toBe(ones.verdict === "won" ? "won" : twos.verdict);
      if (ones.verdict === "won") expect(moves).toEqual([0, ...ones.moves!]);
      else if (twos.verdict === "won") expect(moves).toEqual([1, ...twos.moves!]);
      verdicts.add(`${ones.verdict}, ${twos.verdict}`);
    }
    expect(verdicts.size).toBe(4);
  });
});

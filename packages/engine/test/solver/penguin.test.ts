import { describe, expect, test } from "vitest";
import { dealt } from "../../soak/positions/games.js";
import { type Move, type Position, toOf } from "../../src/index.js";
import { solve } from "../../src/solver/index.js";
import { rulesOf } from "../table.js";

const rules = rulesOf("penguin");

const penguin = (number: number): Position => dealt(rules, number);

describe("Penguin", () => {
  test("deal 42543 is won, though only by building on the beak", () => {
    const { verdict, moves } = solve(rules, penguin(42_543));
    expect(verdict).toBe("won");
    const pos = penguin(42_543);
    const isBuiltOn = (move: Move): boolean => {
      const covers = rules.kindOf(toOf(move)).role === "tableau" && !pos.isEmpty(toOf(move));
      const onBeak = covers && pos.card(toOf(move)) === beak;
      rules.playUnchecked(pos, move);
      return onBeak;
    };
    const beak = rules.variant.beak!(pos)!;
    expect(moves!.some(isBuiltOn)).toBe(true);
  });

  test("wins the first deals, and every position on the way", () => {
    for (let number = 1; number <= 15; number++) {
      const pos = penguin(number);
      const { verdict, moves } = solve(rules, pos);
      expect(verdict, `deal ${number}`).toBe("won");
      for (const move of moves!) {
        rules.playUnchecked(pos, move);
        expect(solve(rules, pos).verdict, `deal ${number}`).toBe("won");
      }
    }
  });
});

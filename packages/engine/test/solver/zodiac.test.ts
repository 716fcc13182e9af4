import { describe, expect, test } from "vitest";
import { dealt as dealtOf } from "../../soak/positions/games.js";
import { games } from "../../soak/positions/zodiac.js";
import { makeCard, type Position } from "../../src/index.js";
import { solve } from "../../src/solver/index.js";
import { playOn } from "../games.js";
import { randomFrom } from "../random.js";

describe.each(games)("$rules.variant.name", (game) => {
  const { rules } = game;
  const dealt = (number: number): Position => dealtOf(rules, number);

  test("a pile of two suits, which no game has, is decided by trying everything", () => {
    const pos = rules.emptyTable();
    for (let suit = 0; suit < 4; suit++) {
      for (let i = 0; i < 2; i++) {
        for (let n = 0; n < 12; n++) {
          const falls = rules.variant.id === "zodiac-classic" && i === 1;
          pos.put(rules.pileIndex(`F${2 * suit + i + 1}`), makeCard(falls ? 12 - n : n, suit));
        }
      }
    }
    const last = rules.variant.id === "zodiac-classic" ? 0 : 12;
    for (let suit = 0; suit < 4; suit++) {
      pos.put(rules.pileIndex("T1"), makeCard(12, suit));
      pos.put(rules.pileIndex("T2"), makeCard(last, suit));
    }
    const { verdict, moves } = solve(rules, pos);
    expect(verdict).toBe("won");
    expect(moves).toHaveLength(8);
    pos.put(rules.pileIndex("T2"), makeCard(5, 0));
    expect(solve(rules, pos).verdict).toBe("lost");
    expect(solve(rules, pos, { nodes: 3 }).verdict).toBe("unknown");
  });

  test("whoever plays a won game as the solver does can still win it", () => {
    const verdicts: string[] = [];
    for (let number = 1, won = 0; won < 3; number++) {
      const pos = dealt(number);
      const { moves } = solve(rules, pos);
      if (!moves) continue;
      won++;
      moves.forEach((move, i) => {
        rules.playUnchecked(pos, move);
        if (i % 7 === 0) verdicts.push(solve(rules, pos).verdict);
      });
    }
    expect(verdicts.length).toBeGreaterThan(100);
    expect(new Set(verdicts)).toEqual(new Set(["won"]));
  });

  test("whoever plays a lost game cannot win it", () => {
    const random = randomFrom(1);
    const verdicts: string[] = [];
    for (let number = 1; verdicts.length < 100; number++) {
      if (solve(rules, dealt(number)).verdict !== "lost") continue;
      for (let i = 0; i < 10; i++) {
        const pos = dealt(number);
        playOn(rules, pos, random, 1 + random(250), 1 + random(2));
        verdicts.push(solve(rules, pos).verdict);
      }
    }
    expect(new Set(verdicts)).toEqual(new Set(["lost"]));
  });
});

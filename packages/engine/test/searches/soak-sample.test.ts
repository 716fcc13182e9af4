import { describe, expect, test } from "vitest";
import { readOptions } from "../../../../scripts/soak-options.js";
import { plan } from "../../soak/plan.js";
import { dealt } from "../../soak/positions/games.js";
import { Disagreement, judge, Tally, weigh } from "../../soak/verdicts.js";
import { parseLog, replay } from "../../src/index.js";
import { solve } from "../../src/solver/index.js";
import { solutions } from "../fixtures.js";
import { rulesOf, valueOf } from "../table.js";

describe("a sample of the soak", () => {
  test.each(plan)("$name", ({ run, sample }) => {
    const tally = new Tally();
    for (let number = 1; number <= sample; number++) run(number, tally);
    expect(tally.won + tally.lost).toBeGreaterThan(0);
  });
});

describe("the soak", () => {
  const rules = rulesOf("penguin");
  const demands = { limit: 50_000 };
  const won = dealt(rules, 42_543);
  const lost = dealt(rules, 616);

  test("finds out a loss that is none, and tells how it is won", () => {
    const last = dealt(rules, 1);
    for (const move of solve(rules, last).moves!.slice(0, -12)) rules.playUnchecked(last, move);
    const solution = { verdict: "lost", nodes: 1 } as const;
    const found = catching(() => weigh(rules, last, solution, new Tally(), demands));
    expect(found.message).toContain("The solver says lost, but it is won.");
    expect(found.message).toMatch(/^Position: \{"T":\[/mu);
    expect(found.message).toMatch(/^Moves: T/mu);
  });

  test("finds out a win that is none", () => {
    const { moves = [] } = solve(rules, won);
    for (const wrong of [[], moves.slice(0, -1), [...moves.slice(1), moves[0]!]]) {
      const solution = { verdict: "won", moves: wrong, nodes: 1 } as const;
      const found = catching(() => weigh(rules, won, solution, new Tally(), demands));
      expect(found.message).toContain("The solver's moves do not win.");
    }
  });

  test("finds out a verdict that is not the known one, and one that is missing", () => {
    expect(catching(() => judge(rules, lost, new Tally(), demands, "won")).message).toContain("but it is won");
    const found = catching(() => judge(rules, lost, new Tally(), { ...demands, nodes: 10 }));
    expect(found.message).toContain("The solver does not know.");
  });

  test("counts what was too large to be confirmed", () => {
    const tally = new Tally();
    judge(rules, lost, tally, { limit: 100 });
    judge(rules, lost, tally, demands);
    expect(tally).toMatchObject({ lost: 2, large: 1, confirmedLosses: 1, positions: 101 + 36_948, largest: 36_948 });
  });

  test("reads its options", () => {
    expect(readOptions([])).toEqual({ minutes: 30, check: "", first: 1, last: undefined });
    expect(readOptions(["--", "--minutes=0.5", "--check", "Small", "--first", "3", "--last", "9"])).toEqual({
      minutes: 0.5,
      check: "small",
      first: 3,
      last: 9,
    });
    for (const wrong of [["--minutes=0"], ["--minutes=x"], ["--first=0"], ["--last=1.5"], ["--deal=1"]]) {
      expect(readOptions(wrong)).toEqual(expect.any(String));
    }
  });
});

describe("known wins", () => {
  const exact = solutions.filter(({ game }) => game !== "rouge-et-noir");

  test.each(exact)("every position on the way can be won: $game $deal", ({ game, deal, log }) => {
    const rules = rulesOf(game);
    // Zodiac's games are long, and mostly turns of the stock.
    const every = rules.variant.decks === 1 ? 1 : 10;
    const pos = dealt(rules, deal);
    const tally = new Tally();
    let made = 0;
    const { outcome } = replay(rules, pos, valueOf(parseLog(log)), () => {
      if (made++ % every === 0) judge(rules, pos, tally, { limit: 0 }, "won");
    });
    expect(outcome).toBe("won");
    expect(tally.won).toBe(Math.ceil(made / every));
  });
});

const catching = (run: () => void): Disagreement => {
  try {
    run();
  } catch (error) {
    if (error instanceof Disagreement) return error;
    throw error;
  }
  throw new Error("It found nothing wrong.");
};

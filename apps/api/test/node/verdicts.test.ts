import { describe, expect, it } from "vitest";
import { checkFact, checkSolution, factCount, solutionCount } from "../../soak/verdicts/by-facts.js";
import { checkMutations, LOGS } from "../../soak/verdicts/by-generator.js";
import { Count } from "../../soak/verdicts/verdict.js";

// `npm run soak` looks at all of PySolFC's positions, and at millions of mutated games.

describe("/v1/verify", () => {
  it("judges PySolFC's games as PySolFC does, with every legal move and many that are not", async () => {
    const count = new Count();
    for (let number = 1; number <= factCount; number += 60) await checkFact(number, count);
    expect(count.unfinished).toBeGreaterThan(70);
    expect(count.illegal).toBeGreaterThan(3_000);
  });

  it("finds known wins won with their last move, not before and not beyond it", async () => {
    const count = new Count();
    for (let number = 1; number <= solutionCount; number++) await checkSolution(number, count);
    expect(count).toMatchObject({ won: solutionCount, illegal: solutionCount });
    expect(count.unfinished).toBeGreaterThan(2_000);
  });

  it("judges mutated games as the generator of moves does, wrong in none of thousands", async () => {
    const count = new Count();
    for (let seed = 1; seed <= 5; seed++) await checkMutations(seed, count);
    expect(count.won + count.unfinished + count.illegal).toBe(5 * LOGS);
    expect(Math.min(count.won, count.unfinished, count.illegal)).toBeGreaterThan(50);
  });
});

import { describe, expect, it } from "vitest";
import { nodeGround, withOrderlyCrypto } from "../../soak/simulation/node-ground.js";
import { saboteurs } from "../../soak/simulation/saboteurs.js";
import { type Ground, type Simulated, simulate } from "../../soak/simulation/simulate.js";
import { Violation } from "../../soak/simulation/violation.js";

// `npm run soak` does the same with thousands of seeds.
const SEEDS = 40;
const seeds = Array.from({ length: SEEDS }, (_, i) => i + 1);

const run = (seed: number, ground: Ground = nodeGround): Promise<Simulated> =>
  withOrderlyCrypto(() => simulate(seed, ground));

describe("players, crons, isolates, the clock and a store that fails", () => {
  it("lose no acknowledged result, count none twice, and tell nothing of a day to come", async () => {
    let [faults, results] = [0, 0];
    for (const seed of seeds) {
      const simulated = await run(seed);
      expect(simulated.wrong, `seed ${seed}\n${simulated.trace.slice(-60).join("\n")}`).toBeUndefined();
      faults += simulated.faults;
      results += simulated.results;
    }
    expect(faults).toBeGreaterThan(5 * SEEDS);
    expect(results).toBeGreaterThan(2 * SEEDS);
  });

  it("do the same again with the same seed", async () => {
    expect(await run(3)).toEqual(await run(3));
    expect((await run(4)).trace).not.toEqual((await run(3)).trace);
  });
});

describe("a store that breaks a promise", () => {
  it.each(Object.entries(saboteurs))("is found out: it %s", async (_, ground) => {
    const found: unknown[] = [];
    for (let i = 0; i < SEEDS && found.length === 0; i++) found.push(...foundBy(await run(seeds[i]!, ground)));
    expect(found).toEqual([expect.any(Violation)]);
  });
});

const foundBy = ({ wrong }: Simulated): unknown[] => (wrong === undefined ? [] : [wrong]);

import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type Ground, simulate } from "../soak/simulation/simulate.js";
import { d1Results } from "../src/store/d1-results.js";
import { d1Store } from "../src/store/d1-store.js";
import { emptyDatabase } from "./support/database.js";

const SEEDS = [1, 2, 3];

const realSetTimeout = setTimeout;

/** workerd with D1: what D1 does takes time that nobody rules, so that all of it is waited for. */
const d1Ground = (): Ground => {
  const underway = new Set<Promise<unknown>>();
  const counted = <T extends object>(store: T): T =>
    new Proxy(store, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]) => {
          const work = method.apply(target, args);
          const over = Promise.allSettled([work]).finally(() => underway.delete(over));
          underway.add(over);
          return work;
        };
      },
    });
  return {
    async open() {
      await emptyDatabase();
      return { store: counted(d1Store(env.DB)), results: counted(d1Results(env.DB)) };
    },
    async settle() {
      const turn = (): Promise<void> => new Promise((resolve) => void realSetTimeout(resolve, 0));
      await turn();
      while (underway.size > 0) await turn();
    },
  };
};

// With stores in memory, and many more seeds: test/node/simulation.test.ts.
describe("players, crons, isolates, the clock and a D1 that fails", () => {
  it.each(SEEDS)(
    "lose no acknowledged result, count none twice, and tell nothing of a day to come: seed %i",
    async (seed) => {
      const { wrong, trace, results, faults } = await simulate(seed, d1Ground());
      expect(wrong, trace.slice(-60).join("\n")).toBeUndefined();
      expect(results + faults).toBeGreaterThan(0);
    },
  );
});

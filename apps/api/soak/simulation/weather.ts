import { chance, pick, type Random } from "../random.js";
import type { VirtualTime } from "./virtual-time.js";

/** How well the stores work, from always to not at all. */
const WEATHERS = { fair: 0, changing: 10, rough: 50, down: 100 } as const;

const FAULTS = ["before", "after", "slow", "slow, then fails", "overloaded", "silent"] as const;

export type Weather = keyof typeof WEATHERS;

/** What slow calls take at most, in milliseconds: far more than the service waits. */
export const SLOWEST = 60_000;

/**
 * Lets every call of a store take some time before and after it does its work, and fail as D1 may: before it has done
 * anything, after all was done, by being slow, by being overloaded, or by never answering. The service cannot tell them apart.
 */
export class Faults {
  weather: Weather = "fair";
  /** How many calls went wrong. */
  count = 0;

  constructor(
    private readonly time: VirtualTime,
    private readonly random: Random,
  ) {}

  /** The store with these faults. */
  over<T extends object>(store: T): T {
    return new Proxy(store, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]) => this.call(() => method.apply(target, args));
      },
    });
  }

  private async call(work: () => Promise<unknown>): Promise<unknown> {
    const { random, time } = this;
    const fault = chance(random, WEATHERS[this.weather]) ? pick(random, FAULTS) : undefined;
    if (fault !== undefined) this.count++;
    if (fault === "overloaded") throw new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long.");
    await time.sleep(this.delay());
    if (fault === "before") throw new Error("D1_ERROR: Internal error in D1 storage caused object to be reset.");
    if (fault === "silent") return new Promise(() => undefined);
    const isSlow = fault === "slow" || fault === "slow, then fails";
    // Late is either the work or the answer.
    const [late, later] = chance(random, 50) ? [1, 0] : [0, 1];
    if (isSlow) await time.sleep(late * random(SLOWEST));
    const value = await work();
    if (isSlow) await time.sleep(later * random(SLOWEST));
    await time.sleep(this.delay());
    if (fault === "after" || fault === "slow, then fails") throw new Error("D1_ERROR: Network connection lost.");
    return value;
  }

  private delay(): number {
    return this.random(3) * this.random(20);
  }
}

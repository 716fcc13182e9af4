import type { Position, Rules } from "../../src/index.js";
import { type Demands, judge, Tally } from "../../soak/verdicts.js";

/**
 * Has the solver and the exhaustive search judge the positions of many seeds: they must agree. Answers how many of each
 * there were. Those too large for the exhaustive search are still solved, so that their wins are replayed.
 */
export const compare = (
  rules: Rules,
  make: (seed: number) => Position,
  seeds: number,
  limit: number,
  options: Omit<Demands, "limit" | "winLimit"> = {},
): Tally => {
  const tally = new Tally();
  for (let seed = 1; seed <= seeds; seed++) judge(rules, make(seed), tally, { ...options, limit, winLimit: limit });
  return tally;
};

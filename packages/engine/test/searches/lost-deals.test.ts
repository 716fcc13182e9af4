import { expect, test } from "vitest";
import { exhaust } from "../../soak/exhaust.js";
import { dealt } from "../../soak/positions/games.js";
import { solve } from "../../src/solver/index.js";
import { rulesOf } from "../table.js";

const rules = rulesOf("penguin");

/** Lost deals, with the number of positions that can be reached: an independent program has counted as many. */
const lostDeals: readonly (readonly [deal: number, positions: number])[] = Object.entries({
  616: 36_948,
  1245: 29_703,
  2042: 33_463,
  2556: 26_229,
  3118: 27_315,
  4610: 41_200,
  5520: 59_923,
  6035: 42_495,
  6047: 96_440,
  6528: 43_520,
  6986: 42_099,
  8094: 18_746,
  8854: 19_239,
  9893: 27_592,
}).map(([number, positions]) => [Number(number), positions]);

test.each(lostDeals)("Penguin: deal %i is lost, whatever is tried in its %i positions", (number, positions) => {
  const pos = dealt(rules, number);
  expect(solve(rules, pos).verdict).toBe("lost");
  expect(exhaust(rules, pos, positions)).toEqual({ verdict: "lost", positions });
});

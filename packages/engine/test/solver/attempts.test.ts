import { describe, expect, test } from "vitest";
import { Attempts } from "../../src/solver/rouge-et-noir/attempts.js";
import { Tilt } from "../../src/solver/rouge-et-noir/tilt.js";
import { WEIGHTS } from "../../src/solver/rouge-et-noir/weights.js";

const factorsOf = ({ weights, columns, kinds }: Tilt): number[] => [...weights, ...columns, ...kinds];

const drawn = (spread: number, seed: number): number[] => {
  const tilt = new Tilt();
  tilt.draw(spread, seed);
  return factorsOf(tilt);
};

describe("the tilt of an attempt's weights", () => {
  test("has a factor for each early and late weight, each column and each kind", () => {
    expect(drawn(0.4, 1)).toHaveLength(2 * WEIGHTS + 10 + 26);
  });

  test("changes nothing without a spread, also after another attempt", () => {
    const tilt = new Tilt();
    tilt.draw(0.4, 7);
    tilt.draw(0, 7);
    expect(new Set(factorsOf(tilt))).toEqual(new Set([1]));
  });

  test("is the same for the same seed, and another one for another", () => {
    expect(drawn(0.4, 7)).toEqual(drawn(0.4, 7));
    expect(drawn(0.4, 7)).not.toEqual(drawn(0.4, 8));
  });

  test("has factors about 1 whose logarithms are spread as told", () => {
    const logs = Array.from({ length: 50 }, (_, i) => drawn(0.2, i * 7919 + 1).map(Math.log)).flat();
    const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
    const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / logs.length;
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(Math.sqrt(variance)).toBeGreaterThan(0.15);
    expect(Math.sqrt(variance)).toBeLessThan(0.2);
  });
});

describe("attempts", () => {
  test("begin without noise, with the weights as they are", () => {
    expect(new Attempts().next(0)).toMatchObject({ width: 2, noise: 0, spread: 0 });
  });

  test("are narrow at first, half of them as narrow as can be, and wide in the end", () => {
    const attempts = new Attempts();
    const early = Array.from({ length: 16 }, () => attempts.next(0).width);
    expect(early).toEqual([2, 5, 2, 14, 2, 5, 2, 40, 2, 5, 2, 14, 2, 5, 2, 100]);
    const late = Array.from({ length: 8 }, () => attempts.next(1_000_000).width);
    expect(late.toSorted((a, b) => a - b)).toEqual([100, 100, 100, 100, 100, 300, 300, 1000]);
  });

  test("have a seed each", () => {
    const attempts = new Attempts();
    const seeds = Array.from({ length: 200 }, (_, i) => attempts.next(i * 10_000).seed);
    expect(new Set(seeds).size).toBe(200);
  });
});

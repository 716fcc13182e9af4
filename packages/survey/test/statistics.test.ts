import { describe, expect, test } from "vitest";
import { countsOf, mean, quantile, rankCorrelation, total, wilson, within } from "../src/statistics.ts";

describe("wilson", () => {
  // Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("%i of %i", (hits, of, low, high) => {
    const interval = wilson(hits, of);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test("reaches to the end where all or none are hits, and knows nothing of nothing", () => {
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe("counts", () => {
  const counts = countsOf([5, 1, 3, 3, 100]);

  test("are in the order of the values", () => {
    expect([...counts]).toEqual([
      [1, 1],
      [3, 2],
      [5, 1],
      [100, 1],
    ]);
    expect(total(counts)).toBe(5);
    expect(mean(counts)).toBe(22.4);
    expect(within(counts, 3, 5)).toBe(3);
  });

  test.each([
    [0, 1],
    [0.2, 1],
    [0.21, 3],
    [0.5, 3],
    [0.8, 5],
    [0.81, 100],
    [1, 100],
  ])("quantile %d is %d", (q, value) => {
    expect(quantile(counts, q)).toBe(value);
  });
});

describe("rankCorrelation", () => {
  test("sees the order alone", () => {
    expect(rankCorrelation([1, 2, 3, 4], [1, 10, 100, 1000])).toBeCloseTo(1);
    expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
  });

  test("gives equal values the mean of their ranks", () => {
    // Ranks 1, 2.5, 2.5, 4 and 1, 2, 3, 4: 4.5 / √(4.5 · 5).
    expect(rankCorrelation([7, 8, 8, 9], [1, 2, 3, 4])).toBeCloseTo(Math.sqrt(0.9));
  });
});

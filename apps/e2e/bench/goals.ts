import { loadavg } from "node:os";
import { expect } from "vitest";

/** @param share 0.5 is the median. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

/** Median, 95th percentile and the most, as text. */
export const spread = (values: readonly number[]): string =>
  `${[0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(2)).join(" / ")} ms`;

/** Prints a figure, and fails if it is not reached. */
export const atMost = (name: string, value: number, most: number, details = ""): void => {
  const missed = value <= most ? "" : " MISSED";
  console.log(
    `${name}: ${value.toFixed(2)}, goal at most ${most}${missed}${details && `; ${details}`} (load ${loadavg()[0]!.toFixed(1)})`,
  );
  expect.soft(value, name).toBeLessThanOrEqual(most);
};

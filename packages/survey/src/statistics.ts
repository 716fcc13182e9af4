/** How often each whole number occurred. */
export type Counts = ReadonlyMap<number, number>;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * The 95 % confidence interval of a share, after E. B. Wilson, "Probable inference, the law of succession, and
 * statistical inference" (1927). Both ends lie from 0 to 1.
 */
export const wilson = (hits: number, of: number): Interval => {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of))) / (1 + z2 / of);
  return { low: hits === 0 ? 0 : middle - half, high: hits === of ? 1 : middle + half };
};

export const countsOf = (values: Iterable<number>): Counts => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return sorted(counts);
};

export const total = (counts: Counts): number => sum(counts.values());

export const mean = (counts: Counts): number => sum([...counts].map(([value, n]) => value * n)) / total(counts);

/** The smallest value that at least the share `q` of all do not exceed: the nearest-rank quantile. */
export const quantile = (counts: Counts, q: number): number => {
  const rank = Math.max(1, Math.ceil(q * total(counts)));
  let seen = 0;
  for (const [value, n] of sorted(counts)) {
    seen += n;
    if (seen >= rank) return value;
  }
  return Number.NaN;
};

/** How many of the values are in a range, both ends included. */
export const within = (counts: Counts, low: number, high: number): number =>
  sum([...counts].map(([value, n]) => (value >= low && value <= high ? n : 0)));

/** Spearman's rank correlation, from −1 to 1: equal values share the mean of their ranks. */
export const rankCorrelation = (a: readonly number[], b: readonly number[]): number => {
  const [x, y] = [ranks(a), ranks(b)];
  const middle = (a.length - 1) / 2;
  const product = (left: readonly number[], right: readonly number[]): number =>
    sum(left.map((rank, i) => (rank - middle) * (right[i]! - middle)));
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
};

const ranks = (values: readonly number[]): number[] => {
  const ordered = [...values].sort((a, b) => a - b);
  return values.map((value) => (ordered.indexOf(value) + ordered.lastIndexOf(value)) / 2);
};

const sum = (values: Iterable<number>): number => {
  let result = 0;
  for (const value of values) result += value;
  return result;
};

const sorted = (counts: Counts): Map<number, number> => new Map([...counts].sort(([a], [b]) => a - b));

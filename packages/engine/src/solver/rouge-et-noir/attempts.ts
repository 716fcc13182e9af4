/** What an attempt is like. */
export interface Attempt {
  /** How many states it keeps of each layer. */
  readonly width: number;
  /** The most by which the worth of a state is changed at random, in the unit of the weights. */
  readonly noise: number;
  /** How much other its weights are, see `Tilt`. */
  readonly spread: number;
  /** Not 0. */
  readonly seed: number;
}

/** At first every other attempt is as narrow as the first of these, half of the others as the second, and so on. */
const NARROW = [2, 5, 14, 40, 100] as const;
/** Once so many nodes have not won, attempts are wide. */
const LATE = 1_000_000;
/** The widths of those, in turns. */
const WIDE = [100, 300, 100, 100, 300, 100, 100, 1000] as const;
/** Noise and spread are about these, give or take half of it. All figures here were found by trial. */
const NARROW_NOISE = 400;
const NARROW_SPREAD = 0.2;
const WIDE_NOISE = 50;
const WIDE_SPREAD = 0.42;

/**
 * The attempts of a search, one after the other, each with noise and weights of its own but for the first. Narrow ones
 * cost little and win most deals; what they do not win takes wide ones.
 */
export class Attempts {
  private narrow = 0;
  private wide = 0;

  /** @param nodes How many the search has taken so far. */
  next(nodes: number): Attempt {
    if (nodes >= LATE)
      return attempt(this.narrow + ++this.wide, WIDE[(this.wide - 1) % WIDE.length]!, WIDE_NOISE, WIDE_SPREAD);
    const i = ++this.narrow;
    if (i === 1) return attempt(i, NARROW[0], 0, 0);
    const width = NARROW[Math.min(31 - Math.clz32(i & -i), NARROW.length - 1)]!;
    return attempt(i, width, NARROW_NOISE, NARROW_SPREAD);
  }
}

/** The attempt with this number, from 1, and noise and spread about these. */
export const attempt = (i: number, width: number, noise: number, spread: number): Attempt => {
  const seed = Math.imul(i, 0x9e3779b1);
  const about = (8 + (seed >>> 28)) / 16;
  return { width, noise: Math.floor(noise * about), spread: spread * about, seed };
};

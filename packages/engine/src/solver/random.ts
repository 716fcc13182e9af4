/** A whole number from 0 up to, and not including, the bound. */
export type Random = (below: number) => number;

/** Mulberry32, by Tommy Ettinger (public domain): the same numbers for the same seed. */
export const randomFrom = (seed: number): Random => {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
};

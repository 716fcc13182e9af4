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

export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]!;

/** Whether something happens that does so in `percent` of all cases. */
export const chance = (random: Random, percent: number): boolean => random(100) < percent;

/** A UUID of version 4. */
export const uuidFrom = (random: Random): string => {
  const hex = (digits: number): string => Array.from({ length: digits }, () => random(16).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${"89ab"[random(4)]}${hex(3)}-${hex(12)}`;
};

import type { Drawing } from "./svg.js";

const PLACES = [0, 1, 2, 3, 4];

const lozenge = (i: number, r: number): string => `M${10 * i + 5} ${5 - r}l${r} ${r}-${r} ${r}-${r}-${r}z`;

/** A level from 1 to 5 as so many solid lozenges, and outlines for the others, in a box of 50 by 10. */
export const lozenges = (level: number): Drawing => {
  const drawn = (places: readonly number[], r: number): string => places.map((i) => lozenge(i, r)).join("");
  return [[drawn(PLACES.slice(0, level), 5), "solid"], [drawn(PLACES.slice(level), 4.3)]];
};

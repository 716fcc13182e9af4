import type { Drawing } from "./svg.js";

const lozenge = (i: number, r: number): string => `M${10 * i + 5} ${5 - r}l${r} ${r}-${r} ${r}-${r}-${r}z`;

/** A level from 1 to 5 as so many solid lozenges, and outlines for the others, in a box of 50 by 10. */
export const lozenges = (level: number): Drawing => [
  [
    [0, 1, 2, 3, 4]
      .slice(0, level)
      .map((i) => lozenge(i, 5))
      .join(""),
    "solid",
  ],
  [
    [0, 1, 2, 3, 4]
      .slice(level)
      .map((i) => lozenge(i, 4.3))
      .join(""),
  ],
];

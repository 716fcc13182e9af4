import { circle, type Drawing, rays, rect } from "./svg.js";

const TICKS = rays(
  50,
  70,
  24,
  () => 18.5,
  () => 22,
);

/** The large back, 100 × 140: its ground, on which the lattice comes to lie, and the Zodiac's ring with its equator. */
export const LARGE_BACK: Drawing = [
  [rect(2.4, 2.4, 95.2, 135.2, 5.6), "back"],
  [rect(7, 7, 86, 126, 2.5), "line"],
  [circle(50, 70, 27), "back"],
  [circle(50, 70, 24.5) + TICKS + "M33.5 70h9.7m13.6 0h9.7", "line"],
  ["M50 61q2.1 6.9 9 9-6.9 2.1-9 9-2.1-6.9-9-9 6.9-2.1 9-9", "star"],
];

/** The back of the small card, 66 × 92. */
export const SMALL_BACK: Drawing = [
  [rect(2, 2, 62, 88, 4.5), "back"],
  [rect(6, 6, 54, 80, 2) + circle(33, 46, 16), "line"],
  ["M33 36c1.6 5.6 4.4 8.4 10 10-5.6 1.6-8.4 4.4-10 10-1.6-5.6-4.4-8.4-10-10 5.6-1.6 8.4-4.4 10-10", "star"],
];

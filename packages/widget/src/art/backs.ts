import { circle, type Drawing, rays, rect, round } from "./svg.js";

/** Diagonals both ways over a rectangle, `pitch` apart. */
const lattice = (x: number, y: number, w: number, h: number, pitch: number): string => {
  let d = "";
  for (let c = pitch / 2 - h; c < w; c += pitch) {
    const from = Math.max(0, c);
    const to = Math.min(w, c + h);
    if (to - from <= 1) continue;
    d += `M${round(x + from)} ${round(y + from - c)}L${round(x + to)} ${round(y + to - c)}`;
    d += `M${round(x + from)} ${round(y + h - from + c)}L${round(x + to)} ${round(y + h - to + c)}`;
  }
  return d;
};

/** The back of the large card, 100 × 140: the Zodiac's ring with its equator, on a lattice. */
export const LARGE_BACK: Drawing = [
  [rect(2.4, 2.4, 95.2, 135.2, 5.6), "back"],
  [lattice(7, 7, 86, 126, 10.75), "lattice"],
  [rect(7, 7, 86, 126, 2.5), "line"],
  [circle(50, 70, 27), "back"],
  [
    circle(50, 70, 24.5) +
      rays(
        50,
        70,
        24,
        () => 18.5,
        () => 22,
      ) +
      "M33.5 70H43.2M56.8 70H66.5",
    "line",
  ],
  [
    "M50 61C51.4 65.6 54.4 68.6 59 70C54.4 71.4 51.4 74.4 50 79C48.6 74.4 45.6 71.4 41 70C45.6 68.6 48.6 65.6 50 61Z",
    "star",
  ],
];

/** The back of the small card, 66 × 92. */
export const SMALL_BACK: Drawing = [
  [rect(2, 2, 62, 88, 4.5), "back"],
  [rect(6, 6, 54, 80, 2) + circle(33, 46, 16), "line"],
  [
    "M33 36C34.6 41.6 37.4 44.4 43 46C37.4 47.6 34.6 50.4 33 56C31.4 50.4 28.6 47.6 23 46C28.6 44.4 31.4 41.6 33 36Z",
    "star",
  ],
];

import { circle, type Drawing, rays } from "./svg.js";

/**
 * The suit wears the hat: what King, Queen and Jack have on their heads, in a box of 48 × 26 that stands on y = 26. Each
 * part has a line of paper round it; the slit is the band.
 */
export const HATS: Readonly<Record<number, Drawing>> = {
  12: [
    ["M6.5 26 3 8.5 14.2 17 24 3.5 33.8 17 45 8.5 41.5 26Z"],
    [circle(3, 6.5, 2.6) + circle(24, 2, 2.9) + circle(45, 6.5, 2.6)],
    ["M6.4 21.2H41.6", "slit"],
  ],
  11: [
    [
      "M7 26C6.4 20 5.4 15.6 4 12.6C9.6 15.8 13.4 14.2 14.6 8.6C17 14 20.8 14 24 7.4C27.2 14 31 14 33.4 8.6C34.6 14.2 38.4 15.8 44 12.6C42.6 15.6 41.6 20 41 26Z",
    ],
    [
      circle(3.6, 9.6, 2.3) +
        circle(14.4, 5, 2.5) +
        circle(24, 3.4, 2.8) +
        circle(33.6, 5, 2.5) +
        circle(44.4, 9.6, 2.3),
    ],
    ["M7 21.8H41", "slit"],
  ],
  10: [
    ["M5 26V22.8C4.4 15.8 11.4 11 22 11C31.6 11 38.6 14.8 40 21.2V26Z"],
    ["M28.5 13.5C31.5 6 37.5 1.4 47 .4C47.6 8.6 43 15 34.4 17.6Z"],
    ["M5 21.4H40.4M31 16C34.5 11 38.6 6.8 44 3.6", "slit"],
  ],
};

const MOON = "M16.5 22A43 43 0 1 0 83.5 22A37.5 37.5 0 1 1 16.5 22Z";
const odd = (even: number, other: number) => (i: number) => (i % 2 ? other : even);

/** What is behind the courts of the large face, in a box of 100 × 100: Sun, Moon and Star. */
export const HALOS: Readonly<Record<number, Drawing>> = {
  12: [[circle(50, 50, 36) + rays(50, 50, 32, odd(38.5, 41), odd(48.5, 44.5))]],
  11: [[MOON, "moon"], [MOON]],
  10: [
    [
      circle(50, 50, 36) +
        rays(
          50,
          50,
          4,
          () => 40,
          () => 45,
        ),
    ],
    [
      "M50 5 52.4 11.6 50 18.2 47.6 11.6ZM50 82 52.4 88.4 50 95 47.6 88.4ZM5 50 11.6 47.6 18.2 50 11.6 52.4ZM82 50 88.4 47.6 95 50 88.4 52.4Z",
      "gold",
    ],
  ],
};

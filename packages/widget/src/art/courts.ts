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
      "M7 26c-.6-6-1.6-10.4-3-13.4 5.6 3.2 9.4 1.6 10.6-4C17 14 20.8 14 24 7.4c3.2 6.6 7 6.6 9.4 1.2 1.2 5.6 5 7.2 10.6 4-1.4 3-2.4 7.4-3 13.4Z",
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
    ["M5 26v-3.2c-.6-7 6.4-11.8 17-11.8 9.6 0 16.6 3.8 18 10.2V26Z"],
    ["M28.5 13.5C31.5 6 37.5 1.4 47 .4c.6 8.2-4 14.6-12.6 17.2Z"],
    ["M5 21.4h35.4M31 16c3.5-5 7.6-9.2 13-12.4", "slit"],
  ],
};

const MOON = "M16.5 22a43 43 0 1 0 67 0 37.5 37.5 0 1 1-67 0";
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
      "m50 5 2.4 6.6-2.4 6.6-2.4-6.6Zm0 77 2.4 6.4L50 95l-2.4-6.6ZM5 50l6.6-2.4 6.6 2.4-6.6 2.4Zm77 0 6.4-2.4L95 50l-6.6 2.4Z",
      "gold",
    ],
  ],
};

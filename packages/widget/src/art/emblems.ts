import { circle, type Drawing } from "./svg.js";

const ZODIAC: Drawing = [
  ["M2.5 12a9.5 7 0 1 0 19 0 9.5 7 0 1 0-19 0m4 0h11"],
  [
    circle(12, 5, 1.5) +
      circle(12, 19, 1.5) +
      circle(4.3, 7.9, 1.5) +
      circle(19.7, 7.9, 1.5) +
      circle(4.3, 16.1, 1.5) +
      circle(19.7, 16.1, 1.5),
    "solid",
  ],
];

/** The games' emblems in a box of 24, drawn with a pen of 1.5, by variant. */
export const EMBLEMS: Readonly<Record<string, Drawing>> = {
  zodiac: ZODIAC,
  "zodiac-classic": ZODIAC,
  stalactites: [
    ["M2.5 4h19"],
    [
      "M4 4h4.2C7.9 9 7 13 6.1 16.5 5.2 13 4.3 9 4 4m5.7 0h4.6C14 11 13 17 12 21.5 11 17 10 11 9.7 4m6.1 0H20c-.3 3.5-1.2 6.5-2.1 9-.9-2.5-1.8-5.5-2.1-9",
      "solid",
    ],
  ],
  "rouge-et-noir": [[circle(12, 12, 9) + "M12 3V21"], ["M12 3a9 9 0 0 0 0 18Z", "solid"]],
  penguin: [
    [
      "M9 20.8c-2.6-4-2.7-9.8-.7-13.6 1-2.5 2.7-4 4.8-4 2.2 0 3.8 1.3 4.2 3.2M16.9 9c1.8 3.6 1.6 8.2-.9 11.8H9m2.3-9.8c-1.4 2.3-1.5 5-.5 7m6.5-11.6L22 8.2l-5.1.8Z",
    ],
    ["M17.3 6.4 22 8.2 16.9 9Z" + circle(13.9, 6.7, 0.9), "solid"],
  ],
};

import { circle, type Drawing } from "./svg.js";

export type IconName =
  | "undo"
  | "redo"
  | "hint"
  | "finish"
  | "restart"
  | "deal"
  | "calendar"
  | "statistics"
  | "rules"
  | "more"
  | "close"
  | "next"
  | "solved"
  | "lost"
  | "unknown";

/** Icons in a box of 24, drawn with a round pen of 1.75; what is solid is filled with the text's colour. */
export const ICONS: Readonly<Record<IconName, Drawing>> = {
  undo: [["M8.5 5 4 9.5 8.5 14M4.4 9.5H14a5.5 5.5 0 0 1 0 11H9"]],
  redo: [["M15.5 5 20 9.5 15.5 14m4.1-4.5H10a5.5 5.5 0 0 0 0 11h5"]],
  hint: [[circle(12, 12, 3.6) + "M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4"]],
  finish: [["M4 6l7 6-7 6zM12 6l7 6-7 6zM20.5 6v12"]],
  restart: [["M5 4v5h5M5.4 9a7.8 7.8 0 1 1-1.1 4.5"]],
  deal: [
    [
      "M6 6.5h6.5a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2m2.5-3H17A2.5 2.5 0 0 1 19.5 6v10M9.25 10.8v5.4m-2.7-2.7h5.4",
    ],
  ],
  calendar: [
    ["M6.5 5.5h11a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2M4.5 10h15M8.5 3.2v4.2m7-4.2v4.2"],
    [circle(12, 14.6, 1.5), "solid"],
  ],
  statistics: [
    [
      "M3 20.5h18M5.5 20.5v-4.2m6.5 4.2V8.4m6.5 12.1v-7.8" +
        circle(5.5, 14, 2.3) +
        circle(12, 6.1, 2.3) +
        circle(18.5, 10.4, 2.3),
    ],
  ],
  rules: [[circle(12, 12, 8.5) + "M9.7 9.7a2.4 2.4 0 1 1 3.6 2.1c-.9.5-1.3 1-1.3 2"], [circle(12, 16.5, 1.4), "solid"]],
  more: [[circle(5.5, 12, 2) + circle(12, 12, 2) + circle(18.5, 12, 2), "solid"]],
  close: [["M6 6l12 12M18 6 6 18"]],
  next: [["M6 6.5v11l9-5.5zM18.5 6.5v11"]],
  solved: [["M12 2.5c1.3 5.5 4 8.2 9.5 9.5-5.5 1.3-8.2 4-9.5 9.5-1.3-5.5-4-8.2-9.5-9.5C8 10.7 10.7 8 12 2.5", "solid"]],
  lost: [[circle(12, 12, 8) + "M6.5 17.5l11-11"]],
  unknown: [[circle(12, 12, 8), "dotted"]],
};

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

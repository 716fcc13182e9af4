import { circle, type Drawing } from "./svg.js";

export type IconName =
  | "undo"
  | "redo"
  | "hint"
  | "finish"
  | "restart"
  | "deal"
  | "settings"
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
  redo: [["M15.5 5 20 9.5 15.5 14M19.6 9.5H10a5.5 5.5 0 0 0 0 11H15"]],
  hint: [[circle(12, 12, 3.6) + "M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4"]],
  finish: [["M4 6l7 6-7 6zM12 6l7 6-7 6zM20.5 6v12"]],
  restart: [["M5 4v5h5M5.4 9A7.8 7.8 0 1 1 4.3 13.5"]],
  deal: [
    [
      "M6 6.5h6.5a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM8.5 3.5H17A2.5 2.5 0 0 1 19.5 6V16M9.25 10.8v5.4M6.55 13.5h5.4",
    ],
  ],
  settings: [["M4 7h9M19 7h1M4 17h1M11 17h9" + circle(16, 7, 2.7) + circle(8, 17, 2.7)]],
  rules: [[circle(12, 12, 8.5) + "M9.7 9.7a2.4 2.4 0 1 1 3.6 2.1c-.9.5-1.3 1-1.3 2"], [circle(12, 16.5, 1.4), "solid"]],
  more: [[circle(5.5, 12, 2) + circle(12, 12, 2) + circle(18.5, 12, 2), "solid"]],
  close: [["M6 6l12 12M18 6 6 18"]],
  next: [["M4.5 7v10l6.5-5zM12 7v10l6.5-5zM20.5 6.5v11"]],
  solved: [
    ["M12 2.5C13.3 8 16 10.7 21.5 12C16 13.3 13.3 16 12 21.5C10.7 16 8 13.3 2.5 12C8 10.7 10.7 8 12 2.5Z", "solid"],
  ],
  lost: [[circle(12, 12, 8) + "M6.5 17.5l11-11"]],
  unknown: [[circle(12, 12, 8), "dotted"]],
};

const ZODIAC: Drawing = [
  ["M2.5 12a9.5 7 0 1 0 19 0a9.5 7 0 1 0-19 0M6.5 12h11"],
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
      "M4 4h4.2C7.9 9 7 13 6.1 16.5C5.2 13 4.3 9 4 4ZM9.7 4h4.6C14 11 13 17 12 21.5C11 17 10 11 9.7 4ZM15.8 4H20C19.7 7.5 18.8 10.5 17.9 13C17 10.5 16.1 7.5 15.8 4Z",
      "solid",
    ],
  ],
  "rouge-et-noir": [[circle(12, 12, 9) + "M12 3V21"], ["M12 3A9 9 0 0 0 12 21Z", "solid"]],
  penguin: [
    [
      "M9 20.8C6.4 16.8 6.3 11 8.3 7.2C9.3 4.7 11 3.2 13.1 3.2C15.3 3.2 16.9 4.5 17.3 6.4M16.9 9C18.7 12.6 18.5 17.2 16 20.8H9M11.3 11C9.9 13.3 9.8 16 10.8 18M17.3 6.4 22 8.2 16.9 9Z",
    ],
    ["M17.3 6.4 22 8.2 16.9 9Z" + circle(13.9, 6.7, 0.9), "solid"],
  ],
};

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
  settings: [["M4 7h9m6 0h1M4 17h1m6 0h9" + circle(16, 7, 2.7) + circle(8, 17, 2.7)]],
  rules: [[circle(12, 12, 8.5) + "M9.7 9.7a2.4 2.4 0 1 1 3.6 2.1c-.9.5-1.3 1-1.3 2"], [circle(12, 16.5, 1.4), "solid"]],
  more: [[circle(5.5, 12, 2) + circle(12, 12, 2) + circle(18.5, 12, 2), "solid"]],
  close: [["M6 6l12 12M18 6 6 18"]],
  next: [["M6 6.5v11l9-5.5zM18.5 6.5v11"]],
  solved: [["M12 2.5c1.3 5.5 4 8.2 9.5 9.5-5.5 1.3-8.2 4-9.5 9.5-1.3-5.5-4-8.2-9.5-9.5C8 10.7 10.7 8 12 2.5", "solid"]],
  lost: [[circle(12, 12, 8) + "M6.5 17.5l11-11"]],
  unknown: [[circle(12, 12, 8), "dotted"]],
};

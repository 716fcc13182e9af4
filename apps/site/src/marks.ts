// What has become of a day's deals on this device: begun, with its moves, or won.
import { variants } from "@solitaire/engine";
import { markOfDaily } from "@solitaire/widget/days";
import { keptStorage } from "./kept-storage.js";
import { strings } from "./here.js";

/** Marks each of a day's deals. */
export const showMarks = (day: string): void => {
  for (const variant of variants) {
    const place = document.querySelector(`[data-mark="${variant.id}"]`);
    if (!place) continue;
    const mark = markOfDaily(keptStorage(), variant, day);
    place.classList.toggle("won", mark?.isWon === true);
    place.querySelector("span")!.textContent = mark ? strings.todayPage.mark(mark.isWon, mark.moves) : "";
  }
};

/** Marks them again when another tab has played, and when Back leads here from a table. */
export const followMarks = (day: () => string): void => {
  for (const type of ["storage", "pageshow"]) addEventListener(type, () => showMarks(day()));
};

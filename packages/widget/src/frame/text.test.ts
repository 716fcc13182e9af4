import { expect } from "@open-wc/testing";
import { bound } from "./text.js";

describe("a number", () => {
  /** Where lines cannot end, as `_`. */
  const shown = (text: string): string => bound(text).replaceAll("\u00A0", "_");

  for (const [text, told] of [
    ["Classic, deal 7", "Classic, deal_7"],
    ["Классический Зодиак, расклад 12345", "Классический Зодиак, расклад_12345"],
    ["Расклад 7 снова здесь: сделано 5 ходов.", "Расклад_7_снова здесь: сделано 5_ходов."],
    ["*12* of *80* cards", "*12*_of *80*_cards"],
    ["*Fewer moves than 72 %* of 336 verified wins", "*Fewer moves than 72_%* of 336_verified wins"],
    ["the deal of 30 November 2026 in place", "the deal of 30_November 2026 in place"],
    ["Streak *3 days*, best *10 days*", "Streak *3_days*, best *10_days*"],
    ["The server has a fault (500). Try again.", "The server has a fault (500). Try again."],
    ["T1-F1 T2-F2", "T1-F1 T2-F2"],
  ] as const) {
    it(`stays with its noun: ${text}`, () => expect(shown(text)).to.equal(told));
  }
});

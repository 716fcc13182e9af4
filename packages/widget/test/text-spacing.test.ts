import { expect, nextFrame } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { insideOf, tableOf } from "./table.js";

/** What readers may set, by WCAG 1.4.12. */
const spaced = new CSSStyleSheet();
spaced.replaceSync(
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
);

describe("text that the reader has set apart", () => {
  after(() => setViewport({ width: 1280, height: 900 }));

  for (const lang of ["en", "ru"] as const) {
    for (const [width, height] of [
      [320, 568],
      [320, 640],
      [360, 640],
      [400, 650],
      [412, 800],
    ] as const) {
      for (const sheets of [[], [spaced]]) {
        const how = sheets.length > 0 ? "set apart" : "as it is";
        it(`stays within the control for the interval and the tools: ${width} × ${height}, ${lang}, ${how}`, async () => {
          await setViewport({ width, height });
          const table = await tableOf({ game: "stalactites", deal: "1", lang }, { width, height });
          const root = table.shadowRoot!;
          root.adoptedStyleSheets.push(...sheets);
          await nextFrame();
          expect(insideOf(table).board.layout!.picker).not.to.equal(undefined);
          const picker = root.querySelector(".picker")!.getBoundingClientRect();
          for (const part of root.querySelectorAll(".picker :is(.why, strong, .choices, .choice)")) {
            const { top, bottom, left, right } = part.getBoundingClientRect();
            expect([top >= picker.top + 1, bottom <= picker.bottom - 1], part.className).to.deep.equal([true, true]);
            expect([left >= picker.left, right <= picker.right], part.className).to.deep.equal([true, true]);
          }
          const box = table.getBoundingClientRect();
          for (const word of root.querySelectorAll<HTMLElement>(".tool .label")) {
            if (!word.checkVisibility({ visibilityProperty: true })) continue;
            const { left, right } = word.getBoundingClientRect();
            expect([left >= box.left, right <= box.right], word.textContent).to.deep.equal([true, true]);
          }
        });
      }
    }
  }
});

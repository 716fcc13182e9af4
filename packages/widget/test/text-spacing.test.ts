import { expect, nextFrame } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { insideOf, tableOf } from "./table.js";
import { crowded, cutIn } from "./text-boxes.js";

/** What readers may set, by WCAG 1.4.12. */
const spaced = new CSSStyleSheet();
spaced.replaceSync(
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
);

/** Where the words of a choice stand. */
const textIn = (choice: Element): DOMRect => {
  const range = document.createRange();
  range.selectNode([...choice.childNodes].find((node) => node instanceof Text && node.data.trim() !== "")!);
  return range.getBoundingClientRect();
};

describe("text that the reader has set apart", () => {
  after(() => setViewport({ width: 1280, height: 900 }));

  for (const lang of ["en", "ru"] as const) {
    for (const [width, height] of [
      [304, 560],
      [304, 604],
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
          const table = await tableOf({ game: "stalactites", deal: "123456789", lang }, { width, height });
          const root = table.shadowRoot!;
          root.adoptedStyleSheets.push(...sheets);
          await nextFrame();
          expect(insideOf(table).board.layout!.picker).not.to.equal(undefined);
          const picker = root.querySelector(".picker")!.getBoundingClientRect();
          for (const part of root.querySelectorAll(".picker :is(strong, .choices, .choice)")) {
            const { top, bottom, left, right } = part.getBoundingClientRect();
            expect([top >= picker.top + 1, bottom <= picker.bottom - 1], part.className).to.deep.equal([true, true]);
            expect([left >= picker.left, right <= picker.right], part.className).to.deep.equal([true, true]);
          }
          for (const choice of root.querySelectorAll(".choice")) {
            const half = choice.getBoundingClientRect();
            const words = textIn(choice);
            expect([words.left >= half.left, words.right <= half.right + 0.5], choice.textContent).to.deep.equal([
              true,
              true,
            ]);
          }
          expect([cutIn(table), crowded(table)]).to.deep.equal([[], []]);
          const box = table.getBoundingClientRect();
          const captions = [...root.querySelectorAll(".caption.word")].map((each) => each.getBoundingClientRect());
          for (const [i, { right, top }] of captions.entries()) {
            expect(right).to.be.at.most(box.right + 0.5);
            const beside = captions.slice(i + 1).filter((each) => Math.abs(each.top - top) < 3);
            expect(beside.every(({ left }) => left >= right)).to.equal(true);
          }
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

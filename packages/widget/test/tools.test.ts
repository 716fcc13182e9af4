import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { tableOf } from "./table.js";

const toolsOf = (table: SolitaireTable): HTMLElement[] =>
  [...table.shadowRoot!.querySelectorAll<HTMLElement>(".tool")].filter((tool) => tool.checkVisibility());

const wordOf = (tool: Element): HTMLElement => tool.querySelector(".label")!;

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

describe("the words of the tools", () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  after(() => setViewport({ width: 1280, height: 900 }));

  for (const [width, lang, words] of [
    [1199, "en", []],
    [1200, "en", ["Hint", "Finish", "Restart", "New deal"]],
    [1280, "en", ["Undo", "Redo", "Hint", "Finish", "Restart", "New deal"]],
    [1279, "ru", []],
    [1280, "ru", ["Подсказка", "Доиграть", "Сначала", "Новый расклад"]],
    [1440, "ru", ["Отменить", "Вернуть", "Подсказка", "Доиграть", "Сначала", "Новый расклад"]],
  ] as const) {
    for (const game of ["penguin", "zodiac-classic"]) {
      it(`stand beside their pictures in ${game}, ${width} px wide, in ${lang}`, async () => {
        const table = await tableOf({ game, deal: "999999999", lang }, { width, height: 800 });
        const shown = toolsOf(table).map(wordOf).filter(isSeen);
        expect(shown.map(({ textContent }) => textContent)).to.deep.equal(words);
        const [head, tools] = [".which", ".tools"].map((part) =>
          table.shadowRoot!.querySelector(part)!.getBoundingClientRect(),
        );
        expect(head!.right).to.be.at.most(tools!.left);
        const number = table.shadowRoot!.querySelector(".which > span")!;
        expect(number.scrollWidth, "the number is whole").to.be.at.most(number.clientWidth);
      });
    }
  }
});

describe("the words under the tools of a phone", () => {
  for (const lang of ["en", "ru"]) {
    for (const width of [320, 345, 346, 360, 375, 390, 430]) {
      for (const game of ["zodiac", "penguin"]) {
        it(`stand apart in ${game}, ${width} px wide, in ${lang}`, async () => {
          const table = await tableOf({ game, deal: "9", lang }, { width, height: 740 });
          const boxes = toolsOf(table).map((tool) => wordOf(tool).getBoundingClientRect());
          expect(boxes.length).to.be.at.least(5);
          for (const [i, box] of boxes.slice(1).entries())
            expect(box.left - boxes[i]!.right, toolsOf(table)[i]!.ariaLabel!).to.be.at.least(7);
        });
      }
    }
  }
});

describe("a tool that is a picture alone", () => {
  for (const [width, height] of [
    [1000, 720],
    [700, 360],
  ] as const) {
    it(`says its word to those who come by keyboard, at ${width} × ${height}, and moves nothing`, async () => {
      const table = await tableOf({ game: "penguin", deal: "22" }, { width, height });
      const [undo, ...others] = toolsOf(table);
      const place = undo!.getBoundingClientRect();
      expect(toolsOf(table).map(wordOf).filter(isSeen)).to.deep.equal([]);
      undo!.focus();
      await sendKeys({ press: "End" });
      const more = table.shadowRoot!.activeElement!;
      expect(others).to.include(more);
      const word = wordOf(more);
      expect(isSeen(word)).to.equal(true);
      const [box, bounds] = [word, table].map((element) => element.getBoundingClientRect());
      expect(box!.left).to.be.at.least(bounds!.left);
      expect(box!.right).to.be.at.most(bounds!.right);
      expect(box!.top).to.be.at.least(more.getBoundingClientRect().bottom);
      await sendKeys({ press: "Home" });
      expect(isSeen(word)).to.equal(false);
      expect(isSeen(wordOf(undo!))).to.equal(true);
      expect(undo!.getBoundingClientRect()).to.deep.equal(place);
      for (const tool of toolsOf(table)) expect(tool.title, "the browser does not say it again").to.equal("");
    });
  }
});

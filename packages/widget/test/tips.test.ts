import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { reach, STATES } from "./states.js";
import { dialogOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** The buttons that show no word of their own, by what says it when they are come to. */
const pictures = (table: SolitaireTable, selector: string): Map<HTMLElement, Element> =>
  new Map(
    [...table.shadowRoot!.querySelectorAll<HTMLElement>(selector)]
      .filter((button) => button.checkVisibility())
      .map((button) => [button, button.querySelector(":scope > :is(.label, .tip)")!] as const)
      .filter(([, word]) => !word || !isSeen(word)),
  );

const reachNamed = (name: string, width: number, height: number): Promise<SolitaireTable> =>
  reach(
    STATES.find((state) => state.name === name)!,
    { width, height },
  );

/** Comes to each by keyboard, and sees its word alone, whole, and nothing moved. */
const expectWords = async (table: SolitaireTable, selector: string, within: Element): Promise<void> => {
  const words = pictures(table, selector);
  expect(words.size).to.be.greaterThan(0);
  // Beyond the last stop the page would lose the focus for a moment.
  table.after(document.createElement("button"));
  [...words.keys()][0]!.focus();
  await sendKeys({ press: "Tab" });
  for (const [button, word] of words) {
    const place = button.getBoundingClientRect();
    button.focus();
    expect(button.title, "the browser does not say it again").to.equal("");
    expect([word.textContent, isSeen(word)]).to.deep.equal([button.getAttribute("aria-label"), true]);
    expect([...words.values()].filter(isSeen)).to.deep.equal([word]);
    const [box, bounds] = [word, within].map((element) => element.getBoundingClientRect());
    expect([box!.left >= bounds!.left, box!.right <= bounds!.right], word.textContent).to.deep.equal([true, true]);
    expect([box!.top >= bounds!.top, box!.bottom <= bounds!.bottom], word.textContent).to.deep.equal([true, true]);
    expect(getComputedStyle(word).opacity, "also where it can do nothing").to.equal("1");
    expect(button.getBoundingClientRect()).to.deep.equal(place);
  }
};

describe("a picture that is a button says its word when it is come to", () => {
  after(() => setViewport({ width: 1280, height: 900 }));

  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [700, 360],
    [768, 900],
    [1280, 800],
  ] as const) {
    it(`in the bar of a replay, at ${width} × ${height}`, async () => {
      const table = await reachNamed("a replay", width, height);
      await expectWords(table, ".replay .tool", table);
    });
  }

  for (const [width, height] of [
    [320, 640],
    [1280, 900],
  ] as const) {
    it(`in a calendar, at ${width} × ${height}`, async () => {
      const table = await reachNamed("the calendar", width, height);
      await expectWords(table, "dialog[open] :is(.close, .turn)", dialogOf(table)!);
    });
  }

  describe("in letters of twice their size on a phone", () => {
    before(() => (document.documentElement.style.fontSize = "200%"));
    after(() => (document.documentElement.style.fontSize = ""));

    it("and covers no title", async () => {
      await setViewport({ width: 320, height: 640 });
      const table = await tableOf({ game: "penguin", deal: "22", lang: "ru" }, { width: 320, height: 640 });
      table.showSettings();
      await waitUntil(() => table.shadowRoot!.querySelector("dialog[open] h2"), "the settings show");
      const dialog = dialogOf(table)!;
      const word = dialog.querySelector(".close .tip")!;
      await sendKeys({ press: "Tab" });
      word.parentElement!.focus();
      expect(isSeen(word)).to.equal(true);
      const letters = document.createRange();
      letters.selectNodeContents(dialog.querySelector("h2")!);
      const [title, tip] = [letters, word].map((each) => each.getBoundingClientRect());
      expect(tip!.left >= title!.right || tip!.top >= title!.bottom).to.equal(true);
    });
  });

  for (const lang of ["en", "ru"]) {
    for (const mirrored of [false, true]) {
      it(`on ${mirrored ? "a mirrored" : "the"} felt, in ${lang}`, async () => {
        await setViewport({ width: 700, height: 360 });
        const table = await tableOf({ game: "zodiac", deal: "22", lang, mirrored }, { width: 700, height: 360 });
        await expectWords(table, ".next", table.shadowRoot!.querySelector(".felt")!);
      });
    }
  }

  it("in a narrow table", async () => {
    await setViewport({ width: 320, height: 700 });
    const table = await tableOf({ game: "zodiac", deal: "22", lang: "ru" }, { width: 300, height: 640 });
    await expectWords(table, ".tool", table);
  });
});

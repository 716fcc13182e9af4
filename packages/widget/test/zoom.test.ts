import { expect, nextFrame } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { GAMES } from "./games.js";
import { cardOf, insideOf, tableOf } from "./table.js";

/** A window of 1280 × 1024, zoomed. */
const ZOOMED = [
  { zoom: 200, width: 640, height: 512 },
  { zoom: 400, width: 320, height: 256 },
];

/** The text of the frame that is cut off, by its box or by the element's. */
const cutIn = (table: SolitaireTable): string[] =>
  [...table.shadowRoot!.querySelectorAll<HTMLElement>(".name, .which span, .figures span, .verdict, .tool, .label")]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.textContent.trim() !== "")
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      const box = table.getBoundingClientRect();
      return part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow !== "visible"
        ? true
        : left < box.left - 0.5 || right > box.right + 0.5;
    })
    .map((part) => `${part.className}: ${part.textContent.trim()}, ${part.scrollWidth} in ${part.clientWidth}`);

/** Where text stands in the frame, by what is written there. */
const textIn = (table: SolitaireTable): { text: string; box: DOMRect }[] =>
  [...table.shadowRoot!.querySelectorAll(".name, .which > span, .figures span, .verdict, .tool")]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return { text: part.textContent.trim(), box: range.getBoundingClientRect() };
    })
    .filter(({ box }) => box.width > 1);

/** Text in the frame that runs into other text, or out of its bar. */
const crowded = (table: SolitaireTable): string[] => {
  const texts = textIn(table);
  const [page, felt] = [".page", ".felt"].map((part) => table.shadowRoot!.querySelector(part)!.getBoundingClientRect());
  const meets = (p: DOMRect, q: DOMRect): boolean =>
    Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1 &&
    Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1;
  return texts.flatMap(({ text, box }, i) => [
    ...texts.slice(i + 1).flatMap((other) => (meets(box, other.box) ? [`${text} over ${other.text}`] : [])),
    ...(meets(box, felt!) ? [`${text} over the felt`] : []),
    ...(box.top < page!.top - 1 || box.bottom > page!.bottom + 1 ? [`${text} outside`] : []),
  ]);
};

/** The captions on the felt that lie under a card or an empty place. */
const under = (table: SolitaireTable): (string | null)[] => {
  const root = table.shadowRoot!;
  const piles = [...root.querySelectorAll(".card:not([aria-hidden]), .slot:not([aria-hidden])")];
  const isUnder = (caption: Element): boolean => {
    const a = caption.getBoundingClientRect();
    return piles.some((pile) => {
      const b = pile.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 2 && height > 2;
    });
  };
  return [...root.querySelectorAll(".caption")].filter(isUnder).map(({ textContent }) => textContent);
};

describe("on a page that is zoomed", () => {
  before(() => {
    document.body.style.margin = "0";
  });
  after(() => {
    document.body.style.margin = "";
  });

  for (const { zoom, width, height } of ZOOMED) {
    for (const game of GAMES) {
      it(`${zoom} %, ${game} scrolls one way alone, cuts no text, and follows the focus`, async () => {
        await setViewport({ width, height });
        const table = await tableOf({ game, deal: "9" }, { width, height: Math.max(352, height) });
        await nextFrame();
        const felt = table.shadowRoot!.querySelector(".felt")!;
        expect(felt.scrollWidth).to.equal(felt.clientWidth);
        expect(document.documentElement.scrollWidth).to.equal(width);
        expect(cutIn(table)).to.deep.equal([]);

        cardOf(table, "T1").focus();
        for (const key of ["End", "ArrowDown", "Home", "ArrowUp", "ArrowUp", "5", "ArrowUp", "ArrowUp", "s", "2"]) {
          await sendKeys({ press: key });
          await nextFrame();
          const focused = table.shadowRoot!.activeElement!;
          const { x, y } = focused.getBoundingClientRect();
          const hit = table.shadowRoot!.elementFromPoint(x + 6, y + 6);
          expect(focused.contains(hit), `${focused.ariaLabel} after ${key}`).to.equal(true);
          expect(insideOf(table).board.spotOf(focused)).not.to.equal(undefined);
        }
      });
    }
  }
});

describe("on a page with letters of twice their size", () => {
  before(() => {
    document.documentElement.style.fontSize = "200%";
    document.body.style.margin = "0";
  });
  after(() => {
    document.documentElement.style.fontSize = "";
    document.body.style.margin = "";
  });

  for (const game of GAMES) {
    for (const lang of ["en", "ru"]) {
      for (const [width, height] of [
        [320, 640],
        [360, 740],
        [390, 740],
        [600, 800],
        [740, 360],
        [768, 1024],
        [960, 700],
        [1280, 900],
        [1440, 900],
      ] as const) {
        it(`${game} cuts no text and keeps its captions clear of the cards at ${width} × ${height}, ${lang}`, async () => {
          await setViewport({ width, height });
          const table = await tableOf({ game, deal: "9", lang, noVerdict: false }, { width, height });
          await nextFrame();
          expect(cutIn(table)).to.deep.equal([]);
          expect(crowded(table)).to.deep.equal([]);
          expect(under(table)).to.deep.equal([]);
        });
      }
    }
  }
});

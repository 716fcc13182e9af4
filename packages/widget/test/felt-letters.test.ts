import { expect, nextFrame } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { GAMES, solutionOf } from "./games.js";
import { tableOf } from "./table.js";
import { coveredCaptions } from "./text-boxes.js";
import { waitUntil } from "./wait-until.js";

const captionsOf = (table: SolitaireTable): HTMLElement[] =>
  [...table.shadowRoot!.querySelectorAll<HTMLElement>(".caption")].filter(({ textContent }) => textContent !== "");

/** The captions that lie over others, or reach out of the felt. */
const faultsOf = (table: SolitaireTable): (string | null)[] => {
  const felt = table.shadowRoot!.querySelector(".board")!.getBoundingClientRect();
  const boxes = captionsOf(table).map((caption) => ({
    text: caption.textContent,
    box: caption.getBoundingClientRect(),
  }));
  return boxes
    .filter(({ box }, i) => {
      const isOver = boxes.slice(i + 1).some(({ box: other }) => {
        const [width, height] = [
          Math.min(box.right, other.right) - Math.max(box.left, other.left),
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top),
        ];
        return width > 1 && height > 5;
      });
      return isOver || box.left < felt.left - 1 || box.right > felt.right + 1 || box.top < felt.top - 3;
    })
    .map(({ text }) => text);
};

/** Checks that the control for the interval holds all its words. */
const expectWithinPicker = (table: SolitaireTable): void => {
  const picker = table.shadowRoot!.querySelector(".picker")!;
  const around = picker.getBoundingClientRect();
  for (const part of picker.querySelectorAll(".why, .choices, .choice, small")) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    expect([left >= around.left, right <= around.right, top >= around.top, bottom <= around.bottom]).not.to.include(
      false,
    );
    expect(part.scrollWidth).to.be.at.most(part.clientWidth + 1);
  }
};

/** How much larger captions are than on a page with usual letters. */
const growthOf = (table: SolitaireTable): number[] => captionsOf(table).map(({ style }) => Number(style.scale || 1));

describe("what is written on the felt of a large table", () => {
  before(() => setViewport({ width: 2560, height: 1440 }));
  after(() => setViewport({ width: 1440, height: 900 }));

  for (const game of GAMES) {
    it(`is larger in ${game}, counts under piles as well, over no card, no other text and no edge`, async () => {
      const { deal, entries } = await solutionOf(game);
      const table = await tableOf({ game, deal }, { width: 2560, height: 1440 });
      table.log = entries.slice(0, entries.length / 2).join(" ");
      await table.updateComplete;
      const scales = captionsOf(table).map((caption) => Number(getComputedStyle(caption).scale));
      expect(Math.min(...scales)).to.be.above(1.4);
      expect([coveredCaptions(table), faultsOf(table)]).to.deep.equal([[], []]);
    });
  }

  it("is so in the control for the interval, which holds it", async () => {
    const table = await tableOf({ game: "stalactites", deal: "9" }, { width: 2560, height: 1440 });
    const words = table.shadowRoot!.querySelector<HTMLElement>(".picker .why")!;
    expect(words.currentCSSZoom).to.be.above(1.4);
    expectWithinPicker(table);
  });
});

describe("what is written on the felt of a page with letters of twice their size", () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => {
    document.documentElement.style.fontSize = "";
  });

  /** A table whose captions have been looked at. */
  const large = async (game: string, width: number, height: number, lang = "en"): Promise<SolitaireTable> => {
    document.documentElement.style.fontSize = "200%";
    const table = await tableOf({ game, deal: "9", lang }, { width, height });
    await import("../src/board/large-letters.js");
    for (let i = 0; i < 3; i++) await nextFrame();
    return table;
  };

  for (const game of GAMES) {
    for (const lang of ["en", "ru"]) {
      it(`grows in ${game}, over no card, no other text and no edge, ${lang}`, async () => {
        for (const [width, height] of [
          [360, 740],
          [768, 1024],
          [1440, 900],
        ] as const) {
          const table = await large(game, width, height, lang);
          const size = `${width} × ${height}`;
          // Beside a phone's stock there is room for no larger words in Russian.
          const isFull = width === 360 && game.startsWith("zodiac") && lang === "ru";
          expect(Math.max(...growthOf(table)), size).to.be.above(isFull ? 0.99 : 1.25);
          expect([coveredCaptions(table), faultsOf(table)], size).to.deep.equal([[], []]);
          table.remove();
        }
      });
    }
  }

  it("grows together where it is of a kind, and is laid out anew with the table", async () => {
    const table = await large("rouge-et-noir", 768, 1024);
    const wide = growthOf(table);
    expect(new Set(wide).size).to.equal(1);
    table.parentElement!.style.width = "360px";
    await waitUntil(() => growthOf(table)[0] !== wide[0], "another size");
    expect([coveredCaptions(table), faultsOf(table)]).to.deep.equal([[], []]);
  });

  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 900],
  ] as const) {
    it(`lets the picker's words grow within its box, on ${width} × ${height}`, async () => {
      const table = await large("stalactites", width, height);
      const picker = table.shadowRoot!.querySelector<HTMLElement>(".picker")!;
      await waitUntil(() => Number(picker.style.getPropertyValue("--enlarged")) > 1, "it has grown");
      expectWithinPicker(table);
    });
  }

  it("crosses no line between parts of the felt", async () => {
    const table = await large("penguin", 696, 312);
    const root = table.shadowRoot!;
    const felt = root.querySelector(".board")!.getBoundingClientRect();
    const d = root.querySelector(".engraving path")!.getAttribute("d")!;
    const [x, y] = /M(\S+) (\S+)V/.exec(d)!.slice(1).map(Number) as [number, number];
    for (const caption of captionsOf(table)) {
      const { left, right, bottom } = caption.getBoundingClientRect();
      const isClear = left > felt.left + x || right < felt.left + x || bottom < felt.top + y + 5;
      expect(isClear, caption.textContent).to.equal(true);
    }
  });

  it("is as it was drawn on a page with usual letters", async () => {
    const table = await tableOf({ game: "penguin", deal: "9" }, { width: 1440, height: 900 });
    await nextFrame();
    expect(new Set(growthOf(table))).to.deep.equal(new Set([1]));
  });
});

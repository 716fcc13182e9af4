import { expect, nextFrame } from "@open-wc/testing";
import { sendMouse } from "@web/test-runner-commands";
import { solutionOf } from "./games.js";
import { insideOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Rouge et Noir with tall columns, on a table of some height. */
const tall = async (height: number) => {
  const { deal, entries } = await solutionOf("rouge-et-noir");
  const table = await tableOf({ game: "rouge-et-noir", deal, print: "large" }, { width: 740, height });
  table.log = entries.slice(0, 100).join(" ");
  await table.updateComplete;
  const root = table.shadowRoot!;
  return { table, felt: root.querySelector(".felt")!, mark: () => root.querySelector(".more div")! };
};

const shows = (mark: Element | null): boolean => mark !== null && getComputedStyle(mark).visibility === "visible";

describe("a felt that scrolls", () => {
  it("has a mark at its foot as long as cards lie below, where it covers none of them", async () => {
    const { table, felt, mark } = await tall(360);
    await waitUntil(() => shows(mark()), "the mark shows");
    const [own, around] = [mark().getBoundingClientRect(), felt.getBoundingClientRect()];
    expect(own.bottom)
      .to.be.at.most(around.bottom)
      .and.above(around.bottom - 8);
    const cards = [...table.shadowRoot!.querySelectorAll(".card")];
    const isCovered = (card: Element): boolean => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const seen = 7;
      return left < own.right - seen && right > own.left + seen && top < own.bottom - seen && bottom > own.top + seen;
    };
    for (let at = 0; shows(mark()); at += 10) {
      felt.scrollTop = at;
      expect(cards.filter(isCovered), `scrolled by ${at}`).to.deep.equal([]);
      await nextFrame();
      if (at > felt.scrollHeight) break;
    }
    felt.scrollTop = felt.scrollHeight;
    await waitUntil(() => !shows(mark()), "the mark has gone");
    felt.scrollTop = 0;
    await waitUntil(() => shows(mark()), "the mark is back");
  });

  for (const [game, width, height, hasRoom] of [
    ["penguin", 320, 256, true],
    ["penguin", 388, 400, true],
    ["penguin", 360, 360, false],
    ["zodiac", 362, 290, true],
  ] as const) {
    it(`has it where it covers no index, or for a while not at all: ${game}, ${width} × ${height}`, async () => {
      const table = await tableOf({ game, deal: "2" }, { width, height });
      const root = table.shadowRoot!;
      const felt = root.querySelector(".felt")!;
      const mark = (): Element => root.querySelector(".more div")!;
      await waitUntil(mark, "a felt that scrolls has the mark");
      const indices = [...root.querySelectorAll(".card:not(.down) .face > use")].map((each) => ({
        each,
        card: each.closest(".card")!,
      }));
      const covered = (): string[] => {
        const [own, around] = [mark(), felt].map((each) => each.getBoundingClientRect());
        const [left, right, top, bottom] = [own!.left + 8, own!.right - 8, own!.top + 8, own!.bottom - 8];
        return indices.flatMap(({ each, card }) => {
          const box = each.getBoundingClientRect();
          const isIn = box.left < right && left < box.right && box.top < bottom && top < box.bottom;
          return isIn && box.top < around!.bottom ? [card.ariaLabel ?? "a card"] : [];
        });
      };
      const faults: string[] = [];
      let shown = 0;
      for (let at = 0; at <= felt.scrollHeight - felt.clientHeight; at += 7) {
        felt.scrollTop = at;
        await nextFrame();
        await nextFrame();
        if (!shows(mark())) continue;
        shown++;
        faults.push(...covered().map((card) => `${card}, scrolled by ${at}`));
      }
      expect(faults).to.deep.equal([]);
      expect(shown > 0, "it shows").to.equal(hasRoom);
    });
  }

  it("scrolls at a press on the mark, which moves no card", async () => {
    const { table, felt, mark } = await tall(360);
    await waitUntil(() => shows(mark()), "the mark shows");
    const { x, y, width, height } = mark().getBoundingClientRect();
    const { log } = table;
    await sendMouse({ type: "click", position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await waitUntil(() => felt.scrollTop > 60, "it has scrolled");
    expect(table.log).to.equal(log);
  });

  it("has none where all cards fit, nor once they do", async () => {
    const fits = await tall(1100);
    expect(insideOf(fits.table).board.overhang).to.equal(0);
    expect(fits.mark()).to.equal(null);
    const { table, mark } = await tall(360);
    await waitUntil(() => shows(mark()), "the mark shows");
    table.log = "";
    await waitUntil(() => !shows(mark()), "the mark has gone");
  });
});

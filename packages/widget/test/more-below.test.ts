import { expect } from "@open-wc/testing";
import { sendMouse } from "@web/test-runner-commands";
import { solutionOf } from "./games.js";
import { insideOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Rouge et Noir with tall columns, on a table of some height. */
const tall = async (height: number) => {
  const { deal, entries } = await solutionOf("rouge-et-noir");
  const table = await tableOf({ game: "rouge-et-noir", deal }, { width: 740, height });
  table.log = entries.slice(0, 100).join(" ");
  await table.updateComplete;
  const root = table.shadowRoot!;
  return { table, felt: root.querySelector(".felt")!, mark: () => root.querySelector(".more div")! };
};

const shows = (mark: Element | null): boolean => mark !== null && getComputedStyle(mark).visibility === "visible";

describe("a felt that scrolls", () => {
  it("has a mark at its foot as long as cards lie below, on the column that goes on", async () => {
    const { table, felt, mark } = await tall(360);
    await waitUntil(() => shows(mark()), "the mark shows");
    const [own, around] = [mark().getBoundingClientRect(), felt.getBoundingClientRect()];
    expect(own.bottom)
      .to.be.at.most(around.bottom)
      .and.above(around.bottom - 8);
    const { element, layout } = insideOf(table).board;
    const heights = layout!.piles.map(({ cards, box }) => (cards.at(-1)?.y ?? 0) + box.h);
    const { box } = layout!.piles[heights.indexOf(Math.max(...heights))]!;
    expect(own.x + own.width / 2).to.be.closeTo(element.getBoundingClientRect().x + box.x + box.w, 1);
    felt.scrollTop = felt.scrollHeight;
    await waitUntil(() => !shows(mark()), "the mark has gone");
    felt.scrollTop = 0;
    await waitUntil(() => shows(mark()), "the mark is back");
  });

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
    expect(insideOf(fits.table).board.scrolls).to.equal(false);
    expect(fits.mark()).to.equal(null);
    const { table, mark } = await tall(360);
    await waitUntil(() => shows(mark()), "the mark shows");
    table.log = "";
    await waitUntil(() => !shows(mark()), "the mark has gone");
  });
});

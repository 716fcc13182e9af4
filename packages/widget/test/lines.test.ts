import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { replayOn, tableOf } from "./table.js";

const SIZES = [
  [240, 500],
  [360, 560],
  [360, 740],
  [740, 360],
  [768, 1024],
  [1280, 900],
] as const;

/** The bars that lie along the felt, above or below it, and how thick their line is there. */
const linesOf = (table: SolitaireTable): string[] => {
  const root = table.shadowRoot!;
  const felt = root.querySelector(".felt")!.getBoundingClientRect();
  return [".head", ".status", ".tools"].flatMap((bar) => {
    const element = root.querySelector(bar)!;
    const { top, bottom, width } = element.getBoundingClientRect();
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    if (width === 0) return [];
    if (Math.abs(bottom - felt.top) < 1) return [`${bar} above: ${borderBottomWidth}`];
    return Math.abs(top - felt.bottom) < 1 ? [`${bar} below: ${borderTopWidth}`] : [];
  });
};

describe("a line between the felt and the bars", () => {
  before(() => setViewport({ width: 1280, height: 1024 }));

  for (const [width, height] of SIZES) {
    it(`is there wherever they stand, at ${width} × ${height}`, async () => {
      const table = await tableOf({ game: "penguin", deal: "9" }, { width, height });
      const lines = linesOf(table);
      expect(lines.length).to.be.at.least(2);
      expect(lines.filter((line) => !line.endsWith(": 1px"))).to.deep.equal([]);
    });

    it(`is there in a replay, too, at ${width} × ${height}`, async () => {
      const table = await tableOf({ game: "penguin", deal: "9" }, { width, height });
      table.showReplay("T1-R1");
      await replayOn(table);
      const lines = linesOf(table);
      expect(lines.length).to.be.at.least(1);
      expect(lines.filter((line) => !line.endsWith(": 1px"))).to.deep.equal([]);
    });
  }
});

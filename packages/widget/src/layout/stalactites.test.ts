import { expect } from "@open-wc/testing";
import { dealt, laidOut } from "../../test/positions.js";
import type { Layout, PilePlace } from "./types.js";

const { state } = dealt("stalactites");

const named = ({ piles }: Layout, name: string): PilePlace => piles.find((pile) => pile.name === name)!;

describe("Stalactites on a low table, once the interval is chosen", () => {
  for (const [width, height] of [
    [695, 312],
    [740, 312],
    [1024, 500],
    [1366, 624],
    [1440, 498],
  ] as const) {
    it(`has its cells above the first columns, and its foundations above the others, on ${width} × ${height}`, () => {
      const layout = laidOut({ ...state, step: 1 }, width, height);
      const xOf = (name: string): number => named(layout, name).box.x;
      expect([xOf("R1"), xOf("R2")]).to.deep.equal([xOf("T1"), xOf("T2")]);
      const { h } = named(layout, "F1").box;
      const columns = named(layout, "T8").box;
      const words = layout.captions.filter(({ style }) => style === "word");
      for (const n of [1, 2, 3, 4]) {
        const { box } = named(layout, `F${n}`);
        const right = box.x + box.w;
        const next = n < 4 ? xOf(`F${n + 1}`) - (h - box.w) : columns.x + columns.w;
        expect(words.some(({ x }) => x === right + 6)).to.equal(true);
        expect(next - right, "room for its words").to.be.at.least(70);
      }
      const left = xOf("T1");
      expect(Math.abs(width - columns.x - columns.w - left), "in the middle").to.be.at.most(1);
    });
  }
});

describe("Stalactites at the deal", () => {
  for (const [width, height] of [
    [320, 524],
    [360, 604],
    [768, 876],
    [1024, 624],
    [1024, 668],
    [1440, 796],
    [2560, 1300],
  ] as const) {
    it(`has a drop below each column, of five lengths, that ends above the felt’s edge, on ${width} × ${height}`, () => {
      const layout = laidOut(state, width, height);
      const { box, cards } = named(layout, "T1");
      const bottom = cards.at(-1)!.y + box.h;
      const tips = [...layout.engraving.at(-1)!.d.matchAll(/ (\S+)C/g)].map(([, y]) => Number(y));
      const ends = tips.filter((_, i) => i % 2 === 1);
      expect(ends).to.have.length(8);
      expect(new Set(ends).size).to.equal(5);
      expect(Math.min(...ends) - bottom, "the shortest").to.be.at.least(15);
      expect(Math.max(...ends), "the longest").to.be.at.most(height - 6);
    });
  }
});

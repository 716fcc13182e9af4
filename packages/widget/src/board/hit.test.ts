import { expect } from "@open-wc/testing";
import { laidOut, positions } from "../../test/positions.js";
import { pileAt, spotAt } from "./hit.js";

const SIZES = [
  [360, 604],
  [768, 876],
  [1440, 800],
] as const;

describe("spotAt", () => {
  it("finds every card that shows, and every empty place", async () => {
    for (const state of await positions()) {
      for (const [width, height] of SIZES) {
        const layout = laidOut(state, width, height);
        for (const { name, box, cards } of layout.piles) {
          for (const [index, { x, y, z, strip, turned }] of cards.entries()) {
            if (turned || (strip === undefined && z !== cards.length - 1)) continue;
            expect(spotAt(layout, x + box.w / 2, y + 2)).to.deep.equal({ pile: name, index });
          }
          if (cards.length === 0) expect(spotAt(layout, box.x + 1, box.y + 1)).to.deep.equal({ pile: name, index: -1 });
        }
      }
    }
  });

  it("finds the base of a foundation that lies on its side", async () => {
    const state = (await positions()).find(({ game }) => game === "stalactites")!;
    const layout = laidOut(state, 768, 876);
    const { box } = layout.piles.find(({ name }) => name === "F1")!;
    expect(spotAt(layout, box.x - 20, box.y + box.h / 2)).to.deep.equal({ pile: "F1", index: 0 });
    expect(spotAt(layout, box.x + 5, box.y + 1)).to.equal(undefined);
  });

  it("finds nothing on the bare felt", async () => {
    const state = (await positions()).find(({ game }) => game === "penguin")!;
    expect(spotAt(laidOut(state, 1024, 668), 1020, 660)).to.equal(undefined);
  });
});

describe("pileAt", () => {
  it("takes a column down to the table's edge", async () => {
    const state = (await positions()).find(({ game }) => game === "penguin")!;
    const layout = laidOut(state, 1024, 668);
    const columns = layout.piles.filter(({ isColumn }) => isColumn);
    const found = columns.map(({ box }) => pileAt(layout, box.x + box.w / 2, 660));
    expect(found).to.deep.equal(columns.map(({ name }) => name));
  });

  it("takes near misses among the piles that it is given, and no others", async () => {
    const state = (await positions()).find(({ game }) => game === "penguin")!;
    const layout = laidOut(state, 1024, 668);
    const { x, y, w, h } = layout.piles.find(({ name }) => name === "R3")!.box;
    const miss = [x - 30, y + h / 2] as const;
    expect(pileAt(layout, ...miss, ["R3"])).to.equal("R3");
    expect(pileAt(layout, ...miss, ["R7"])).to.equal(undefined);
    expect(pileAt(layout, x + w / 2, y + h / 2, [])).to.equal(undefined);
    expect(pileAt(layout, Number.NaN, y + h / 2, ["R3"]), "nowhere").to.equal(undefined);
  });
});

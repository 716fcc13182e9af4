import { expect } from "@open-wc/testing";
import { laidOut, positions } from "../../test/positions.js";
import { neighbour } from "./neighbour.js";
import { placesOf } from "./places.js";

const SIZES = [
  [320, 432],
  [360, 604],
  [740, 282],
  [768, 876],
  [1024, 668],
  [1440, 800],
] as const;

describe("the arrow keys", () => {
  for (const [width, height] of SIZES) {
    it(`lead along every row of like piles from end to end at ${width} × ${height}`, async () => {
      const wrong = new Set<string>();
      for (const state of await positions()) {
        for (const mirrored of [false, true]) {
          const layout = laidOut(state, width, height, { mirrored });
          const places = placesOf(state, layout);
          for (const { name, box } of layout.piles) {
            // The ring of Zodiac is walked round.
            if (state.game.startsWith("zodiac") && name.startsWith("T")) continue;
            const names = layout.piles
              .filter((pile) => pile.name[0] === name[0] && Math.abs(pile.box.y - box.y) <= 1)
              .toSorted((a, b) => a.box.x - b.box.x)
              .map((pile) => pile.name);
            const at = names.indexOf(name);
            const from = places.find(({ pile, isTop }) => isTop && pile === name)!;
            const [before, after] = [names[at - 1], names[at + 1]];
            const told = (to: string) => `${state.game}: from ${name} to ${to}`;
            if (before && neighbour(places, from, "left")?.pile !== before) wrong.add(told(before));
            if (after && neighbour(places, from, "right")?.pile !== after) wrong.add(told(after));
          }
        }
      }
      expect([...wrong]).to.deep.equal([]);
    });
  }
});

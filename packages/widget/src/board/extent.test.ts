import { expect } from "@open-wc/testing";
import { BoardFixture } from "../../test/board.js";
import { gameOf } from "../../test/positions.js";
import { extent } from "./extent.js";

describe("the extent of a pile", () => {
  for (const mirrored of [false, true]) {
    for (const [width, height] of [
      [360, 604],
      [740, 312],
      [1024, 668],
    ] as const) {
      it(`reaches as far aside as what is drawn of it${mirrored ? ", mirrored" : ""}, at ${width} × ${height}`, async () => {
        const table = await BoardFixture.of(gameOf("stalactites", "9"), { width, height, mirrored });
        for (const pile of table.board.layout!.piles) {
          const parts = [...table.board.elementOf(pile.name, -1)!.parentElement!.children];
          const drawn = parts.map((part) => {
            const { x } = table.seen(part);
            return [x, x + part.getBoundingClientRect().width] as const;
          });
          const { x, w } = extent(pile);
          // A card is turned about a middle that may lie between two pixels.
          expect(x, pile.name).to.be.closeTo(Math.min(...drawn.map(([left]) => left)), 1);
          expect(x + w, pile.name).to.be.closeTo(Math.max(...drawn.map(([, right]) => right)), 1);
        }
      });
    }
  }
});

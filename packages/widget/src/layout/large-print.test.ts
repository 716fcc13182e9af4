import { expect } from "@open-wc/testing";
import { BoardFixture } from "../../test/board.js";
import { GAMES } from "../../test/games.js";
import { dealt, gameOf, laidOut } from "../../test/positions.js";
import { SMALL } from "../art/faces.js";

/** How high the rank of a card is drawn, in pixels of the screen. */
const rankHeight = (card: HTMLElement): number => card.querySelector(".face use")!.getBoundingClientRect().height;

describe("a table for large print", () => {
  for (const game of GAMES) {
    for (const [width, height] of [
      [360, 604],
      [768, 876],
      [1440, 800],
    ] as const) {
      it(`has ranks of ${game} half as high again, at the least, on ${width} × ${height}`, async () => {
        const table = await BoardFixture.of(gameOf(game, "1"), { width, height });
        const card = table.top("T1");
        const [plain, layout] = [rankHeight(card), table.board.layout!];
        table.board.arrange({ large: true });
        const { cardWidth } = table.board.layout!;
        // Where cards are drawn small their ranks are large already.
        const least = cardWidth < SMALL ? 1.4 : 1.5;
        expect(rankHeight(table.top("T1")) / plain).to.be.at.least(least);
        expect(cardWidth).to.be.at.least(width < 600 ? layout.cardWidth : 0.85 * layout.cardWidth);
      });
    }
  }

  it("has larger cards on a phone", () => {
    for (const game of GAMES) {
      const { state } = dealt(game);
      const [plain, large] = [{}, { large: true }].map((how) => laidOut(state, 360, 604, how).cardWidth);
      expect(large, game).to.be.above(plain!);
    }
  });

  it("scrolls rather than cover an index", async () => {
    const table = await BoardFixture.of(gameOf("penguin", "1"), { width: 360, height: 400 });
    expect(table.board.layout!.height, "not for large print").to.equal(400);
    table.board.arrange({ large: true });
    expect(table.board.layout!.height).to.be.above(400);
    for (const pile of ["T1", "T4", "T7"]) {
      const next = table.top(pile, 1).getBoundingClientRect().top;
      for (const part of table.top(pile, 2).querySelectorAll(".face > use")) {
        expect(part.getBoundingClientRect().bottom, pile).to.be.at.most(next + 1);
      }
    }
  });
});

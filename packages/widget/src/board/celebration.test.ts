import { expect } from "@open-wc/testing";
import { BoardFixture } from "../../test/board.js";
import { GAMES } from "../../test/games.js";
import { gameOf, positions } from "../../test/positions.js";
import { Celebration } from "./celebration.js";

describe("the celebration of a win", () => {
  it("draws the engraving, and a frame round each pair of foundations", async () => {
    const table = await BoardFixture.of(gameOf("zodiac", "9"));
    const { engraving, mirrored } = table.board.layout!;
    const drawn = (): string[] =>
      [...table.board.element.querySelectorAll(".celebration")].map((line) => line.getAttribute("d")!);
    const done = new Celebration(table.board).play(true);
    const lines = drawn();
    expect(mirrored).to.equal(undefined);
    expect(lines).to.have.length(engraving.length + 4);
    expect(lines.slice(0, engraving.length)).to.deep.equal(engraving.map(({ d }) => d));
    await done;
  });

  for (const id of GAMES) {
    for (const [width, height] of [
      [740, 264],
      [320, 500],
      [360, 600],
      [1440, 800],
    ] as const) {
      it(`keeps the frames of ${id} apart from each other, from words and from the edge, at ${width} × ${height}`, async () => {
        const table = await BoardFixture.of(gameOf(id, "1"), { width, height });
        const won = (await positions()).findLast(({ game }) => game === id)!;
        table.board.update(won, { animate: false });
        const done = new Celebration(table.board).play(true);
        const { engraving } = table.board.layout!;
        const lines = [...table.board.element.querySelectorAll<SVGGeometryElement>(".celebration")];
        const frames = lines.slice(engraving.length).map((line) => line.getBBox());
        const origin = table.board.element.getBoundingClientRect();
        const words = [...table.board.element.querySelectorAll(".caption")].map((word) => word.getBoundingClientRect());
        const half = 1;
        const meet = (p: DOMRect, x: number, y: number, w: number, h: number): boolean =>
          p.x - half < x + w && x < p.x + p.width + half && p.y - half < y + h && y < p.y + p.height + half;
        for (const [i, frame] of frames.entries()) {
          for (const other of frames.slice(i + 1)) {
            expect(
              meet(frame, other.x - half, other.y - half, other.width + 2 * half, other.height + 2 * half),
            ).to.equal(false);
          }
          expect(frame.x - half, "from the edge").to.be.at.least(2);
          expect(frame.x + frame.width + half, "from the edge").to.be.at.most(width - 2);
          // Letters leave a line of text some air below, where lines are not as close as on a phone.
          const tails = width < 600 ? 0.5 : 2;
          for (const word of words.filter(({ width: w }) => w > 0)) {
            const [x, y] = [word.x - origin.x, word.y - origin.y];
            expect(meet(frame, x, y - 0.5, word.width, word.height + 0.5 - tails)).to.equal(false);
          }
        }
        for (const animation of table.board.element.getAnimations({ subtree: true })) animation.finish();
        await done;
      });
    }
  }
});

import { expect } from "@open-wc/testing";
import { BoardFixture } from "../../test/board.js";
import { GAMES } from "../../test/games.js";
import { gameOf, positions } from "../../test/positions.js";

/** Tables whose captions are looked at, from small ones in a text to large screens. */
const CAPTIONED = [
  [280, 200],
  [320, 90],
  [320, 500],
  [360, 604],
  [459, 200],
  [460, 200],
  [540, 260],
  [640, 300],
  [740, 282],
  [768, 876],
  [900, 440],
  [1024, 500],
  [1024, 668],
  [1180, 400],
  [1200, 200],
  [1280, 300],
  [1440, 498],
  [1440, 800],
  [1920, 980],
  [2560, 1300],
] as const;

/** How deep two boxes are in one another. */
const overlap = (p: DOMRect, q: DOMRect): number =>
  Math.min(p.right - q.left, q.right - p.left, p.bottom - q.top, q.bottom - p.top);

describe("captions on the board", () => {
  for (const id of GAMES) {
    it(`of ${id} are written within tables of any size, clear of the cards`, async () => {
      const states = (await positions()).filter(({ game }) => game === id);
      const { board } = await BoardFixture.of(gameOf(id, "1"));
      const wrong: string[] = [];
      for (const [width, height] of CAPTIONED) {
        for (const part of [0, 0.4, 0.9]) {
          board.update(states[Math.floor(part * states.length)]!, { animate: false });
          board.setSize(width, height);
          const { left, top } = board.element.getBoundingClientRect();
          const boxes = board.layout!.piles.map(({ box }) => new DOMRect(left + box.x, top + box.y, box.w, box.h));
          for (const caption of board.element.querySelectorAll(".caption")) {
            if (!caption.textContent) continue;
            const box = caption.getBoundingClientRect();
            if (box.left < left || box.right > left + width)
              wrong.push(`${caption.textContent} is outside of ${width} × ${height}`);
            // A line of text is higher than its letters.
            if (boxes.some((pile) => overlap(box, pile) > 2))
              wrong.push(`${caption.textContent} is over a pile on ${width} × ${height}`);
          }
        }
      }
      expect(wrong).to.deep.equal([]);
    });
  }
});

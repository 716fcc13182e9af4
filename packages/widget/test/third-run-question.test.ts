import { expect } from "@open-wc/testing";
import { putAway, reach, STATES } from "./states.js";
import { insideOf, surroundingsOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Phones, upright and on their side, and a wide window. */
const SIZES = [
  [320, 568],
  [360, 740],
  [390, 844],
  [740, 360],
  [844, 390],
  [1440, 900],
] as const;

const asking = STATES.find(({ name }) => name === "the warning of a third run")!;

describe("the question of a third run", () => {
  afterEach(putAway);

  for (const lang of ["en", "ru"] as const) {
    for (const [width, height] of SIZES) {
      it(`has its answers after its sentence, and lies over no card, with ${width} × ${height} in ${lang}`, async () => {
        const table = await reach(asking, { width, height, lang });
        await waitUntil(() => surroundingsOf(table).afterDrawing, "what finds it a place has loaded");
        table.requestUpdate();
        await table.updateComplete;
        const { board, table: inside } = insideOf(table);
        const notice = table.shadowRoot!.querySelector(".notice")!;
        const [sentence, answers] = ["p", "div"].map((name) => notice.querySelector(name)!.getBoundingClientRect());
        const isBelow = answers!.top > sentence!.bottom - 1;
        expect(isBelow || answers!.left > sentence!.right - 1).to.equal(true);
        const over = notice.getBoundingClientRect();
        const under = inside!.places.filter(({ pile, index }) => {
          const { left, right, top, bottom } = board.elementOf(pile, index)!.getBoundingClientRect();
          return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
        });
        expect(under).to.deep.equal([]);
      });
    }
  }
});

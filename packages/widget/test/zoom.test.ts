import { expect, nextFrame } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { GAMES } from "./games.js";
import { putAway, reach, STATES } from "./states.js";
import { cardOf, dialogOf, insideOf, tableOf } from "./table.js";
import { cutIn, sticksOut } from "./text-boxes.js";

/** A window of 1280 × 1024, zoomed. */
const ZOOMED = [
  { zoom: 200, width: 640, height: 512 },
  { zoom: 400, width: 320, height: 256 },
];

describe("on a page that is zoomed", () => {
  beforeEach(() => {
    document.body.style.margin = "0";
  });

  afterEach(putAway);

  for (const { zoom, width, height } of ZOOMED) {
    for (const game of GAMES) {
      it(`${zoom} %, ${game} scrolls one way alone, cuts no text, and follows the focus`, async () => {
        await setViewport({ width, height });
        const table = await tableOf({ game, deal: "9" }, { width, height: Math.max(352, height) });
        await nextFrame();
        const felt = table.shadowRoot!.querySelector(".felt")!;
        expect(felt.scrollWidth).to.equal(felt.clientWidth);
        expect(document.documentElement.scrollWidth).to.equal(width);
        expect(cutIn(table)).to.deep.equal([]);

        cardOf(table, "T1").focus();
        for (const key of ["End", "ArrowDown", "Home", "ArrowUp", "ArrowUp", "5", "ArrowUp", "ArrowUp", "s", "2"]) {
          await sendKeys({ press: key });
          await nextFrame();
          const focused = table.shadowRoot!.activeElement!;
          const { x, y } = focused.getBoundingClientRect();
          const hit = table.shadowRoot!.elementFromPoint(x + 6, y + 6);
          expect(focused.contains(hit), `${focused.ariaLabel} after ${key}`).to.equal(true);
          expect(insideOf(table).board.spotOf(focused)).not.to.equal(undefined);
        }
      });
    }
  }

  for (const state of STATES.filter(({ isDialog }) => isDialog)) {
    it(`400 %, ${state.name} can be read to its end, and closed`, async () => {
      const table = await reach(state, { width: 320, height: 256 });
      expect(sticksOut(table)).to.deep.equal([]);
      const dialog = dialogOf(table)!;
      const box = dialog.getBoundingClientRect();
      expect(box.top).to.be.at.least(0);
      expect(box.bottom).to.be.at.most(256);
      for (const control of dialog.querySelectorAll("button, a, textarea, .row input")) {
        control.scrollIntoView({ block: "center", behavior: "instant" });
        const { top, bottom } = control.getBoundingClientRect();
        expect(top, control.textContent).to.be.at.least(box.top - 0.5);
        expect(Math.min(bottom, top + 44), control.textContent).to.be.at.most(256);
      }
    });
  }
});

import { expect, nextFrame } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { GAMES } from "./games.js";
import { withoutSolver } from "./solvers.js";
import { putAway, reach, STATES } from "./states.js";
import { tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";
import { coveredCaptions, crowded, cutIn, sticksOut } from "./text-boxes.js";

describe("on a page with letters of twice their size", () => {
  withoutSolver({ verdict: "unknown" });
  beforeEach(() => {
    document.documentElement.style.fontSize = "200%";
    document.body.style.margin = "0";
  });
  afterEach(async () => {
    document.documentElement.style.fontSize = "";
    await putAway();
  });

  for (const game of GAMES) {
    for (const lang of ["en", "ru"]) {
      for (const [width, height] of [
        [320, 640],
        [360, 740],
        [390, 740],
        [600, 800],
        [740, 360],
        [768, 1024],
        [960, 700],
        [1280, 900],
        [1440, 900],
      ] as const) {
        it(`${game} cuts no text and keeps its captions clear of the cards at ${width} × ${height}, ${lang}`, async () => {
          await setViewport({ width, height });
          const table = await tableOf({ game, deal: "9", lang, noVerdict: false }, { width, height });
          await waitUntil(() => table.shadowRoot!.querySelector(".verdict"), "the verdict shows");
          await nextFrame();
          expect(cutIn(table)).to.deep.equal([]);
          expect(crowded(table)).to.deep.equal([]);
          expect(coveredCaptions(table)).to.deep.equal([]);
        });
      }
    }
  }

  for (const state of STATES.filter(({ isDialog, name }) => isDialog || name === "a replay")) {
    for (const lang of ["en", "ru"] as const) {
      for (const [width, height] of [
        [320, 568],
        [360, 740],
        [768, 1024],
        [1280, 900],
      ] as const) {
        it(`${state.name}: nothing reaches out of it at ${width} × ${height}, ${lang}`, async () => {
          const table = await reach(state, { width, height, lang });
          if (state.isDialog) {
            expect(sticksOut(table)).to.deep.equal([]);
          } else {
            expect(cutIn(table)).to.deep.equal([]);
            expect(crowded(table)).to.deep.equal([]);
          }
        });
      }
    }
  }
});

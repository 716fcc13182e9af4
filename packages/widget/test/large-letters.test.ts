import { expect } from "@open-wc/testing";
import { GAMES } from "./games.js";
import { withoutSolver } from "./solvers.js";
import { cardOf, tableOf } from "./table.js";
import { lookAt, putAway, STATES, type TableState } from "./states.js";
import { waitUntil } from "./wait-until.js";
import { coveredCaptions, crowded, cutIn, meetsCross, sticksOut } from "./text-boxes.js";

const SIZES = [
  [320, 640],
  [360, 740],
  [390, 740],
  [600, 800],
  [740, 360],
  [768, 1024],
  [960, 700],
  [1280, 900],
  [1440, 900],
] as const;

const DIALOG_SIZES = [
  [320, 568],
  [360, 740],
  [768, 1024],
  [1280, 900],
] as const;

describe("on a page with larger letters", () => {
  afterEach(() => {
    document.documentElement.style.fontSize = "";
  });

  for (const letters of [125, 150, 200]) {
    for (const mirrored of [false, true]) {
      it(`the words beside a base of Stalactites stay there: ${letters} %${mirrored ? ", mirrored" : ""}`, async () => {
        document.documentElement.style.fontSize = `${letters}%`;
        const table = await tableOf({ game: "stalactites", deal: "9", mirrored }, { width: 1366, height: 700 });
        table.log = "by1";
        await table.updateComplete;
        const root = table.shadowRoot!;
        const captions = [...root.querySelectorAll<HTMLElement>(".caption")];
        await waitUntil(() => captions.some(({ style }) => Number(style.scale) > 1), "words have grown");
        const words = captions.filter((each) => each.matches(".word"));
        expect(words).to.have.length(8);
        const base = cardOf(table, "F1").getBoundingClientRect();
        for (const word of words) {
          const { top, bottom } = word.getBoundingClientRect();
          expect([top > base.top, bottom < base.bottom], word.textContent).to.deep.equal([true, true]);
        }
      });
    }
  }
});

describe("on a page with letters a quarter larger", () => {
  beforeEach(() => {
    document.documentElement.style.fontSize = "125%";
    document.body.style.margin = "0";
  });
  afterEach(async () => {
    document.documentElement.style.fontSize = "";
    await putAway();
  });

  for (const lang of ["en", "ru"] as const) {
    it(`a table of 600 px and more names its game, however low it is, ${lang}`, async () => {
      for (const game of GAMES) {
        const sizes = [
          [600, 500],
          [619, 590],
        ] as const;
        await lookAt({ name: game, reach: (make) => make({ game, deal: "9" }) }, sizes, { lang }, (table, ...size) => {
          const name = table.shadowRoot!.querySelector(".name")!;
          expect(name.checkVisibility(), `${game} at ${size.join(" × ")}`).to.equal(true);
          expect([cutIn(table), crowded(table)], size.join(" × ")).to.deep.equal([[], []]);
        });
      }
    });
  }
});

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
    const judged: TableState = {
      name: game,
      async reach(make) {
        const table = await make({ game, deal: "9", noVerdict: false });
        await waitUntil(() => table.shadowRoot!.querySelector(".verdict"), "the verdict shows");
        return table;
      },
    };
    for (const lang of ["en", "ru"] as const) {
      it(`${game} is named, cuts no text and keeps its captions clear of the cards, ${lang}`, async () => {
        await lookAt(judged, SIZES, { lang }, (table, ...size) => {
          const faults = [cutIn(table), crowded(table), coveredCaptions(table)];
          expect(faults, size.join(" × ")).to.deep.equal([[], [], []]);
          const name = table.shadowRoot!.querySelector(".name")!;
          expect(name.checkVisibility(), `named at ${size.join(" × ")}`).to.equal(true);
        });
      });
    }
  }

  for (const state of STATES.filter(({ isDialog, name }) => isDialog || name === "a replay")) {
    for (const lang of ["en", "ru"] as const) {
      it(`${state.name}: nothing reaches out of it, ${lang}`, async () => {
        await lookAt(state, DIALOG_SIZES, { lang }, (table, ...size) => {
          const faults = state.isDialog ? sticksOut(table) : [...cutIn(table), ...crowded(table)];
          expect(faults, size.join(" × ")).to.deep.equal([]);
          if (state.isDialog)
            expect(meetsCross(table), `the title meets the cross, ${size.join(" × ")}`).to.equal(false);
        });
      });
    }
  }
});

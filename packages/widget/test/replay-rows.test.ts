import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { cutIn } from "./text-boxes.js";
import { replayOn, tableOf } from "./table.js";

/** Where parts of a table begin, and how high they are; the felt gives way to the bar at its foot. */
const placesOf = (table: SolitaireTable, parts: readonly string[]): Record<string, readonly number[]> =>
  Object.fromEntries(
    parts.map((part) => {
      const { height, left, top, width } = table.shadowRoot!.querySelector(part)!.getBoundingClientRect();
      return [part, [left, top, part === ".felt" ? width : height]];
    }),
  );

describe("what a replay tells", () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  after(() => setViewport({ width: 1280, height: 900 }));

  for (const lang of ["en", "ru"]) {
    for (const [width, height] of [
      [320, 568],
      [320, 740],
      [360, 600],
      [360, 740],
      [375, 620],
      [430, 740],
      [599, 740],
      [600, 600],
    ] as const) {
      it(`is there to its end at ${width} × ${height}, in ${lang}`, async () => {
        const { deal, log } = await solutionOf("rouge-et-noir");
        const table = await tableOf({ game: "rouge-et-noir", deal, lang, replay: log }, { width, height });
        const replay = await replayOn(table);
        const cut: string[] = [];
        for (let at = 0; at <= replay.length; at++) {
          replay.go(at);
          await table.updateComplete;
          const step = table.shadowRoot!.querySelector(".step")!;
          const status = table.shadowRoot!.querySelector(".status")!;
          const { bottom, top } = status.getBoundingClientRect();
          const box = step.getBoundingClientRect();
          const isWhole = step.scrollWidth <= step.clientWidth && box.top >= top && box.bottom <= bottom;
          const isOver = [step, status].some((part) => part.scrollHeight > part.clientHeight);
          if (!isWhole || isOver) cut.push(replay.sentence);
        }
        expect(cut).to.deep.equal([]);
      });
    }
  }

  it("leaves the head of a short phone room for the longest name", async () => {
    const { deal, log } = await solutionOf("rouge-et-noir");
    const table = await tableOf({ game: "rouge-et-noir", deal, replay: log }, { width: 320, height: 568 });
    const replay = await replayOn(table);
    const name = table.shadowRoot!.querySelector(".name")!;
    for (let at = 0; at <= replay.length; at++) {
      replay.go(at);
      await table.updateComplete;
      expect(name.scrollWidth, replay.sentence).to.be.at.most(name.clientWidth);
    }
  });
});

describe("a replay that comes", () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  after(() => setViewport({ width: 1280, height: 900 }));

  for (const lang of ["en", "ru"]) {
    for (const [width, height, isStatusHere] of [
      [312, 640, true],
      [312, 740, true],
      [360, 600, false],
      [360, 740, true],
      [590, 600, false],
      [640, 360, false],
      [800, 400, false],
      [768, 1024, true],
      [1280, 800, false],
    ] as const) {
      it(`leaves head and felt where they are, at ${width} × ${height}, in ${lang}, whatever it tells`, async () => {
        const { deal, log } = await solutionOf("penguin");
        const table = await tableOf({ game: "penguin", deal, lang }, { width, height });
        const parts = [".felt", ".title", ".which", ...(isStatusHere ? [".status"] : [])];
        const before = placesOf(table, parts);
        table.replay = log;
        const replay = await replayOn(table);
        for (let at = 0; at <= replay.length; at += 4) {
          replay.go(at);
          await table.updateComplete;
          expect(placesOf(table, parts), `step ${at}`).to.deep.equal(before);
        }
        expect(cutIn(table)).to.deep.equal([]);
        table.leaveReplay();
        await table.updateComplete;
        expect(placesOf(table, parts)).to.deep.equal(before);
      });
    }
  }
});

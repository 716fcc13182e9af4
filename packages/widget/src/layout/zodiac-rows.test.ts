import { expect } from "@open-wc/testing";
import { laidOut, positions } from "../../test/positions.js";
import { SMALL } from "../art/faces.js";

/** As high as a count's digits and the air below them. */
const DIGITS = 14;

const states = (await positions()).filter(({ game }) => game.startsWith("zodiac"));

describe("the Zodiac in rows", () => {
  for (const [width, height] of [
    [360, 604],
    [390, 664],
    [430, 752],
    [480, 800],
    [599, 900],
    [640, 700],
    [768, 760],
    [768, 806],
    [768, 876],
  ] as const) {
    it(`draws all its cards with one kind of faces on ${width} × ${height}`, () => {
      const widths = laidOut(states[0]!, width, height).piles.map(({ box }) => box.w);
      expect(new Set(widths.map((w) => w < SMALL)).size).to.equal(1);
    });
  }

  for (const [width, height] of [
    [390, 664],
    [430, 752],
    [768, 876],
  ] as const) {
    it(`has its counts clear of the row below on ${width} × ${height}`, () => {
      for (const state of states) {
        const { captions, piles } = laidOut(state, width, height);
        for (const { style, text, y } of captions) {
          if (style !== "count") continue;
          const below = piles.map(({ box }) => box.y).filter((top) => top > y);
          expect(Math.min(...below), text).to.be.at.least(y + DIGITS);
        }
      }
    });

    it(`has the hand at the foot of the table on ${width} × ${height}`, () => {
      const hand = laidOut(states[0]!, width, height).piles.find(({ name }) => name === "S")!.box;
      expect(height - hand.y - hand.h).to.be.within(8, 40);
    });
  }
});

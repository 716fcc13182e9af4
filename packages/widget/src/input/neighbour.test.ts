import { expect } from "@open-wc/testing";
import { type Direction, neighbour, type Place } from "./neighbour.js";

const place = (pile: string, index: number, x: number, y: number, h = 20, isTop = true): Place => ({
  pile,
  index,
  isTop,
  row: pile.startsWith("R") ? 0 : 60,
  x,
  y,
  w: 30,
  h,
});

/** Two cells over three columns: of three cards, of one, and an empty one. */
const PLACES = [
  place("R1", 0, 0, 0, 40),
  place("R2", -1, 40, 0, 40),
  place("T1", 0, 0, 60, 10, false),
  place("T1", 1, 0, 70, 10, false),
  place("T1", 2, 0, 80, 40),
  place("T2", 0, 40, 60, 40),
  place("T3", -1, 80, 60, 40),
];

const walk = (start: string, ...directions: Direction[]): string => {
  let at = PLACES.find(({ pile, index }) => `${pile} ${index}` === start)!;
  for (const direction of directions) at = neighbour(PLACES, at, direction) ?? at;
  return `${at.pile} ${at.index}`;
};

describe("neighbour", () => {
  it("leads through a fanned pile card by card and on to what lies above", () => {
    expect(walk("T1 2", "up")).to.equal("T1 1");
    expect(walk("T1 2", "up", "up")).to.equal("T1 0");
    expect(walk("T1 2", "up", "up", "up")).to.equal("R1 0");
    expect(walk("T1 0", "down", "down", "down")).to.equal("T1 2");
  });

  it("leads from the top of a pile to the top of the next", () => {
    expect(walk("R1 0", "down")).to.equal("T1 2");
    expect(walk("T2 0", "left")).to.equal("T1 2");
    expect(walk("T1 2", "right")).to.equal("T2 0");
  });

  it("leads from a covered card to what lies beside it", () => {
    expect(walk("T1 0", "right")).to.equal("T2 0");
  });

  it("reaches empty places and stays at the edge", () => {
    expect(walk("T2 0", "right")).to.equal("T3 -1");
    expect(walk("T3 -1", "right")).to.equal("T3 -1");
    expect(walk("R1 0", "up", "left")).to.equal("R1 0");
    expect(walk("T3 -1", "up")).to.equal("R2 -1");
  });

  it("reaches every place from every other", () => {
    for (const start of PLACES) {
      const seen = new Set([start]);
      for (const at of seen) {
        for (const direction of ["left", "right", "up", "down"] as const) {
          const next = neighbour(PLACES, at, direction);
          if (next) seen.add(next);
        }
      }
      expect(seen.size).to.equal(PLACES.length);
    }
  });
});

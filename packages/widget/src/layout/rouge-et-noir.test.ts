import { KING, makeCard } from "@solitaire/engine";
import { expect } from "@open-wc/testing";
import { dealt, laidOut } from "../../test/positions.js";
import type { PileState } from "../board/state.js";
import { seatDiscards } from "./rouge-et-noir.js";

const CLUBS = 0;
const HEARTS = 2;

/** Four discard piles with runs under kings of these suits. */
const discards = (...kings: (number | undefined)[]): PileState[] =>
  kings.map((suit, i) => ({
    name: `F${i + 5}`,
    role: "foundation",
    kind: "discard",
    cards: suit === undefined ? [] : [makeCard(KING, suit)],
  }));

const seatsOf = (...kings: (number | undefined)[]): number[] => {
  const piles = discards(...kings);
  const seats = seatDiscards(piles);
  return piles.map(({ name }) => seats.get(name)!);
};

describe("seatDiscards", () => {
  const none = undefined;

  it("seats empty piles in their order", () => {
    expect(seatsOf(none, none, none, none)).to.deep.equal([0, 1, 2, 3]);
  });

  it("seats a red king's run among the red ones, whichever pile it is on", () => {
    expect(seatsOf(HEARTS, none, none, none)).to.deep.equal([2, 0, 1, 3]);
    expect(seatsOf(none, none, HEARTS, none)).to.deep.equal([0, 1, 2, 3]);
  });

  it("leaves a run where it is when another comes", () => {
    expect(seatsOf(HEARTS, none, HEARTS, none).slice(0, 3)).to.deep.equal([3, 0, 2]);
  });

  it("seats a third run of a colour on what is left", () => {
    expect(seatsOf(HEARTS, HEARTS, HEARTS, none)).to.have.members([0, 1, 2, 3]);
    expect(seatsOf(CLUBS, CLUBS, CLUBS, CLUBS)).to.deep.equal([0, 1, 2, 3]);
  });
});

describe("a column of 17 open cards", () => {
  const { state } = dealt("rouge-et-noir");
  const tall = {
    ...state,
    piles: state.piles.map((pile) =>
      pile.name === "T1" ? { ...pile, cards: Array.from({ length: 17 }, (_, i) => makeCard(i % 13, HEARTS)) } : pile,
    ),
  };
  for (const [width, height] of [
    [360, 604],
    [768, 876],
    [1024, 668],
    [1100, 620],
    [1280, 620],
    [1440, 498],
    [1920, 700],
  ] as const) {
    it(`ends on a table of ${width} × ${height}, which does not scroll`, () => {
      expect(laidOut(tall, width, height).height).to.equal(height);
    });
  }
});

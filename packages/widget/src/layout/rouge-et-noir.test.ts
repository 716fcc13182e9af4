import { FACE_DOWN, KING, makeCard } from "@solitaire/engine";
import { expect } from "@open-wc/testing";
import { dealt, laidOut } from "../../test/positions.js";
import { indexHeight } from "../art/faces.js";
import type { BoardState, PileState } from "../board/state.js";
import { seatDiscards } from "./rouge-et-noir.js";
import { bottomOf } from "./shared.js";
import type { PilePlace } from "./types.js";

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

/** A table whose first column has so many open cards on as many face-down ones. */
const tallColumn = (open: number, faceDown = 0): BoardState => {
  const { state } = dealt("rouge-et-noir");
  const cards = [
    ...Array.from({ length: faceDown }, (_, i) => makeCard(i, CLUBS) | FACE_DOWN),
    ...Array.from({ length: open }, (_, i) => makeCard(i % 13, HEARTS)),
  ];
  return { ...state, piles: state.piles.map((pile) => (pile.name === "T1" ? { ...pile, cards } : pile)) };
};

/** The strips of the first column: of its face-down cards, and of its open ones. */
const stripsOf = (open: number, faceDown: number, width: number, height: number): (number | undefined)[] => {
  const { cards } = laidOut(tallColumn(open, faceDown), width, height).piles.find(({ name }) => name === "T1")!;
  return [cards[0]!.strip, cards[faceDown]!.strip];
};

describe("a column that is too tall", () => {
  it("has narrower strips of face-down cards first, to 4 px, and then of open ones", () => {
    const strips = [12, 16, 18, 19, 20, 24, 30, 40].map((open) => stripsOf(open, 6, 360, 604));
    expect(strips).to.deep.equal([
      [7, 25],
      [7, 25],
      [6, 25],
      [4, 24],
      [4, 23],
      [4, 19],
      [4, 15],
      [4, 11],
    ]);
  });

  it("leaves other columns as they are", () => {
    const { piles } = laidOut(tallColumn(40), 360, 604);
    const strips = piles
      .filter(({ name }) => /^T[2-9]/.test(name))
      .flatMap(({ cards }) => cards.map(({ strip }) => strip));
    expect(new Set(strips)).to.deep.equal(new Set([7, undefined]));
  });

  it("lies open as far as it can be read once its strips would be under 10 px", () => {
    expect(laidOut(tallColumn(46), 360, 604).height).to.equal(604);
    expect(laidOut(tallColumn(60), 360, 604).height).to.be.above(604);
    expect(stripsOf(60, 6, 360, 604)).to.deep.equal([4, 24]);
  });

  it("lets others be read below the edge of a table that has grown for it, and no more than that", () => {
    const { piles } = tallColumn(60);
    const t1 = piles.find(({ name }) => name === "T1");
    const other = (open: number): PilePlace => {
      const column = (pile: PileState): PileState =>
        pile.name === "T2" ? { ...pile, cards: t1!.cards.slice(0, open) } : pile;
      const layout = laidOut({ ...tallColumn(60), piles: piles.map(column) }, 360, 604);
      return layout.piles.find(({ name }) => name === "T2")!;
    };
    expect(other(30).isTight).to.equal(false);
    expect(other(30).cards[0]!.strip).to.be.at.least(24);
    expect(other(20).cards[0]!.strip).to.equal(24);
    expect(bottomOf(other(20))).to.be.at.most(604);
  });
});

describe("a column of 17 open cards", () => {
  const tall = tallColumn(17);
  for (const [width, height] of [
    [360, 604],
    [768, 876],
    [1024, 668],
    [1100, 620],
    [1280, 620],
    [1440, 498],
    [1920, 700],
  ] as const) {
    it(`ends on a table of ${width} × ${height} with every index whole`, () => {
      const layout = laidOut(tall, width, height);
      expect(layout.height).to.equal(height);
      const { box, cards } = layout.piles.find(({ name }) => name === "T1")!;
      expect(cards[0]!.strip).to.be.at.least(indexHeight(box.w));
    });
  }
});

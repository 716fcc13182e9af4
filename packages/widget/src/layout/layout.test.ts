import { isFaceUp } from "@solitaire/engine";
import { expect } from "@open-wc/testing";
import { GAMES } from "../../test/games.js";
import { coveredOf, dealt, laidOut, positions } from "../../test/positions.js";
import { indexHeight } from "../art/faces.js";
import type { BoardState } from "../board/state.js";
import { bottomOf } from "./shared.js";
import type { Box, Layout } from "./types.js";

/** Tables from the narrowest phone to a large screen, phones on their side, and windows of odd shapes. */
const SIZES = [
  [320, 432],
  [320, 500],
  [360, 504],
  [360, 604],
  [412, 732],
  [568, 212],
  [667, 267],
  [740, 282],
  [844, 300],
  [600, 800],
  [768, 876],
  [820, 1032],
  [900, 560],
  [959, 700],
  [1024, 668],
  [1180, 400],
  [1200, 200],
  [1180, 720],
  [1280, 620],
  [1366, 668],
  [1440, 800],
  [1920, 980],
  [2560, 1300],
] as const;

/** Small elements: columns in a text, pages at 400 % zoom, low frames. */
const SMALL_SIZES = [280, 300, 320, 360, 400, 440, 459, 460, 480, 520, 560, 600, 640, 700, 759, 760, 800].flatMap(
  (width) => [60, 100, 140, 200, 225, 260, 320, 360, 420, 450, 500, 600, 800].map((height) => [width, height] as const),
);

const overlap = (p: Box, q: Box): boolean => p.x < q.x + q.w && q.x < p.x + p.w && p.y < q.y + q.h && q.y < p.y + p.h;

const isWithin = (box: Box, { width, height }: Layout): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.w <= width && box.y + box.h <= height;

/** A layout with what it was made for. */
interface Sample {
  readonly layout: Layout;
  readonly state: BoardState;
  readonly width: number;
  readonly height: number;
}

type Check = (sample: Sample) => boolean | undefined;

/** What holds on every table. */
const EVERYWHERE: Readonly<Record<string, Check>> = {
  "keep all piles apart from each other": ({ layout }) => {
    const boxes = layout.piles.map(coveredOf);
    return boxes.every((box, i) => !boxes.slice(i + 1).some((other) => overlap(box, other)));
  },
  "keep everything within the table, which grows only downwards": ({ layout, width, height }) =>
    layout.width === width &&
    layout.height >= height &&
    layout.piles.every((pile) => isWithin(coveredOf(pile), layout)),
  "keep room for controls within the table and clear of the piles": ({ layout }) =>
    [layout.picker, layout.next].every(
      (box) =>
        !box ||
        (isWithin(box, layout) &&
          Math.min(box.w, box.h) >= 44 &&
          !layout.piles.some((pile) => overlap(box, coveredOf(pile)))),
    ),
  "show 10 px of a face-up card in a column at the least, and 4 px of a face-down one": ({ layout, state }) =>
    layout.piles.every(({ cards }, i) =>
      cards.every(({ strip }, k) => strip === undefined || strip >= (isFaceUp(state.piles[i]!.cards[k]!) ? 10 : 4)),
    ),
  "show what can be read of a face-up card, unless its column then ends on the table": ({ layout, state, height }) =>
    layout.piles.every((pile, i) =>
      pile.cards.every(
        ({ strip }, k) =>
          strip === undefined ||
          !isFaceUp(state.piles[i]!.cards[k]!) ||
          strip >= 0.83 * indexHeight(pile.box.w) ||
          bottomOf(pile) <= height,
      ),
    ),
  "let no column be too tall for the table if none would be so with strips of 10 px": ({ layout, state, height }) =>
    layout.piles.every(({ isColumn, ...pile }) => !isColumn || bottomOf(pile) <= height) ||
    // Nor the control for the interval.
    (layout.picker && layout.picker.y + layout.picker.h > height - 24) ||
    layout.piles.some((pile, i) => {
      const covered = state.piles[i]!.cards.slice(0, -1);
      const least = covered.reduce((sum, card) => sum + (isFaceUp(card) ? 10 : 4), 0);
      return (pile.isColumn ? pile.box.y + pile.box.h + least : bottomOf(pile)) > height - 24;
    }),
  "draw no column together that could be read on a table that has grown": ({ layout, height }) => {
    const { cardWidth, height: whole, piles } = layout;
    const index = indexHeight(cardWidth);
    return piles.every(
      ({ cards, box, isTight }) =>
        !isTight || whole === height || box.y + box.h + (cards.length - 1) * index > whole - 24,
    );
  },
};

/** What is looked at on tables that are not small. */
const FURTHER: Readonly<Record<string, Check>> = {
  "put every card and place on whole pixels": ({ layout }) =>
    layout.piles
      .flatMap(({ box, cards }) => [...Object.values(box), ...cards.flatMap(({ x, y }) => [x, y])])
      .every((value) => Number.isInteger(value)),
  "lay the cards of a column where the strips of those before them end": ({ layout }) =>
    layout.piles.every(
      ({ cards, isColumn }) =>
        !isColumn || cards.every(({ y }, k) => k === 0 || y === cards[k - 1]!.y + cards[k - 1]!.strip!),
    ),
  "draw three cards of a squared pile at most, and always the one that shows": ({ layout }) =>
    layout.piles.every(({ cards, isColumn }) => {
      const drawn = cards.filter(({ buried, turned }) => !buried && !turned);
      return isColumn || (drawn.length <= 3 && !cards.find(({ z }) => z === cards.length - 1)?.buried);
    }),
};

for (const [tables, sizes, checks] of [
  ["tables", SIZES, { ...EVERYWHERE, ...FURTHER }],
  ["small tables", SMALL_SIZES, EVERYWHERE],
] as const) {
  describe(`layouts on ${tables}`, () => {
    /** Where something does not hold. Each layout is made once, for all that is to hold of it. */
    const faults: Record<string, string[]> = {};

    before(async () => {
      for (const what of Object.keys(checks)) faults[what] = [];
      for (const state of await positions()) {
        for (const [width, height] of sizes) {
          const layout = laidOut(state, width, height);
          for (const [what, isRight] of Object.entries(checks)) {
            if (!isRight({ layout, state, width, height })) faults[what]!.push(`${state.game} on ${width} × ${height}`);
          }
        }
      }
    });

    for (const what of Object.keys(checks)) it(what, () => expect(faults[what]).to.deep.equal([]));
  });
}

describe("layouts", () => {
  it("say where there is no layout for a game", () => {
    const { state } = dealt("penguin");
    expect(() => laidOut({ ...state, game: "canfield" }, 800, 600)).to.throw(RangeError, "canfield");
  });
});

describe("card widths", () => {
  // As designed: the largest whole number of pixels that the layout's rules allow.
  const widths: Readonly<Record<string, readonly (readonly [width: number, height: number, card: number])[]>> = {
    zodiac: [
      [900, 560, 54],
      [1024, 668, 61],
      [1180, 720, 74],
      [1280, 700, 75],
      [1366, 668, 72],
      [1440, 800, 87],
      [1920, 980, 109],
      [2560, 1300, 148],
      [1440, 498, 76],
      [1280, 500, 67],
      [1920, 600, 102],
      [360, 604, 52],
      [320, 500, 46],
      [740, 282, 42],
    ],
    "rouge-et-noir": [
      [1440, 800, 84],
      [1280, 700, 72],
      [1920, 980, 118],
      [1024, 668, 72],
      [1024, 900, 84],
      [1440, 498, 66],
      [768, 876, 66],
      [360, 604, 33],
      [320, 432, 29],
    ],
    penguin: [
      [1024, 668, 84],
      [768, 876, 74],
      [1440, 800, 100],
      [360, 604, 46],
      [320, 432, 41],
    ],
    stalactites: [
      [768, 876, 78],
      [1024, 668, 85],
      [1440, 800, 92],
      [1440, 498, 92],
      [1024, 500, 79],
      [360, 604, 40],
      [320, 432, 35],
    ],
  };
  for (const [game, sizes] of Object.entries(widths)) {
    for (const [width, height, card] of sizes) {
      it(`${game} on ${width} × ${height}: ${card} px`, () => {
        expect(laidOut(dealt(game).state, width, height).cardWidth).to.equal(card);
      });
    }
  }

  it("do not change while a game is played", async () => {
    for (const game of GAMES) {
      const states = (await positions()).filter((state) => state.game === game);
      for (const [width, height] of SIZES) {
        // The Zodiac's tightest rows give the room of closed foundations and of the empty hand to the piles.
        if (game.startsWith("zodiac") && width < 900 && height < 520) continue;
        const own = new Set(states.map((state) => laidOut(state, width, height).cardWidth));
        expect([...own], `${game} on ${width} × ${height}`).to.have.length(1);
      }
    }
  });
});

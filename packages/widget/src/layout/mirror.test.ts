import { expect } from "@open-wc/testing";
import { BoardFixture } from "../../test/board.js";
import { GAMES } from "../../test/games.js";
import { dealt, gameOf, laidOut } from "../../test/positions.js";
import { spotAt } from "../board/hit.js";
import { neighbour } from "../input/neighbour.js";
import { placesOf } from "../input/places.js";
import type { Layout } from "./types.js";

const SIZES = [
  [320, 432],
  [360, 604],
  [740, 282],
  [768, 876],
  [1440, 800],
] as const;

/** The x of everything that has one, from the left, and again with the sides changed. */
const sides = ({ width, piles, captions, picker, next }: Layout): [plain: string[], mirrored: string[]] => {
  const spans = [
    ...piles.flatMap(({ name, box, cards }) => [
      { what: name, x: box.x, w: box.w },
      ...cards.map(({ x }, i) => ({ what: `${name} ${i}`, x, w: box.w })),
    ]),
    ...captions.map(({ text, x, anchor }) => ({ what: `${text} ${anchor === "middle"}`, x, w: 0 })),
    ...(picker ? [{ what: "picker", ...picker }] : []),
    ...(next ? [{ what: "next", ...next }] : []),
  ];
  return [spans.map(({ what, x }) => `${what}: ${x}`), spans.map(({ what, x, w }) => `${what}: ${width - x - w}`)];
};

describe("a mirrored table", () => {
  for (const game of GAMES) {
    it(`has everything of ${game} at the other side`, () => {
      const { state } = dealt(game);
      for (const [width, height] of SIZES) {
        const plain = laidOut(state, width, height);
        const mirrored = laidOut(state, width, height, { mirrored: true });
        expect(sides(mirrored)[0], `${width} × ${height}`).to.deep.equal(sides(plain)[1]);
        expect(mirrored.height).to.equal(plain.height);
      }
    });
  }

  it("ends its words where they began, and begins them where they ended", () => {
    const { state } = dealt("rouge-et-noir");
    const anchors = (mirrored: boolean) =>
      laidOut(state, 360, 604, { mirrored }).captions.map(({ anchor }) => anchor ?? "start");
    expect(anchors(false)).to.include.members(["start", "end"]);
    const other = { start: "end", end: "start", middle: "middle" } as const;
    expect(anchors(true)).to.deep.equal(anchors(false).map((anchor) => other[anchor]));
  });

  it("turns the bases of Stalactites to the side that shows", () => {
    const { state } = dealt("stalactites");
    const turned = (mirrored: boolean) =>
      laidOut(state, 768, 876, { mirrored }).piles.flatMap(({ cards }) => cards.flatMap((card) => card.turned ?? []));
    expect(turned(false)).to.deep.equal(["left", "left", "left", "left"]);
    expect(turned(true)).to.deep.equal(["right", "right", "right", "right"]);
  });

  it("lets the arrow keys go where they point", () => {
    const { state } = dealt("penguin");
    const from = (mirrored: boolean) => {
      const places = placesOf(state, laidOut(state, 768, 876, { mirrored }));
      return neighbour(
        places,
        places.find(({ pile }) => pile === "R3")!,
        "left",
      )!.pile;
    };
    expect(from(false)).to.equal("R2");
    expect(from(true)).to.equal("R4");
  });

  it("is drawn so at once when the board is told, and back again", async () => {
    const table = await BoardFixture.of(gameOf("zodiac", "1"), { width: 768, height: 876 });
    const { x } = table.seen(table.top("S"));
    table.board.arrange({ mirrored: true });
    const { width } = table.top("S").getBoundingClientRect();
    expect(table.seen(table.top("S")).x).to.equal(768 - x - width);
    expect(spotAt(table.board.layout!, 768 - x - 5, table.seen(table.top("S")).y + 5)?.pile).to.equal("S");
    table.board.arrange({});
    expect(table.seen(table.top("S")).x).to.equal(x);
  });

  it("is laid out so from the start when the board is told before it has a size", async () => {
    const told = await BoardFixture.of(gameOf("zodiac", "1"), { width: 768, height: 876, mirrored: true });
    const other = await BoardFixture.of(gameOf("zodiac", "1"), { width: 768, height: 876 });
    other.board.arrange({ mirrored: true });
    expect(told.board.layout).to.deep.equal(other.board.layout);
  });

  it("draws the engraving from the right", async () => {
    const table = await BoardFixture.of(gameOf("rouge-et-noir", "1"), { width: 1280, height: 700 });
    const engraving = table.board.element.querySelector(".engraving")!;
    expect(getComputedStyle(engraving).transform).to.equal("none");
    table.board.arrange({ mirrored: true });
    expect(getComputedStyle(engraving).transform).to.equal("matrix(-1, 0, 0, 1, 0, 0)");
  });
});

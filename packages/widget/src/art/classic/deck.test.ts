import { expect } from "@open-wc/testing";
import { FACE_DOWN, makeCard, SUITS } from "@solitaire/engine";
import { CYRILLIC_GLYPHS } from "../cyrillic.js";
import { JACK, makeFace, SMALL } from "../faces.js";
import { GLYPHS, PIPS } from "../glyphs.js";
import { svg } from "../svg.js";
import { makeSymbols } from "../symbols.js";
import { makeClassicFace, makeClassicSymbols } from "./deck.js";
import { placed, type Placing } from "./placed.js";
import { pipsOf } from "./pips.js";

const RANKS = Array.from({ length: 13 }, (_, rank) => rank);
const ALL = Array.from(SUITS, (name, suit) =>
  RANKS.map((rank) => ({ name: `${rank + 1} of ${name}`, rank, suit })),
).flat();
const NUMBERS = ALL.filter(({ rank }) => rank < JACK);

/** Where pips are, as text, in an order that does not depend on how they are listed. */
const spots = (pips: readonly Placing[], at: (pip: Placing) => readonly number[]): string[] =>
  pips.map((pip) => at(pip).join(" ")).sort();

describe("the pips of a classic face", () => {
  it("are as many as the card's number", () => {
    for (const { name, rank, suit } of NUMBERS) expect(pipsOf(rank, suit), name).to.have.length(rank + 1);
  });

  it("lie the same on the left and on the right", () => {
    for (const { name, rank, suit } of NUMBERS) {
      const pips = pipsOf(rank, suit);
      expect(
        spots(pips, ({ x, y }) => [x, y]),
        name,
      ).to.deep.equal(spots(pips, ({ x, y }) => [100 - x, y]));
    }
  });

  it("lie the same from below, but for the seventh of the seven", () => {
    for (const { name, rank, suit } of NUMBERS) {
      const pips = pipsOf(rank, suit);
      const here = spots(pips, ({ x, y }) => [x, y]);
      const missing = spots(pips, ({ x, y }) => [100 - x, 140 - y]).filter((spot) => !here.includes(spot));
      expect(missing, name).to.have.length(rank === 6 ? 1 : 0);
    }
  });

  it("stand on their heads in the lower half, and there alone", () => {
    for (const { name, rank, suit } of NUMBERS) {
      for (const { y, degrees = 0 } of pipsOf(rank, suit)) expect(degrees, name).to.equal(y > 70 ? 180 : 0);
    }
  });

  it("do not touch each other", () => {
    for (const { name, rank, suit } of NUMBERS) {
      const pips = pipsOf(rank, suit);
      for (const [i, { x, y, scale }] of pips.entries()) {
        for (const other of pips.slice(0, i)) {
          expect(Math.hypot(x - other.x, y - other.y), name).to.be.greaterThan(20 * scale);
        }
      }
    }
  });
});

describe("the classic faces", () => {
  let drawing: SVGSVGElement;
  before(() => {
    const symbols = makeSymbols();
    symbols.querySelector("defs")!.append(...makeClassicSymbols());
    drawing = svg("svg", { viewBox: "0 0 100 140", width: 100, height: 140 });
    document.body.append(symbols, drawing);
  });
  after(() => {
    document.querySelector(".symbols")!.remove();
    drawing.remove();
  });

  const wholeOf = (rank: number, suit: number): SVGGElement => document.querySelector(`#c${suit}-${rank}`)!;
  const boxOf = (element: SVGGraphicsElement): DOMRect => {
    drawing.replaceChildren(element);
    return element.getBBox();
  };

  it("draw each pip, one for each of two indices, and a court's beside its heads", () => {
    for (const { name, rank, suit } of ALL) {
      const pips = [...wholeOf(rank, suit).children].find(({ tagName }) => tagName === "path")!.getAttribute("d")!;
      expect(pips.match(/Z/g)?.length, name).to.equal(rank < JACK ? rank + 1 + 2 : 4);
    }
  });

  it("lie inside the card, as far from one edge as from the other", () => {
    for (const { name, rank, suit } of ALL) {
      const { x, y, width, height } = boxOf(svg("use", { href: `#c${suit}-${rank}` }));
      expect(Math.min(x, y), name).to.be.greaterThan(1.5);
      expect(100 - x - width, name).to.be.closeTo(x, 0.1);
      expect(140 - y - height, name).to.be.closeTo(y, 0.1);
    }
  });

  it("keep their indices clear of pips and pictures", () => {
    for (const { name, rank, suit } of ALL) {
      const indices = [...wholeOf(rank, suit).children].filter((each) => each.getAttribute("href") === `#r${rank}`);
      expect(indices, name).to.have.length(2);
      const { x, width } = boxOf(svg("g", {}, indices[0]!.cloneNode() as Element));
      const left = rank < JACK ? Math.min(...pipsOf(rank, suit).map((pip) => pip.x - 10 * pip.scale)) : 15.4;
      expect(x + width, name).to.be.at.most(left);
    }
  });

  it("keep each rank clear of the suit below it, in both alphabets", () => {
    for (const glyphs of [{}, CYRILLIC_GLYPHS] as Readonly<Record<number, string>>[]) {
      for (const { name, rank, suit } of ALL) {
        const whole = wholeOf(rank, suit);
        const glyph = svg("path", { d: glyphs[rank] ?? GLYPHS[rank]![1] });
        const turn = whole.querySelector(`[href="#r${rank}"]`)!.getAttribute("transform")!;
        const index = boxOf(svg("g", {}, svg("g", { transform: turn }, glyph)));
        const pips = whole.querySelector(":scope > path")!.getAttribute("d")!.split("Z");
        const below = boxOf(svg("path", { d: pips.at(rank < JACK ? -3 : -5)! }));
        expect(below.y - index.y - index.height, name).to.be.greaterThan(1);
        expect(below.x + below.width / 2, name).to.be.closeTo(index.x + index.width / 2, 2.5);
      }
    }
  });

  it("show every court in six inks, upright and turned", () => {
    const drawn = new Set<string>();
    for (const { name, rank, suit } of ALL.filter((card) => card.rank >= JACK)) {
      const half = document.querySelector(`#c${suit}-${rank}-half`)!;
      const inks = [...half.querySelectorAll("path")].map((path) => path.getAttribute("class"));
      expect(inks.slice(0, 6), name).to.deep.equal(
        ["gold", "red", "blue", "black", "lines", "fine"].map((ink) => `ink-${ink}`),
      );
      expect(wholeOf(rank, suit).querySelector(`[href="#${half.id}"]`)!.getAttribute("transform"), name).to.match(
        /^rotate\(180 /,
      );
      drawn.add(half.innerHTML);
    }
    expect(drawn.size).to.equal(12);
  });

  it("are made of attributes that a strict content policy lets through", () => {
    for (const element of document.querySelectorAll(".symbols *")) {
      expect(element.hasAttribute("style")).to.equal(false);
      for (const { value } of element.attributes) expect(value).not.to.match(/url\(|data:/);
    }
  });

  it("are the plain ones where they are small, for large print, or face down", () => {
    const card = makeCard(12, 1);
    for (const [shown, width, print] of [
      [card, SMALL - 1, false],
      [card, SMALL, true],
      [card | FACE_DOWN, SMALL, false],
    ] as const) {
      expect(makeClassicFace(shown, width, print).outerHTML).to.equal(makeFace(shown, width, print).outerHTML);
    }
    expect(makeClassicFace(card, SMALL).outerHTML).not.to.equal(makeFace(card, SMALL).outerHTML);
  });
});

describe("a drawing that is placed somewhere else", () => {
  it("has the same shape there, of the size and turn that are asked for", () => {
    const place = svg("svg", { viewBox: "0 0 100 140" });
    document.body.append(place);
    const boxOf = (attributes: Record<string, string>): number[] => {
      const path = svg("path", attributes);
      const around = svg("g", {}, path);
      place.replaceChildren(around);
      const { x, y, width, height } = around.getBBox();
      return [x, y, width, height, path.getTotalLength()].map((value) => Math.round(value * 10) / 10);
    };
    for (const d of PIPS) {
      for (const degrees of [0, 180]) {
        const [x, y, width, height] = boxOf({ d: placed(d, { x: 40, y: 60, scale: 2, degrees }) });
        const want = boxOf({ d, transform: `translate(40 60)rotate(${degrees})scale(2)translate(-12 -12)` });
        for (const [i, value] of [x!, y!, width!, height!].entries()) expect(value).to.be.closeTo(want[i]!, 0.2);
      }
      const [, , , , before] = boxOf({ d });
      const [, , , , after] = boxOf({ d: placed(d, { x: 9, y: 9, scale: 2, degrees: 33 }) });
      expect(after).to.be.closeTo(before! * 2, before! * 0.05);
    }
    place.remove();
  });

  it("is none where its commands are not known", () => {
    expect(() => placed("M1 1q2 2 3 3", { x: 0, y: 0, scale: 1 })).to.throw(RangeError);
  });
});

import { type Card, isFaceUp, rankOf, SUITS, suitOf } from "@solitaire/engine";
import { JACK, largeIndex, type MakeFace, makeFace, SMALL } from "../faces.js";
import { GLYPHS, glyphWidth, PIPS } from "../glyphs.js";
import { round, svg } from "../svg.js";
import { makeCourt } from "./court.js";
import { JACKS } from "./jacks.js";
import { KINGS } from "./kings.js";
import { pipsOf } from "./pips.js";
import { placed, type Placing } from "./placed.js";
import { QUEENS } from "./queens.js";

const COURTS = [JACKS, QUEENS, KINGS];

/** The suit beside a court's head. */
const BESIDE: Placing = { x: 29.5, y: 27, scale: 1 };
/** The suit below an index. */
const BELOW: Placing = { x: 8.9, y: 39.5, scale: 0.66 };

const turned = ({ x, y, scale }: Placing): Placing => ({ x: 100 - x, y: 140 - y, scale, degrees: 180 });

/** The rank in two corners: narrow, so that it stays beside a court's frame, and the ten yet a little narrower. */
const makeIndices = (rank: number): SVGElement[] => {
  const width = glyphWidth(rank);
  const scale = Math.min(0.85, 13.2 / width);
  const place = `translate(${round(BELOW.x - (width * scale) / 2)} 5.5)scale(${round(scale)} 1.15)`;
  return ["", "rotate(180 50 70)"].map((turn) => svg("use", { href: `#r${rank}`, transform: turn + place }));
};

const idOf = (rank: number, suit: number): string => `c${suit}-${rank}`;

const makeWhole = (rank: number, suit: number): SVGGElement => {
  const id = idOf(rank, suit);
  const court = COURTS[rank - JACK]?.[suit];
  const corners = court ? [BELOW, BESIDE] : [BELOW];
  const pips = [...(court ? [] : pipsOf(rank, suit)), ...corners, ...corners.map(turned)];
  return svg(
    "g",
    { id },
    ...(court ? makeCourt(`${id}-half`, suit, court) : []),
    svg("path", { d: pips.map((pip) => placed(PIPS[suit]!, pip)).join("") }),
    ...makeIndices(rank),
  );
};

/** All faces, as drawings to be used by {@link makeClassicFace} in the same tree. */
export const makeClassicSymbols = (): SVGGElement[] =>
  Array.from(SUITS, (_, suit) => GLYPHS.map((_glyph, rank) => makeWhole(rank, suit))).flat();

/**
 * What a card shows, as decks have it since long: pips in their places, pictures of courts. A card that is covered shows a
 * large index instead, as in the plain deck; so do small cards, and those for large print, whose index would be too small.
 */
export const makeClassicFace: MakeFace = (card: Card, width: number, print?: boolean) => {
  if (!isFaceUp(card) || width < SMALL || print) return makeFace(card, width, print);
  const [rank, suit] = [rankOf(card), suitOf(card)];
  return svg(
    "svg",
    { class: "face classic", viewBox: "0 0 100 140", "aria-hidden": "true" },
    svg("g", { class: "strip" }, ...largeIndex(rank, suit)),
    svg("g", { class: "art" }, svg("use", { href: `#${idOf(rank, suit)}` })),
  );
};

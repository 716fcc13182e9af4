import { ACE, KING } from "@solitaire/engine";
import { glyphWidth } from "../art/glyphs.js";
import { round, svg } from "../art/svg.js";
import type { Box, PlaceMark } from "../layout/types.js";

const use = (id: string, transform = ""): SVGUseElement => svg("use", { href: `#${id}`, transform });

/** A rank's glyph on its own. */
export const makeRank = (rank: number, paint: string): SVGSVGElement =>
  svg(
    "svg",
    { class: paint, viewBox: `-2 -1 ${round(glyphWidth(rank) + 4)} 23`, "aria-hidden": "true" },
    use(`r${rank}`),
  );

const ARROWS = { up: "v-11m-3.2 3.6 3.2-3.6 3.2 3.6", down: "v11m-3.2-3.6 3.2 3.6 3.2-3.6" } as const;

/** Which way a foundation is built, on its cards. */
export const makeArrow = (way: "up" | "down"): SVGSVGElement =>
  svg("svg", { class: "way", viewBox: "-4 -1 8 13" }, svg("path", { d: `M0 ${way === "up" ? 11 : 0}${ARROWS[way]}` }));

/** The rank to start from, and the way to go from there, below the suit or, where the place is low, beside it. */
const makeWay = (suit: number, way: "up" | "down", isFlat: boolean): Element[] => {
  const [x, y, scale] = isFlat ? [22, 3, 0.7] : [4.5, 24, 0.6];
  const foot = way === "up" ? 20 * scale : 20 * scale - 11;
  return [
    use(`p${suit}`, `translate(${isFlat ? 0 : 3.4} ${isFlat ? 0.4 : 0})scale(.8)`),
    use(`r${way === "up" ? ACE : KING}`, `translate(${x} ${y})scale(${scale})`),
    svg("path", { d: `M${round(x + 22.8 * scale)} ${round(y + foot)}${ARROWS[way]}` }),
  ];
};

const drawing = (paint: string, viewBox: string, ...parts: Element[]): SVGSVGElement[] => [
  svg("svg", { class: `mark ${paint}`, viewBox, "aria-hidden": "true" }, ...parts),
];

/** What is drawn in an empty place: the rank, the suit or the crown that may start it. */
export const makeMark = ({ rank, suit, crown, way, redeal }: PlaceMark, { w, h }: Box): SVGSVGElement[] => {
  if (rank !== undefined) return [makeRank(rank, "mark mark-rank")];
  if (crown) return drawing(`mark-crown ${crown}`, "-3 -5 54 36", use("g12"));
  if (redeal) return drawing("mark-redeal", "0 0 24 24", use("i-restart"));
  if (suit === undefined) return [];
  if (!way) return drawing("", "0 0 24 24", use(`p${suit}`));
  return w > h
    ? drawing("mark-flat", "0 0 42 20", ...makeWay(suit, way, true))
    : drawing("mark-way", "0 0 26 37", ...makeWay(suit, way, false));
};

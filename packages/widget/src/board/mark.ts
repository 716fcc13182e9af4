import { KING } from "@solitaire/engine";
import { glyphWidth } from "../art/glyphs.js";
import { round, svg } from "../art/svg.js";
import type { PlaceMark } from "../layout/types.js";

const use = (id: string, transform = ""): SVGUseElement => svg("use", { href: `#${id}`, transform });

/** A rank's glyph on its own. */
export const makeRank = (rank: number, paint: string): SVGSVGElement =>
  svg("svg", { class: paint, viewBox: `-2 -1 ${round(glyphWidth(rank) + 4)} 23` }, use(`r${rank}`));

const ARROW = "M15 27v11m-3.5-4 3.5 4 3.5-4";

const drawing = (paint: string, viewBox: string, ...parts: Element[]): SVGSVGElement[] => [
  svg("svg", { class: `mark ${paint}`, viewBox }, ...parts),
];

/** What is drawn in an empty place: the rank, the suit or the crown that may start it. */
export const makeMark = ({ rank, suit, crown, falling, redeal }: PlaceMark): SVGSVGElement[] => {
  if (rank !== undefined) return [makeRank(rank, "mark mark-rank")];
  if (crown) return drawing(`mark-crown ${crown}`, "-3 -5 54 36", use("g12"));
  if (redeal) return drawing("mark-redeal", "0 0 24 24", use("i-restart"));
  if (suit === undefined) return [];
  if (!falling) return drawing("", "0 0 24 24", use(`p${suit}`));
  // Built down from the king.
  const king = use(`r${KING}`, "translate(2 27)scale(.55)");
  return drawing("", "0 0 24 40", use(`p${suit}`), king, svg("path", { d: ARROW }));
};

import { PIPS } from "../glyphs.js";
import { svg } from "../svg.js";
import { placed } from "./placed.js";

/**
 * The upper half of a court picture, by its inks, in sixths of what a card's box of 100 × 140 is measured in, about the
 * card's centre. The lower half is the same, turned.
 */
export interface Court {
  readonly gold: string;
  readonly red: string;
  readonly blue: string;
  readonly black: string;
  /** Strokes. */
  readonly lines: string;
  readonly fine: string;
  /** Suits on the clothes: where, how large, and how far they are turned. */
  readonly pips: readonly (readonly [x: number, y: number, size: number, degrees: number])[];
}

const SCALE = 1 / 6;

/** The frame round a picture, in the card's box. */
const FRAME = { x: 15.67, y: 15.67, width: 68.66, height: 108.66 } as const;

const INKS = ["gold", "red", "blue", "black", "lines", "fine"] as const;

/** Draws both halves and the frame. @param id What the upper half is to be known by, for the lower one's use. */
export const makeCourt = (id: string, suit: number, court: Court): SVGElement[] => {
  const onClothes = court.pips.map(([x, y, size, degrees]) => placed(PIPS[suit]!, { x, y, scale: size / 24, degrees }));
  const half = svg(
    "g",
    { id, transform: `translate(50 70)scale(${SCALE})` },
    ...INKS.filter((ink) => court[ink]).map((ink) => svg("path", { class: `ink-${ink}`, d: court[ink] })),
  );
  if (onClothes.length > 0) half.append(svg("path", { class: "ink-suit", d: onClothes.join("") }));
  return [
    half,
    svg("use", { href: `#${id}`, transform: "rotate(180 50 70)" }),
    svg("rect", { class: "ink-frame", ...FRAME }),
  ];
};

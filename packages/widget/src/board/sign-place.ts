import { indexHeight, SMALL } from "../art/faces.js";
import type { Box, Layout, PilePlace } from "../layout/types.js";

/** Half the width of a sign, and its height with what it keeps from the edge of the felt. */
export const HALF = 15;
export const HIGH = 24;
/** A larger card has its index at the left, so far of its width. */
const INDEXED = 0.6;

/** Where the indices of a pile's cards lie. */
export const indicesOf = ({ box, cards }: PilePlace): Box => {
  const { x, y, w } = box;
  const last = cards.at(-1);
  return { x, y, w: w < SMALL ? w : INDEXED * w, h: last ? last.y + indexHeight(w) - y : 0 };
};

/**
 * Where the sign of a ring out of sight stands, on a table that is so much taller than its felt: near the ring's middle, and
 * where it comes to lie on as few indices as it can while the felt is scrolled.
 */
export const signPlace = ({ height, piles, width }: Layout, overhang: number, ring: Box): number => {
  const middle = ring.x + ring.w / 2;
  const indices = piles.map(indicesOf);
  // What lies at the upper edge while the ring is above it, and at the lower one while it is below.
  const ranges = [
    [ring.y, overhang + HIGH],
    [height - overhang - HIGH, ring.y],
  ] as const;
  const covered = (at: number): number =>
    indices
      .filter(({ x, w }) => x < at + HALF && at - HALF < x + w)
      .flatMap(({ y, h }) => ranges.map(([from, to]) => Math.min(to, y + h) - Math.max(from, y)))
      .reduce((sum, length) => sum + Math.max(0, length), 0);
  const places = [middle, ...piles.flatMap(({ box: { x, w } }) => [x - HALF, x + w - HALF, x + w + HALF])]
    .filter((at) => at >= HALF && at <= width - HALF && Math.abs(at - middle) <= 1.5 * ring.w)
    .map((at) => ({ at, covered: covered(at), away: Math.abs(at - middle) }));
  return places.toSorted((a, b) => a.covered - b.covered || a.away - b.away)[0]?.at ?? middle;
};

import type { Box, CardSpot, Layout, PilePlace } from "../layout/types.js";
import type { Spot } from "./state.js";

/** The box that a card covers, on its side as well. @param box Its pile's place. */
export const coveredBy = ({ x, y, turned }: CardSpot, { w, h }: Box): Box =>
  turned ? { x: x + (w - h) / 2, y: y + (h - w) / 2, w: h, h: w } : { x, y, w, h };

/** How far a point is outside a box; 0 inside. */
const distance = (box: Box, x: number, y: number): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));

const topmostAt = ({ name, box, cards }: PilePlace, x: number, y: number): Spot | undefined => {
  let found = -1;
  for (const [index, spot] of cards.entries()) {
    if (distance(coveredBy(spot, box), x, y) > 0) continue;
    if (found < 0 || spot.z > cards[found]!.z) found = index;
  }
  return found >= 0 || (cards.length === 0 && distance(box, x, y) === 0) ? { pile: name, index: found } : undefined;
};

/** The card or empty place drawn at a point. */
export const spotAt = ({ piles }: Layout, x: number, y: number): Spot | undefined => {
  for (const pile of piles) {
    const spot = topmostAt(pile, x, y);
    if (spot) return spot;
  }
  return undefined;
};

/** A drop may miss a pile by so much. */
const MISS = 4;

/** The pile that a drop at a point is on, the nearest where two meet. With `among`, one of those, and near misses count. */
export const pileAt = (layout: Layout, x: number, y: number, among?: readonly string[]): string | undefined => {
  let found: string | undefined;
  let nearest = among ? layout.cardWidth / 2 : MISS;
  for (const { name, box, isColumn } of layout.piles) {
    const miss = distance(isColumn ? { ...box, h: layout.height } : box, x, y);
    // Nothing is near a point that is no number.
    if (!(miss <= nearest) || (among && !among.includes(name))) continue;
    found = name;
    nearest = miss;
  }
  return found;
};

import type { Box, CardSpot, Layout, PilePlace } from "../layout/types.js";
import type { Spot } from "./state.js";

/** The box that a card covers. */
const coveredBy = ({ x, y, turned }: CardSpot, { w, h }: Box): Box =>
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

/**
 * The pile whose drop area a point is in, the nearest where two meet. With `among`, one of those piles, and a miss by half
 * a card still counts.
 */
export const pileAt = (layout: Layout, x: number, y: number, among?: readonly string[]): string | undefined => {
  let best: { name: string; miss: number; far: number } | undefined;
  for (const { name, area, box } of layout.piles) {
    if (among && !among.includes(name)) continue;
    const miss = distance(area, x, y);
    if (miss > (among ? layout.cardWidth / 2 : 0)) continue;
    const far = Math.hypot(x - box.x - box.w / 2, y - box.y - box.h / 2);
    if (!best || miss < best.miss || (miss === best.miss && far < best.far)) best = { name, miss, far };
  }
  return best?.name;
};

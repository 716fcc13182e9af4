import type { Spot } from "../board/state.js";
import type { Box } from "../layout/types.js";

export type Direction = "left" | "right" | "up" | "down";

/** A card or an empty place that can have the focus, and the part of it that shows. */
export interface Place extends Spot, Box {
  /** Whether it is what its pile shows on top. */
  readonly isTop: boolean;
}

/** A step aside weighs this much more than a step ahead. */
const ASIDE = 2.5;

/**
 * Where an arrow key leads from a place: up and down through a fanned pile card by card, otherwise to the nearest pile
 * in that direction. From the top card of a pile it leads to the top card of the next, else to the card beside.
 */
export const neighbour = (places: readonly Place[], from: Place, direction: Direction): Place | undefined => {
  const reach = places
    .filter((place) => place !== from)
    .map((place) => ({ place, cost: distance(from, place, direction) }))
    .filter(({ cost }) => cost < Infinity)
    .sort((a, b) => a.cost - b.cost)[0]?.place;
  if (!reach || reach.pile === from.pile || !from.isTop) return reach;
  return places.find(({ pile, isTop }) => isTop && pile === reach.pile) ?? reach;
};

/** How far it is in a direction; infinite for what does not lie there. */
const distance = (from: Place, to: Place, direction: Direction): number => {
  const isSideways = direction === "left" || direction === "right";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  const [ahead, aside] = isSideways
    ? [span(from, to, "x"), span(from, to, "y")]
    : [span(from, to, "y"), span(from, to, "x")];
  const along = ahead.centres * sign;
  if (along <= 1) return Infinity;
  // What lies rather beside than ahead is for the other arrows.
  if (aside.gap > 0 && Math.abs(aside.centres) > 2 * along) return Infinity;
  return along + ASIDE * Math.max(0, aside.gap) + Math.abs(aside.centres) * 0.1;
};

/** Along one axis: from centre to centre, and the gap between the two, negative where they overlap. */
const span = (from: Place, to: Place, axis: "x" | "y"): { centres: number; gap: number } => {
  const size = axis === "x" ? "w" : "h";
  const centres = to[axis] + to[size] / 2 - (from[axis] + from[size] / 2);
  return { centres, gap: Math.abs(centres) - (from[size] + to[size]) / 2 };
};

import type { Spot } from "../board/state.js";
import type { Box } from "../layout/types.js";

export type Direction = "left" | "right" | "up" | "down";

/** A card or an empty place that can have the focus, and the part of it that shows. */
export interface Place extends Spot, Box {
  /** Whether it is what its pile shows on top. */
  readonly isTop: boolean;
  /** Where its pile begins, from the top: piles of a row begin at the same height, however long they are. */
  readonly row: number;
}

/** A step aside weighs this much more than a step ahead. */
const ASIDE = 2.5;

/**
 * Where an arrow key leads from a place: up and down through a fanned pile card by card, left and right along a row of
 * like piles, otherwise to the nearest pile in that direction. From the top card of a pile it leads to the top card of
 * the next, else to the card beside.
 */
export const neighbour = (places: readonly Place[], from: Place, direction: Direction): Place | undefined => {
  const row = besideOf(places, from, direction);
  // Beside a pile is what lies beside any of it.
  const others =
    from.isTop && isSideways(direction) ? places.flatMap((each) => (each.isTop ? [whole(each)] : [])) : places;
  const reach = (row.length > 0 ? row : others.filter((place) => isAhead(from, place, direction)))
    .map((place) => ({ place, cost: costOf(from, place, direction) }))
    .sort((a, b) => a.cost - b.cost)[0]?.place;
  if (!reach || reach.pile === from.pile || !from.isTop) return reach;
  return places.find(({ pile, isTop }) => isTop && pile === reach.pile) ?? reach;
};

/** A pile from where it begins, cards that cannot have the focus with it. */
const whole = (top: Place): Place => ({ ...top, y: top.row, h: top.y + top.h - top.row });

/**
 * The places of the next pile of the same row, where no like one of another row comes sooner: on a ring, what lies
 * across it is not beside. Nor is what lies beyond other piles, as a rail beyond the columns.
 */
const besideOf = (places: readonly Place[], from: Place, direction: Direction): Place[] => {
  if (!isSideways(direction)) return [];
  const alike = places
    .filter(({ pile }) => pile[0] === from.pile[0])
    .map((place) => ({ place, along: between(from, place, direction).along }))
    .filter(({ along }) => along > 1);
  const first = Math.min(...alike.map(({ along }) => along));
  const isBetween = (place: Place): boolean => {
    const { along, aside } = between(from, whole(place), direction);
    return place.isTop && along > 1 && along < first - 1 && aside.gap < 0;
  };
  if (places.some(isBetween)) return [];
  return alike.flatMap(({ place, along }) =>
    along - first <= 1 && Math.abs(place.row - from.row) <= 1 ? [place] : [],
  );
};

/** Whether a place lies in a direction: what lies rather beside than ahead is for the other arrows. */
const isAhead = (from: Place, to: Place, direction: Direction): boolean => {
  const { along, aside } = between(from, to, direction);
  return along > 1 && (aside.gap <= 0 || Math.abs(aside.centres) <= 2 * along);
};

/** How far it is in a direction. */
const costOf = (from: Place, to: Place, direction: Direction): number => {
  const { along, aside } = between(from, to, direction);
  return along + ASIDE * Math.max(0, aside.gap) + Math.abs(aside.centres) * 0.1;
};

const isSideways = (direction: Direction): boolean => direction === "left" || direction === "right";

/** What is between two places: along a direction, and aside of it. */
const between = (from: Place, to: Place, direction: Direction): { along: number; aside: ReturnType<typeof span> } => {
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  const [ahead, aside] = isSideways(direction)
    ? [span(from, to, "x"), span(from, to, "y")]
    : [span(from, to, "y"), span(from, to, "x")];
  return { along: ahead.centres * sign, aside };
};

/** Along one axis: from centre to centre, and the gap between the two, negative where they overlap. */
const span = (from: Place, to: Place, axis: "x" | "y"): { centres: number; gap: number } => {
  const size = axis === "x" ? "w" : "h";
  const centres = to[axis] + to[size] / 2 - (from[axis] + from[size] / 2);
  return { centres, gap: Math.abs(centres) - (from[size] + to[size]) / 2 };
};

import type { PileState, Role } from "../board/state.js";
import type { Box, Layout } from "../layout/types.js";

/** The part of the table that Tab leads to as one. */
export const groupOf = (role: Role): Role => (role === "waste" ? "stock" : role);

/**
 * All piles by their index, in the order in which they are seen: group after group, those in one row from the left, and
 * row after row.
 */
export const readingOrder = (piles: readonly PileState[], layout: Layout): number[] => {
  const corners = new Map<Role, Pick<Box, "x" | "y" | "h">>();
  const groups = piles.map(({ role }) => groupOf(role));
  for (const [i, { box }] of layout.piles.entries()) {
    const { x, y, h } = corners.get(groups[i]!) ?? box;
    corners.set(groups[i]!, { x: Math.min(x, box.x), y: Math.min(y, box.y), h });
  }
  const cornerOf = (pile: number): Pick<Box, "x" | "y" | "h"> => corners.get(groups[pile]!)!;
  return [...piles.keys()].sort((a, b) => {
    const [p, q] = [cornerOf(a), cornerOf(b)];
    return Math.abs(p.y - q.y) < p.h / 2 ? p.x - q.x : p.y - q.y;
  });
};

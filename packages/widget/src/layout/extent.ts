import { bottomOf } from "./shared.js";
import type { Box, PilePlace } from "./types.js";

/** Everything that a pile covers, with a base that lies on its side and the edges of cards below. */
export const extent = (pile: PilePlace): Box => {
  const { box, cards, edges } = pile;
  const across = cards.some(({ turned }) => turned) ? box.h - box.w : 0;
  return { x: box.x - across, y: box.y, w: box.w + 2 * across, h: bottomOf(pile) - box.y + 2 * edges };
};

import { bottomOf } from "../layout/shared.js";
import type { Box, PilePlace } from "../layout/types.js";
import { coveredBy } from "./hit.js";

/** Everything that a pile covers, with a base that lies on its side and the edges of cards below. */
export const extent = (pile: PilePlace): Box => {
  const { box, cards, edges } = pile;
  const boxes = [box, ...cards.filter(({ turned }) => turned).map((card) => coveredBy(card, box))];
  const x = Math.min(...boxes.map((each) => each.x));
  const right = Math.max(...boxes.map((each) => each.x + each.w));
  return { x, y: box.y, w: right - x, h: bottomOf(pile) - box.y + 2 * edges };
};

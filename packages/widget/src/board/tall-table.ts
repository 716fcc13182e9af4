import type { Board } from "./board.js";
import { EdgeScroll } from "./edge-scroll.js";
import type { Handling } from "./handling.js";
import { MoreBelow } from "./more-below.js";

/** What a table has that is taller than its felt: the mark at its foot, and a felt that scrolls as cards are carried to its edges. */
export const makeTall = (board: Board, handling: Handling): MoreBelow => {
  const felt = board.element.closest(".felt");
  if (felt) new EdgeScroll(board, handling, felt).listen();
  return new MoreBelow(board);
};

import type { Board } from "./board.js";
import { EdgeScroll } from "./edge-scroll.js";
import type { Handling } from "./handling.js";
import { Landings } from "./landings.js";
import { MoreBelow } from "./more-below.js";

/** What a table has that is taller than its felt. */
export interface TallTable {
  /** To be told when a position has been drawn. */
  drawn(): void;
}

/**
 * The mark at its foot, and a felt that scrolls as cards are carried to its edges, and to where cards land.
 */
export const makeTall = (board: Board, handling: Handling): TallTable => {
  const more = new MoreBelow(board);
  const felt = board.element.closest(".felt");
  if (felt) new EdgeScroll(board, handling, felt).listen();
  const landings = felt && new Landings(board, felt);
  return {
    drawn: () => {
      more.point();
      landings?.drawn();
    },
  };
};

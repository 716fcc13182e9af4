import type { Board } from "./board.js";
import { EdgeScroll } from "./edge-scroll.js";
import type { Handling } from "./handling.js";
import { Landings } from "./landings.js";
import { MoreBelow } from "./more-below.js";
import { signPlace } from "./sign-place.js";
import { TargetSigns } from "./target-signs.js";

/** What a table has that is taller than its felt. */
export interface TallTable {
  /** To be told when a position has been drawn. */
  drawn(): void;
  /** To be told when it may have changed which places may receive cards. */
  marked(): void;
}

/**
 * The mark at its foot, signs of places out of sight that may receive cards, and a felt that scrolls as cards are carried to
 * its edges, and to where cards land.
 */
export const makeTall = (board: Board, handling: Handling): TallTable => {
  const more = new MoreBelow(board);
  board.placeSign = (box) => signPlace(board.layout!, board.overhang, box);
  const felt = board.element.closest(".felt");
  if (felt) new EdgeScroll(board, handling, felt).listen();
  const landings = felt && new Landings(board, felt);
  const signs = felt && new TargetSigns(board, felt, () => more.middle);
  return {
    drawn: () => {
      more.point();
      landings?.drawn();
    },
    marked: () => signs?.marked(),
  };
};

import { COLUMNS, PLACES } from "./board.js";
import { STORED } from "./macros.js";
import type { ParBoard } from "./par-board.js";

/**
 * Writes the macros of a position to `list` and answers how many there are. They are those of `macros.ts`, whose reason
 * holds for the number of moves, too: a card that can wait goes to a cell later or not at all. But a card from a cell
 * need not go before one of its rank from a column.
 */
export const listParMacros = (board: ParBoard, list: Int32Array): number => {
  const { height, cards, stored, freeCells } = board;
  let end = 0;
  for (let i = 0; i < COLUMNS; i++) {
    const top = height[i]! - 1;
    for (let k = 0; k <= freeCells && k <= top; k++) {
      const at = i * PLACES + top - k;
      const rank = cards[at]!;
      // One of its rank that would go to a cell before can go home instead, and this one to the cell.
      if ((k > 0 && cards[at + 1] === rank) || (k > 1 && cards[at + 2] === rank)) continue;
      if (board.targetOf(rank) >= 0) list[end++] = (k << 3) | i;
    }
  }
  for (let rank = 0; rank < 13; rank++) {
    if (stored[rank]! > 0 && board.targetOf(rank) >= 0) list[end++] = STORED | rank;
  }
  return end;
};

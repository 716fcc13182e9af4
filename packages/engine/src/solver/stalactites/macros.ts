import { type Board, CELLS, COLUMNS, PLACES } from "./board.js";

/**
 * A macro is `cells << 3 | column`: so many cards of a column to the cells, then the next one to a foundation; or
 * `STORED | rank`: a card from a cell to a foundation.
 *
 * These are enough: a card goes to a cell only to expose the one under it. In a won game, put each such move off until
 * just before the next move from its column. The moves in between do not touch that column, and have more cells; where
 * one of them plays the card, it comes from the column instead. (A column's last card never needs a cell, therefore.)
 */
export const STORED: number = 1 << 7;

/** A macro's bits in what {@link listMacros} writes; the score is above them. */
const MACRO_BITS = 8;
export const MACRO: number = (1 << MACRO_BITS) - 1;

/** No position has more macros. */
export const MOST_MACROS: number = (CELLS + 1) * COLUMNS + CELLS;

/**
 * Writes the macros of a position to `list` from `start` on, the most promising first, and answers where they end.
 * Tall columns come first, and few cells.
 */
export const listMacros = (board: Board, list: Int32Array, start: number): number => {
  const { height, cards, stored, freeCells } = board;
  let end = start;
  for (let i = 0; i < COLUMNS; i++) {
    const top = height[i]! - 1;
    for (let k = 0; k <= freeCells && k <= top; k++) {
      const at = i * PLACES + top - k;
      const rank = cards[at]!;
      // A copy in a cell goes before one in a column.
      if (stored[rank]! > 0 || (k > 0 && cards[at + 1] === rank) || (k > 1 && cards[at + 2] === rank)) continue;
      if (board.targetOf(rank) < 0) continue;
      list[end++] = ((100 * k - 10 * height[i]!) << MACRO_BITS) | (k << 3) | i;
    }
  }
  for (let rank = 0; rank < 13; rank++) {
    if (stored[rank]! > 0 && board.targetOf(rank) >= 0) list[end++] = (-100 << MACRO_BITS) | STORED | rank;
  }
  for (let i = start + 1; i < end; i++) {
    const macro = list[i]!;
    let j = i;
    for (; j > start && list[j - 1]! > macro; j--) list[j] = list[j - 1]!;
    list[j] = macro;
  }
  return end;
};

export const playMacro = (board: Board, macro: number): void => {
  if ((macro & STORED) !== 0) {
    board.playStored(macro & 15);
  } else {
    const i = macro & 7;
    for (let k = macro >> 3; k > 0; k--) board.store(i);
    board.playColumn(i);
  }
  board.settle();
};

import { BASED, COLUMNS, HEIGHT, PLACES, TOP } from "./layout.js";
import {
  BASE,
  BASE_FROM_CELL,
  BASE_FROM_ZERO,
  CLEAR,
  dig,
  EXPOSE,
  isInRun,
  JOIN,
  JOIN_FROM_BASE,
  JOIN_FROM_CELL,
  joinCost,
  playMacro,
  STORE_BASED,
  STORE_FROM_ZERO,
} from "./macros.js";
import type { ParBoard } from "./par-board.js";

/** A card below the top rank from a cell to its partner, which is dug out first; so may be the card. */
const JOIN_CELL = 11 << 6;

/** No position has more. */
export const MOST_PAR_MACROS = 160;

/**
 * Writes the macros of a position to `list` and answers how many there are. They are those of `macros.ts`, whose
 * reasons hold for the length of a game, too: a quiet move that is put off costs as much later, or is not needed any
 * more. Cards come from the cells by macros of their own. Those can be put off, too, until a cell is needed or something
 * is laid on the card: for until then nothing else needs its partner, and wherever the partner goes with its run, the
 * card can follow.
 */
export const listParMacros = (board: ParBoard, list: Int32Array): number => {
  const { cards, height, suits, natural, freeCells, emptyColumns } = board;
  let end = 0;
  for (let i = 0; i < COLUMNS; i++) {
    let at = height[i]! - 1;
    if (at < 0) continue;
    const bottom = i * PLACES;
    const first = cards[bottom + at]!;
    const firstLength = board.runLength(first);
    let head = first;
    let length = firstLength;
    let cost = 0;
    // Each turn looks at one unit of the column: `head` at place `at`, to be carried off after `cost` cells have been
    // filled with what lay above it.
    for (;;) {
      if ((head & 15) === TOP && emptyColumns > 0 && at > 0) list[end++] = BASE | head;
      const total = joinCost(board, head, i, cost, first, firstLength);
      if (total >= 0 && total <= freeCells) list[end++] = JOIN | head;
      cost += length;
      if (cost > freeCells) break;
      if (at === 0) {
        list[end++] = CLEAR | head;
        break;
      }
      const tail = cards[bottom + --at]!;
      const rank = tail & 15;
      if (rank === 0 || suits[tail >> 4]! >> HEIGHT === rank) {
        list[end++] = EXPOSE | tail;
        break;
      }
      if (comesFromCell(board, tail - 1, i, at)) list[end++] = JOIN_CELL | (tail - 1);
      head = tail;
      length = 1;
      while (natural[head] === 1) {
        head = cards[bottom + --at]!;
        length++;
      }
    }
  }
  for (let suit = 0; suit < 4; suit++) end = listSuit(board, suit, list, end);
  return end;
};

/** Whether a card is in a cell once column `i` has been dug down to place `at`. */
const comesFromCell = (board: ParBoard, card: number, i: number, at: number): boolean =>
  board.isInPlace(card) ? board.column[card] === i && board.index[card]! > at : isInCell(board, card);

const isInCell = (board: ParBoard, card: number): boolean => {
  const word = board.suits[card >> 4]!;
  const rank = card & 15;
  return word >> HEIGHT <= rank && ((word >> rank) & 1) === 0 && !board.isInPlace(card);
};

/** What can be done with cards of a suit that are not in place. */
const listSuit = (board: ParBoard, suit: number, list: Int32Array, start: number): number => {
  const { freeCells, emptyColumns } = board;
  const word = board.suits[suit]!;
  let end = start;
  for (let rank = word >> HEIGHT; rank < TOP; rank++) {
    const card = (suit << 4) | rank;
    if (isInCell(board, card) && board.isExposed(card + 1)) list[end++] = JOIN_CELL | card;
  }
  if (word >> HEIGHT > TOP) return end;
  const top = (suit << 4) | TOP;
  const takesTop = board.isZeroFree(suit) && board.isExposed(suit << 4);
  if ((word & BASED) !== 0) {
    if (takesTop && !isInRun(top, board.runLength(top), suit << 4)) list[end++] = JOIN_FROM_BASE | suit;
    // With an empty column there already, this can wait until that one is taken.
    if (emptyColumns === 0 && board.runLength(top) <= freeCells) list[end++] = STORE_BASED | suit;
  } else if (((word >> TOP) & 1) === 1) {
    if (emptyColumns > 0) list[end++] = BASE_FROM_ZERO | suit;
    if (board.runLength(top) <= freeCells) list[end++] = STORE_FROM_ZERO | suit;
  } else if (!board.isInPlace(top)) {
    if (emptyColumns > 0) list[end++] = BASE_FROM_CELL | suit;
    if (takesTop) list[end++] = JOIN_FROM_CELL | suit;
  }
  return end;
};

/** Plays a macro that {@link listParMacros} has listed. */
export const playParMacro = (board: ParBoard, macro: number): void => {
  if ((macro & ~63) !== JOIN_CELL) return playMacro(board, macro);
  const card = macro & 63;
  dig(board, card + 1);
  // It may have gone home on the way.
  if (isInCell(board, card) && board.isExposed(card + 1)) board.joinCell(card);
};

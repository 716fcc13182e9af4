import type { Board } from "./board.js";
import { BASED, COLUMNS, HEIGHT, partnerOf, PLACES, TOP } from "./layout.js";

/**
 * The search's moves are *macros*, numbers `kind << 6 | card`, each a few moves of the game with a purpose.
 *
 * A run that goes to the cells helps only by exposing the card under it. Call such a move *quiet* if it lets nothing
 * follow by itself (see {@link Board}) and empties no column. In a won game, put each quiet move off until just before
 * the first move that takes or covers the card that it exposed. That is always possible: the moves in between need
 * neither that card nor more cells than they had; cards of the run that meanwhile would have left the cells leave the
 * column instead, from its end, in the same order (to the foundation, or the whole run to its partner or an empty
 * column); and if by then the move is no longer quiet, it is a macro of its own. A move touches two columns at most,
 * the one it comes from and the one it goes to, so quiet moves are needed only as part of these macros:
 *
 * - dig until a card is exposed that lets something follow, or until the column is empty;
 * - dig down to a head in one column and to its partner in another, and join them;
 * - dig down to a top rank and carry it to an empty column.
 */
export const JOIN: number = 0 << 6;
export const EXPOSE: number = 1 << 6;
export const CLEAR: number = 2 << 6;
export const BASE: number = 3 << 6;
// These concern the top rank or rank 0 of a suit, whose number stands for the card.
export const PLAY_ZERO: number = 4 << 6;
export const JOIN_FROM_BASE: number = 5 << 6;
export const STORE_BASED: number = 6 << 6;
export const BASE_FROM_ZERO: number = 7 << 6;
export const STORE_FROM_ZERO: number = 8 << 6;
export const BASE_FROM_CELL: number = 9 << 6;
export const JOIN_FROM_CELL: number = 10 << 6;

/** A macro's bits in what {@link listMacros} writes; the score is above them. */
export const MACRO_BITS = 10;
export const MACRO: number = (1 << MACRO_BITS) - 1;

/** No position has more macros: up to eight heads in each of seven columns, a way to clear each, and a few others. */
export const MOST_MACROS = 80;

// How promising a macro is, lower is better; found by trying weights on deals 1 to 2,000.
const JOINS = -809;
const JOIN_CELL = 367;
const JOIN_DEPTH = 25;
const JOIN_BLOCKS = -133;
const COVERS = 141;
const COVERS_DEPTH = 21;
const COVERS_WANTED = 34;
const EXPOSES = -186;
const EXPOSE_CELL = 300;
const EXPOSE_DEPTH = -91;
const CLEARS = -359;
const PLAYS = -118;
const BASES = -385;
const BASE_CELL = 266;
const BASE_DEPTH = 83;
const WANTED = 362;
const WANTED_ZERO = 79;
const WANTED_DEPTH = 20;

const wanted: Int32Array = new Int32Array(8);

/**
 * Writes the macros of a position to `list` from `start` on, in no order, and answers how many there are. Each is
 * `score << 10 | macro`; the lower the score, the more promising.
 */
export const listMacros = (board: Board, list: Int32Array, start: number): number => {
  const { cards, height, suits, column, index, natural, freeCells, emptyColumns, blocks } = board;
  let end = start;
  wanted.fill(0);
  for (let suit = 0; suit < 4; suit++) {
    const next = suits[suit]! >> HEIGHT;
    if (next > TOP) continue;
    const card = (suit << 4) | next;
    const i = column[card]!;
    const above = height[i]! - 1 - index[card]!;
    if (above > 0) wanted[i]! += WANTED + (next === 0 ? WANTED_ZERO : 0) + above * WANTED_DEPTH;
  }
  for (let i = 0; i < COLUMNS; i++) {
    let at = height[i]! - 1;
    if (at < 0) continue;
    const bottom = i * PLACES;
    const first = cards[bottom + at]!;
    const firstLength = board.runLength(first);
    let head = first;
    let length = firstLength;
    let cost = 0;
    // Each turn looks at one unit of the column: `head` at place `at`, to be carried off at the cost of `length` cells
    // after `cost` cells have been filled with what lay above it.
    for (;;) {
      if ((head & 15) === TOP && emptyColumns > 0 && at > 0) {
        const score = BASES + cost * BASE_CELL + at * BASE_DEPTH - wanted[i]!;
        list[end++] = (score << MACRO_BITS) | BASE | head;
      }
      const total = joinCost(board, head, i, cost, first, firstLength);
      if (total >= 0 && total <= freeCells) {
        const partner = partnerOf(head);
        const j = column[partner]!;
        const place = index[partner]!;
        const covers =
          place < height[j]! ? COVERS + place * COVERS_DEPTH - (((wanted[j]! * COVERS_WANTED) / 100) | 0) : 0;
        const digs = total * JOIN_CELL + at * JOIN_DEPTH - wanted[i]!;
        const score = JOINS + covers + digs + blocks[head]! * JOIN_BLOCKS;
        list[end++] = (score << MACRO_BITS) | JOIN | head;
      }
      cost += length;
      if (cost > freeCells) break;
      if (at === 0) {
        list[end++] = ((EXPOSES + CLEARS + cost * EXPOSE_CELL) << MACRO_BITS) | CLEAR | head;
        break;
      }
      const tail = cards[bottom + --at]!;
      const rank = tail & 15;
      const next = suits[tail >> 4]! >> HEIGHT;
      if (next === rank || rank === 0 || follows(board, tail, i, at)) {
        const score = EXPOSES + cost * EXPOSE_CELL + at * EXPOSE_DEPTH - wanted[i]! + (next === rank ? PLAYS : 0);
        list[end++] = (score << MACRO_BITS) | EXPOSE | tail;
        break;
      }
      head = tail;
      length = 1;
      while (natural[head] === 1) {
        head = cards[bottom + --at]!;
        length++;
      }
    }
  }
  return listTops(board, list, end) - start;
};

/**
 * How many cells are filled on the way, if a head in column `i` joins its partner; -1 if it cannot.
 * @param cost So many are filled with what lies above it.
 * @param first The head of the run at the end of the column, of `firstLength` cards.
 */
export const joinCost = (
  board: Board,
  head: number,
  i: number,
  cost: number,
  first: number,
  firstLength: number,
): number => {
  const { cards, height, column, index } = board;
  const partner = partnerOf(head);
  const j = column[partner]!;
  const place = index[partner]!;
  const top = height[j]! - 1;
  if (place > top) return board.isExposed(partner) && !isInRun(first, firstLength, partner) ? cost : -1;
  if (j === i) return -1;
  if (place === top) return cost;
  // A card cannot be joined to a rank 0 that is still to be dug out: exposing that is a macro.
  return (partner & 15) === 0 ? -1 : cost + top - place - 1 + board.runLength(cards[j * PLACES + top]!);
};

/** Whether a card belongs to the run of `length` that another heads. */
export const isInRun = (head: number, length: number, card: number): boolean =>
  head >> 4 === card >> 4 && ((head & 15) - (card & 15) + 13) % 13 < length;

/** Whether the card below this one in rank joins it once it is exposed: it lies in a cell, or above it in its column. */
const follows = (board: Board, card: number, i: number, at: number): boolean => {
  const child = card - 1;
  if (board.isInPlace(child)) return board.column[child] === i && board.index[child]! > at;
  const word = board.suits[card >> 4]!;
  return word >> HEIGHT <= (child & 15) && ((word >> (child & 15)) & 1) === 0;
};

/** What can be done with top ranks that are not in place, and with rank 0. */
const listTops = (board: Board, list: Int32Array, start: number): number => {
  const { suits, freeCells, emptyColumns } = board;
  let end = start;
  for (let suit = 0; suit < 4; suit++) {
    const word = suits[suit]!;
    if (word >> HEIGHT > TOP) continue;
    const top = (suit << 4) | TOP;
    const isZeroFree = board.isZeroFree(suit);
    if (isZeroFree) list[end++] = (-5000 << MACRO_BITS) | PLAY_ZERO | suit;
    const takesTop = isZeroFree && board.isExposed(suit << 4);
    if ((word & BASED) !== 0) {
      if (takesTop && !isInRun(top, board.runLength(top), suit << 4)) {
        list[end++] = (3000 << MACRO_BITS) | JOIN_FROM_BASE | suit;
      }
      // With an empty column there already, this can wait until that one is taken.
      if (emptyColumns === 0 && board.runLength(top) <= freeCells)
        list[end++] = (4000 << MACRO_BITS) | STORE_BASED | suit;
    } else if (((word >> TOP) & 1) === 1) {
      if (emptyColumns > 0) list[end++] = (-2000 << MACRO_BITS) | BASE_FROM_ZERO | suit;
      if (board.runLength(top) <= freeCells) list[end++] = (4000 << MACRO_BITS) | STORE_FROM_ZERO | suit;
    } else if (!board.isInPlace(top)) {
      if (emptyColumns > 0) list[end++] = (-2000 << MACRO_BITS) | BASE_FROM_CELL | suit;
      if (takesTop) list[end++] = (3000 << MACRO_BITS) | JOIN_FROM_CELL | suit;
    }
  }
  return end;
};

/** Plays a macro that {@link listMacros} has listed. */
export const playMacro = (board: Board, macro: number): void => {
  const card = macro & 63;
  switch (macro & ~63) {
    case JOIN: {
      const partner = partnerOf(card);
      dig(board, card);
      dig(board, partner);
      // What followed by itself on the way may have joined it already.
      if (board.isInPlace(card)) board.join(board.column[card]!);
      return;
    }
    case EXPOSE:
      return dig(board, card);
    case CLEAR:
      dig(board, card);
      if (board.isInPlace(card)) board.store(board.column[card]!);
      return;
    case BASE:
      dig(board, card);
      if (board.isInPlace(card)) board.base(board.column[card]!);
      return;
    case PLAY_ZERO:
      return board.playZero(card);
    case JOIN_FROM_BASE:
      return board.joinFromBase(card);
    case STORE_BASED:
      return board.storeBased(card);
    case BASE_FROM_ZERO:
      return board.baseFromZero(card);
    case STORE_FROM_ZERO:
      return board.storeFromZero(card);
    case BASE_FROM_CELL:
      return board.baseFromCell(card);
    default:
      return board.joinFromCell(card);
  }
};

/** Runs to the cells until nothing covers the card, wherever it is. */
export const dig = (board: Board, card: number): void => {
  const i = board.column[card]!;
  while (board.index[card]! < board.height[i]! - 1) board.store(i);
};

import { LIES, ON_HIGHER, ON_LOWER, stepOf, TO_EQUATOR } from "./step.js";
import type { SuitBoard } from "./suit-board.js";

/** Neither a card nor a step. */
const NONE = -1;

/** Two orders, two copies, three places. */
export const MOST_STEPS = 12;

/**
 * Writes the steps from a position to `list` from `start` on, the most promising first, and answers where they end.
 *
 * Of two orders that go the same way and want the same rank, the longer one gets the card: a plan that gives it to the
 * other can be followed with the two exchanged, until they want the same rank again or the shorter one ends; what the
 * shorter one took in the plan, the longer one has by then, and takes the rest itself. So the longer one is always ahead,
 * and the cards that are placed tell where both are.
 *
 * Steps that are never wrong are the only ones, unless two orders that go opposite ways want the card:
 *
 * - *The last own card of a pile, if the other copy of its rank is loose or placed, or ends a pile just so.* In a plan
 *   that has the loose copy come first, let this card come first; what the plan lays on the loose copy until this card's
 *   turn goes onto this pile, and the loose copy then goes where it was to go. The tops are the same.
 * - *An own card whose fellow is placed:* no other card can come, and it costs nothing.
 * - *A loose card onto a top, if its fellow is loose or placed, and there are as many tops of that rank as loose cards
 *   could ever want.* A plan that places it otherwise or later has one more top than it needs.
 * - *In phase two, a loose card whose fellow is loose or placed:* it is in the Equator, at hand at any time.
 *
 * @param bound So many cards may go to the Equator in phase one.
 */
export const listSteps = (board: SuitBoard, bound: number, list: Int32Array, start: number): number => {
  const isContested = board.next(0) === board.next(1);
  let end = start;
  for (let order = 0; order < 2; order++) {
    const rank = board.next(order);
    if (rank === undefined || (isContested && board.areTwins && order !== board.longer)) continue;
    const certain = certainStep(board, order, rank);
    if (certain === NONE) end = listCard(board, order, rank, bound, list, end);
    else if (isContested && !board.areTwins) list[end++] = certain;
    else {
      list[start] = certain;
      return start + 1;
    }
  }
  return end;
};

/** The step that is never wrong for the next card of an order, or `NONE`. */
const certainStep = (board: SuitBoard, order: number, rank: number): number => {
  let isOwnLeft = false;
  for (let copy = rank << 1; copy >> 1 === rank; copy++) {
    if (!board.isLeft(copy) || board.isLoose(copy)) continue;
    if (board.isDue(copy) && mayComeFirst(board, copy)) return stepOf(order, LIES, copy);
    isOwnLeft = true;
  }
  if (isOwnLeft) return NONE;
  const loose = looseCopy(board, rank);
  if (!board.canLay) return stepOf(order, TO_EQUATOR, loose);
  for (let how = ON_HIGHER; how <= ON_LOWER; how++) {
    if (board.hasTopsForAll(rank, how)) return stepOf(order, how, loose);
  }
  return NONE;
};

/** Whether an own card whose turn it is loses nothing by coming before its fellow. */
const mayComeFirst = (board: SuitBoard, card: number): boolean => {
  const fellow = card ^ 1;
  if (!board.isLeft(fellow)) return true;
  return board.endsPile(card) && (board.isLoose(fellow) || (board.isDue(fellow) && board.endsPile(fellow)));
};

/** Writes all steps of the next card of an order, those to the Equator last. */
const listCard = (
  board: SuitBoard,
  order: number,
  rank: number,
  bound: number,
  list: Int32Array,
  start: number,
): number => {
  let end = start;
  for (let copy = rank << 1; copy >> 1 === rank; copy++) {
    if (board.isLeft(copy) && !board.isLoose(copy) && board.isDue(copy)) list[end++] = stepOf(order, LIES, copy);
  }
  const loose = looseCopy(board, rank);
  if (loose === NONE) return end;
  for (let how = ON_HIGHER; how <= ON_LOWER; how++) {
    if (board.hasTop(rank, how)) list[end++] = stepOf(order, how, loose);
  }
  if (!board.canLay || board.kept < bound) list[end++] = stepOf(order, TO_EQUATOR, loose);
  return end;
};

/** A loose copy of a rank that is left, or `NONE`. */
const looseCopy = (board: SuitBoard, rank: number): number => {
  for (let copy = rank << 1; copy >> 1 === rank; copy++) if (board.isLeft(copy) && board.isLoose(copy)) return copy;
  return NONE;
};

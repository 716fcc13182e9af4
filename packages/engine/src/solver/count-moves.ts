import { isAction, type Move } from "../move.js";
import type { Rules } from "../rules.js";

/** How many moves that is, as `Game.moveCount` counts: picking an interval is none. */
export const countMoves = (rules: Rules, moves: readonly Move[]): number =>
  moves.filter((move) => !isAction(move) || rules.actions[move]!.counts).length;

import { isAction, type Move, toOf } from "../move.js";
import type { Position } from "../position.js";
import type { Rules } from "../rules.js";
import { goalMoves, safeMove } from "./safe-move.js";

/**
 * The moves that win where nothing is left to decide: cards go to the foundations as they come, complete runs are
 * discarded, and where no card can go, a row is dealt if there is one. `undefined` if that does not win. The position is
 * left as it is. Turning a stock round and round, or picking an interval, is not among it.
 */
export const finish = (rules: Rules, position: Position): Move[] | undefined => {
  const pos = position.clone();
  const moves: Move[] = [];
  while (!rules.isWon(pos)) {
    const move = safeMove(rules, pos) ?? plainMove(rules, pos) ?? dealing(rules, pos);
    if (move === undefined) return undefined;
    rules.playUnchecked(pos, move);
    moves.push(move);
  }
  return moves;
};

/** Of the moves to the foundations the one to that with most to come. */
const plainMove = (rules: Rules, pos: Position): Move | undefined =>
  goalMoves(rules, pos).sort((a, b) => pos.size(toOf(a)) - pos.size(toOf(b)))[0];

/** An action that deals cards out, so that it ends at some time. */
const dealing = (rules: Rules, pos: Position): Move | undefined =>
  rules.legalMoves(pos).find((move) => {
    if (!isAction(move)) return false;
    const { counts, brings } = rules.actions[move]!;
    return counts && brings === undefined;
  });

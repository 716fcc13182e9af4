import type { DealNumber } from "./deal-number.js";
import { Game } from "./game.js";
import { judge } from "./judge.js";
import { parseLog } from "./log.js";
import type { Move } from "./move.js";
import { bad, ok, type Result } from "./result.js";
import type { Rules } from "./rules.js";

/**
 * Takes up a game where a log of it ends, each move a step of its own (an interval's pick goes with the move after it).
 * Errors: those of parseLog, and `illegal-log` with `at` where a move is not legal.
 */
export const resumeGame = (rules: Rules, number: DealNumber, log: string): Result<Game> => {
  const entries = parseLog(log);
  if (!entries.ok) return entries;
  const moves: Move[] = [];
  const verdict = judge(rules, number, entries.value, (move) => moves.push(move));
  if (verdict.outcome === "illegal") return bad("illegal-log", verdict.reason, verdict.at);
  const game = Game.deal(rules, number);
  let step: Move[] = [];
  for (const [i, move] of moves.entries()) {
    step.push(move);
    if (!rules.counts(move) && i < moves.length - 1) continue;
    game.play(...step);
    step = [];
  }
  return ok(game);
};

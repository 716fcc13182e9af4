import { isAction, type Move, toOf } from "../move.js";
import type { Position } from "../position.js";
import type { Rules } from "../rules.js";
import { isSafeInPenguin } from "./penguin.js";
import { isSafeInRougeEtNoir } from "./rouge-et-noir.js";
import { isSafeInStalactites } from "./stalactites.js";
import { isSafeInZodiac } from "./zodiac.js";

/**
 * Whether a legal move of one card to a foundation is proved never to turn a position that can be won into one that
 * cannot. Each game's file has its proof. They follow a game that wins without making the move now, and show that it
 * wins with the move made now as well.
 */
export type IsSafe = (rules: Rules, pos: Position, move: Move) => boolean;

/** What is known of each variant, by its id. */
const knowledge: ReadonlyMap<string, IsSafe> = new Map([
  ["penguin", isSafeInPenguin],
  ["stalactites", isSafeInStalactites],
  ["rouge-et-noir", isSafeInRougeEtNoir],
  ["zodiac", isSafeInZodiac("twins")],
  ["zodiac-classic", isSafeInZodiac("opposites")],
]);

/**
 * A move to a foundation that never hurts: if the position can be won, it can be won after it. `undefined` if there is
 * none, or none that is proved to be so.
 */
export const safeMove = (rules: Rules, pos: Position): Move | undefined => {
  const isSafe = knowledge.get(rules.variant.id);
  return isSafe && goalMoves(rules, pos).find((move) => isSafe(rules, pos, move));
};

/** All legal moves that bring cards to their last place. */
export const goalMoves = (rules: Rules, pos: Position): Move[] =>
  rules.legalMoves(pos).filter((move) => !isAction(move) && rules.kindOf(toOf(move)).goal);

import { isAction, type Position, type Rules } from "@solitaire/engine";
import { type Accepts, playCarefully, type Random, randomFrom, scales, solve } from "@solitaire/engine/solver";

/** How many players play a deal. */
const PLAYERS = 20;

/**
 * The share of careful random players that win a winnable deal if, after most of their moves, they ask the solver whether it
 * can still be won, and take the move back if not. It tells how well a deal forgives slips.
 * @param slips The share of moves that they make without asking.
 */
export const checkedShare = (rules: Rules, position: Position, slips: number): number => {
  const { taste } = scales.get(rules.variant.id)!;
  const pos = position.clone();
  // Other chances than those of the careful players that the level comes from.
  const random = randomFrom(pos.hash() ^ 0x5555);
  let wins = 0;
  for (let player = 0; player < PLAYERS; player++) {
    if (playCarefully(rules, pos, taste, random, checking(rules, slips, random)).isWon) wins++;
  }
  return wins / PLAYERS;
};

const checking = (rules: Rules, slips: number, random: Random): Accepts => {
  let isLost = false;
  return (pos, move) => {
    // Turning a stock that comes round again decides nothing; nor is there anything left to decide in a lost game.
    if (isLost || (isAction(move) && rules.actions[move]!.brings)) return true;
    const slipping = random(1000) < slips * 1000;
    const isWinnable = solve(rules, pos).verdict === "won";
    if (!isWinnable && slipping) isLost = true;
    return isWinnable || slipping;
  };
};

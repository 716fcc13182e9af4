import { isAction, type Move, type Position, type Rules, transfer } from "../src/index.js";

/** Moves of every form that a number can hold, those of piles and actions that are not there included. */
export const conceivable = (rules: Rules): Move[] => {
  const actions = [...Array.from({ length: rules.actions.length + 3 }, (_, i) => i), 255, -1, 0.5, Number.NaN];
  const piles = [...rules.pileNames.keys(), rules.pileNames.length, 255];
  const counts = [...Array.from({ length: 15 }, (_, n) => n), 52, 104, 255];
  const transfers = piles.flatMap((from) => piles.flatMap((to) => counts.map((count) => transfer(from, to, count))));
  return [...actions, ...transfers.filter((move) => !isAction(move))];
};

/** By trying: a card can be moved now, or an action leads on, or brings a position from which a card can be moved. */
export const leadsOn = (rules: Rules, pos: Position): boolean => {
  const seen = new Set<number>();
  while (!seen.has(pos.hash())) {
    seen.add(pos.hash());
    const moves = rules.legalMoves(pos);
    if (moves.some((move) => !isAction(move) || rules.actions[move]!.brings === undefined)) return true;
    if (moves.length === 0) return false;
    rules.playUnchecked(pos, moves[0]!);
  }
  return false;
};

import { fromOf, type Game, isAction, type Move, type Position, type Rules, toOf } from "@solitaire/engine";
import { stockAction } from "./stock.js";

/**
 * How often to turn the stock until the card that it shows goes onto another card, at least once; 0 if no other card
 * of it does. An empty place that takes any card does not count: the player keeps those for when they are needed.
 */
export const turnsToPlayable = (rules: Rules, position: Position): number => {
  const turn = stockAction(rules);
  const through = rules.actions[turn]?.brings?.to;
  if (through === undefined) return 0;
  const pos = position.clone();
  const start = pos.hash();
  for (let turns = 1; rules.isLegal(pos, turn); turns++) {
    rules.playUnchecked(pos, turn);
    if (pos.hash() === start) return 0;
    const fits = (move: Move): boolean =>
      !isAction(move) && rules.kindOf(fromOf(move)).name === through && !pos.isEmpty(toOf(move));
    if (rules.legalMoves(pos).some(fits)) return turns;
  }
  return 0;
};

/** How often the whole stock has been gone through: how often its waste was turned over. */
export const timesThrough = (rules: Rules, { moves, position }: Pick<Game, "moves" | "position">): number => {
  const turn = stockAction(rules);
  const [stock, waste] = [rules.pileIndex("S"), rules.pileIndex("W")];
  // Backwards from the position, by counting alone: a turn brought one card from the stock, or all of them back to it.
  let [down, up, times] = [position.size(stock), position.size(waste), 0];
  for (let i = moves.length - 1; i >= 0; i--) {
    const move = moves[i]!;
    if (move !== turn) {
      if (fromOf(move) === waste) up++;
    } else if (up > 0) {
      up--;
      down++;
    } else {
      times++;
      [up, down] = [down, 0];
    }
  }
  return times;
};

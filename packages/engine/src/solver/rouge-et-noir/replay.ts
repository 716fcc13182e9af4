import { type Move, transfer } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { kindOfRole } from "../kind-of-role.js";
import { RUN } from "./layout.js";
import { CARRY, DEAL, HOME, TYPE } from "./moves.js";

/** Makes the engine's moves for those of the search. */
export const playMoves = (rules: Rules, pos: Position, moves: Iterable<number>, play: (move: Move) => void): void => {
  const column = kindOfRole(rules, "tableau").first;
  const foundations = rules.kinds.filter(({ role }) => role === "foundation");
  const colours = foundations.find(({ unit }) => unit !== RUN)!;
  const discards = foundations.find(({ unit }) => unit === RUN)!;
  const row = rules.actions.findIndex(({ counts }) => counts);

  /** The first of the foundations that takes a card of this rank and colour. */
  const colourFoundation = (move: Move): number => {
    for (let pile = colours.first; pile < colours.end; pile++) {
      if (rules.isLegal(pos, move | pile)) return move | pile;
    }
    return move | colours.first;
  };
  for (const move of moves) {
    const type = move & TYPE;
    const from = column + ((move >> 8) & 255);
    if (type === DEAL) play(row);
    else if (type === CARRY) play(transfer(from, column + (move & 255), (move >> 16) & 255));
    else if (type === HOME) play(colourFoundation(transfer(from, 0)));
    else {
      let pile = discards.first;
      while (!pos.isEmpty(pile)) pile++;
      play(transfer(from, pile, RUN));
    }
  }
};

import { rankOf } from "../../card.js";
import { type Move, transfer } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { kindOfRole } from "../kind-of-role.js";
import { PLAY_COLUMN, STORE } from "./board.js";
import { renamed } from "./foundations.js";

/** Makes the moves for a board's events, which follow each other from this position. */
export const playEvents = (rules: Rules, pos: Position, events: Iterable<number>, play: (move: Move) => void): void => {
  const tableau = kindOfRole(rules, "tableau");
  const cells = kindOfRole(rules, "reserve");
  const foundation = kindOfRole(rules, "foundation");
  const cellWith = (holds: (cell: number) => boolean): number => {
    let cell = cells.first;
    while (!holds(cell)) cell++;
    return cell;
  };
  for (const event of events) {
    const what = (event >> 2) & 15;
    const target = foundation.first + (event & 3);
    switch (event & ~63) {
      case STORE:
        play(
          transfer(
            tableau.first + what,
            cellWith((cell) => pos.isEmpty(cell)),
          ),
        );
        break;
      case PLAY_COLUMN:
        play(transfer(tableau.first + what, target));
        break;
      default: {
        const holds = (cell: number): boolean =>
          !pos.isEmpty(cell) && renamed(rankOf(pos.card(cell)), pos.step) === what;
        play(transfer(cellWith(holds), target));
      }
    }
  }
};

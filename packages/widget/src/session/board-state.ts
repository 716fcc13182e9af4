import type { Move, Position, Rules } from "@solitaire/engine";
import type { BoardState } from "../board/state.js";
import { pilesOf, positionState } from "./position-state.js";
import type { Selection } from "./effect.js";
import type { Session } from "./session.js";

/** Cards in the air, and the pile under them. */
export interface Held extends Selection {
  readonly over?: string | undefined;
}

/** What the table shows of a session. @param held Cards being dragged; they take the place of the selection. */
export const boardState = (session: Session, held?: Held): BoardState => {
  const { chosen, position, rules, selection } = session;
  const { pileNames } = rules;
  const up = held ?? selection;
  const targets = up ? session.targets(up).map((pile) => pileNames[pile]!) : [];
  const choice = chosen === undefined ? 0 : session.effective.step;
  return {
    ...positionState(rules, position),
    targets,
    ...(choice > 0 && { choice: choice === 1 ? 1 : 2 }),
    ...(selection && !held && { selected: { pile: pileNames[selection.pile]!, count: selection.count } }),
    ...(held?.over !== undefined && targets.includes(held.over) && { over: held.over }),
  };
};

/**
 * What the table shows on the way to a state.
 * @param before The position that the moves begin at; it is played on.
 * @param own Moves that are shown as one. Each of those after them has a state of its own.
 */
export const statesOnTheWay = (
  state: BoardState,
  rules: Rules,
  before: Position,
  moves: readonly Move[],
  own: number,
): BoardState[] =>
  moves
    .map((move): BoardState => {
      rules.playUnchecked(before, move);
      return { ...state, piles: pilesOf(rules, before), phase: rules.phase(before) };
    })
    .slice(own - 1);

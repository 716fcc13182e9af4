import { identityOf, type Move, type Position, type Rules } from "@solitaire/engine";
import type { BoardState, PileState } from "../board/state.js";
import type { Selection, Session } from "./session.js";

/** Cards in the air, and the pile under them. */
export interface Held extends Selection {
  readonly over?: string | undefined;
}

/** What the table shows of a session. @param held Cards being dragged; they take the place of the selection. */
export const boardState = (session: Session, held?: Held): BoardState => {
  const { chosen, position, rules, selection } = session;
  const { pileNames, variant } = rules;
  const up = held ?? selection;
  const targets = up ? session.targets(up).map((pile) => pileNames[pile]!) : [];
  const beak = variant.beak?.(position);
  const choice = chosen === undefined ? 0 : session.effective.step;
  return {
    game: variant.id,
    piles: pilesOf(rules, position),
    ...(variant.beak && { base: position.base }),
    step: stepOf(position.step),
    phase: rules.phase(position),
    targets,
    ...(choice > 0 && { choice: choice === 1 ? 1 : 2 }),
    ...(beak !== undefined && { beak: identityOf(beak) }),
    ...(selection && !held && { selected: { pile: pileNames[selection.pile]!, count: selection.count } }),
    ...(held?.over !== undefined && targets.includes(held.over) && { over: held.over }),
  };
};

const pilesOf = (rules: Rules, position: Position): PileState[] =>
  rules.pileNames.map((name, pile) => {
    const { role, name: kind } = rules.kindOf(pile);
    return { name, role, kind, cards: position.cards(pile) };
  });

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

const stepOf = (step: number): 0 | 1 | 2 => (step === 1 || step === 2 ? step : 0);

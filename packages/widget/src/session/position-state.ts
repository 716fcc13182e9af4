import { identityOf, type Position, type Rules } from "@solitaire/engine";
import type { BoardState, PileState } from "../board/state.js";

/** What the table shows of a position that nobody has touched. */
export const positionState = (rules: Rules, position: Position): BoardState => {
  const { variant } = rules;
  const beak = variant.beak?.(position);
  return {
    game: variant.id,
    piles: pilesOf(rules, position),
    ...(variant.beak && { base: position.base }),
    step: stepOf(position.step),
    phase: rules.phase(position),
    targets: [],
    ...(beak !== undefined && { beak: identityOf(beak) }),
  };
};

/** All piles as they lie. */
export const pilesOf = (rules: Rules, position: Position): PileState[] =>
  rules.pileNames.map((name, pile) => {
    const { role, name: kind } = rules.kindOf(pile);
    return { name, role, kind, cards: position.cards(pile) };
  });

const stepOf = (step: number): 0 | 1 | 2 => (step === 1 || step === 2 ? step : 0);

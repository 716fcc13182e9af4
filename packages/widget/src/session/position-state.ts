import { identityOf, type Position, type Setup } from "@solitaire/engine";
import type { BoardState, PileState } from "../board/state.js";

/** What the table shows of a position that nobody has touched. */
export const positionState = (setup: Setup, position: Position): BoardState => {
  const { variant } = setup;
  const beak = variant.beak?.(position);
  return {
    game: variant.id,
    piles: pilesOf(setup, position),
    ...(variant.beak && { base: position.base }),
    step: stepOf(position.step),
    phase: setup.phase(position),
    targets: [],
    ...(beak !== undefined && { beak: identityOf(beak) }),
  };
};

/** All piles as they lie. */
export const pilesOf = (setup: Setup, position: Position): PileState[] =>
  setup.pileNames.map((name, pile) => {
    const { role, name: kind } = setup.kindOf(pile);
    return { name, role, kind, cards: position.cards(pile) };
  });

const stepOf = (step: number): 0 | 1 | 2 => (step === 1 || step === 2 ? step : 0);

import { identityOf } from "../../card.js";
import { countOf, fromOf, isAction, type Move, toOf, transfer } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";

/** A move told by its cards: which card goes, with all that lies on it, and onto which card, or into what kind of pile. */
interface CardMove {
  readonly card: number;
  readonly kind: number;
  /** Where there is none: onto an empty pile, or to whatever place of the kind takes it. */
  readonly onto: number | undefined;
}

/**
 * A win of one position made from another one of the same game: its moves are made card by card, and what cannot be made
 * is tried again after each other move. Answers the moves, if that wins. A move more or less seldom changes much, so this
 * often finds at once what a search would look for again.
 */
export const adapted = (
  rules: Rules,
  position: Position,
  won: Position,
  moves: readonly Move[],
): Move[] | undefined => {
  const model = won.clone();
  const pos = position.clone();
  const made: Move[] = [];
  let waiting: CardMove[] = [];
  const make = (move: Move | undefined): boolean => {
    if (move === undefined || !rules.isLegal(pos, move)) return false;
    rules.playUnchecked(pos, move);
    made.push(move);
    return true;
  };
  const makeAll = (): void => {
    for (let before = Infinity; waiting.length < before;) {
      before = waiting.length;
      waiting = waiting.filter((each) => !candidates(rules, pos, each).some(make));
    }
  };
  for (const move of moves) {
    if (isAction(move)) make(move);
    else waiting.push(cardMove(rules, model, move));
    rules.playUnchecked(model, move);
    makeAll();
    if (rules.isWon(pos)) return made;
  }
  return undefined;
};

const cardMove = (rules: Rules, pos: Position, move: Move): CardMove => {
  const to = toOf(move);
  const kind = rules.kindOf(to);
  return {
    card: identityOf(pos.card(fromOf(move), countOf(move) - 1)),
    kind: kind.index,
    onto: kind.goal || pos.isEmpty(to) ? undefined : identityOf(pos.card(to)),
  };
};

/** The moves that a card's move may be in this position. Not all of them need be legal. */
const candidates = (rules: Rules, pos: Position, { card, kind, onto }: CardMove): Move[] => {
  const { first, end, goal } = rules.kinds[kind]!;
  for (let from = 0; from < pos.pileCount; from++) {
    if (rules.kindOf(from).goal) continue;
    for (let depth = 0; depth < pos.size(from); depth++) {
      if (identityOf(pos.card(from, depth)) !== card) continue;
      const moves: Move[] = [];
      for (let to = first; to < end; to++) {
        const isTarget = goal || (pos.isEmpty(to) ? onto === undefined : identityOf(pos.card(to)) === onto);
        if (isTarget) moves.push(transfer(from, to, depth + 1));
      }
      return moves;
    }
  }
  return [];
};

import { FACE, isFaceUp } from "../../card.js";
import { countOf, fromOf, isAction, type Move, toOf } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import type { Random } from "../random.js";

/** How much a careful player likes each kind of move, as whole numbers: twice the number, twice as often. */
export interface Taste {
  /** A card or a run to a goal pile. */
  readonly home: number;
  /** Onto a card of the tableau, or to an empty place there. */
  readonly build: number;
  /** To a reserve. */
  readonly store: number;
  /** Turning the stock, dealing a row, picking an interval. */
  readonly action: number;
  /** A factor for those that turn a card up, empty a pile, or let the next card be played at once. */
  readonly opens: number;
  /** What is rarely a good idea: a run taken apart, a card laid on one that must come home first. */
  readonly poor: number;
}

export interface CarefulGame {
  readonly isWon: boolean;
  /** How far it came, from 0 to 1, which is won: see {@link progress}. */
  readonly reach: number;
  /** How many moves were made. */
  readonly moves: number;
}

/** Whether a move that was just made may stand. */
export type Accepts = (pos: Position, move: Move) => boolean;

/** A player gives up after so many moves without progress. */
const PATIENCE = 100;

/**
 * Plays on from a position by chance, but with care: moves that open something are preferred, built runs are rarely
 * taken apart, a card is rarely laid where it buries one that is needed earlier, and no position is entered twice, so
 * that nothing is undone and nothing goes in circles. The position is left as it was.
 * @param accepts A move that it does not accept is taken back, and another one made.
 */
export const playCarefully = (
  rules: Rules,
  pos: Position,
  taste: Taste,
  random: Random,
  accepts: Accepts = () => true,
): CarefulGame => {
  const start = pos.mark;
  const seen = new Set([pos.hash()]);
  const first = progress(rules, pos);
  let best = first;
  let moves = 0;
  let bestAt = 0;
  while (!rules.isWon(pos) && moves - bestAt < PATIENCE && step(rules, pos, taste, random, seen, accepts)) {
    moves++;
    const now = progress(rules, pos);
    if (now <= best) continue;
    best = now;
    bestAt = moves;
  }
  const isWon = rules.isWon(pos);
  pos.rewind(start);
  return { isWon, reach: isWon ? 1 : (best - first) / (rules.variant.decks * 52 - first), moves };
};

/** Makes one accepted move to a position that was not seen before, and answers whether there was one. */
const step = (
  rules: Rules,
  pos: Position,
  taste: Taste,
  random: Random,
  seen: Set<number>,
  accepts: Accepts,
): boolean => {
  const moves = rules.legalMoves(pos);
  const weights = moves.map((move) => weigh(rules, pos, taste, move));
  let total = weights.reduce((sum, weight) => sum + weight, 0);
  while (total > 0) {
    let rest = random(total);
    let i = 0;
    while (rest >= weights[i]!) rest -= weights[i++]!;
    const mark = pos.mark;
    rules.playUnchecked(pos, moves[i]!);
    const hash = pos.hash();
    if (!seen.has(hash) && accepts(pos, moves[i]!)) {
      seen.add(hash);
      return true;
    }
    pos.rewind(mark);
    total -= weights[i]!;
    weights[i] = 0;
  }
  return false;
};

/** The cards at home, less those in stock and waste: it never goes down, and ends at the number of all cards. */
const progress = (rules: Rules, pos: Position): number => {
  let sum = 0;
  for (const { goal, role, first, end } of rules.kinds) {
    const worth = goal ? 1 : role === "stock" || role === "waste" ? -1 : 0;
    if (worth !== 0) for (let pile = first; pile < end; pile++) sum += worth * pos.size(pile);
  }
  return sum;
};

const weigh = (rules: Rules, pos: Position, taste: Taste, move: Move): number => {
  if (isAction(move)) return taste.action;
  const target = rules.kindOf(toOf(move));
  if (target.goal) return taste.home;
  if (splits(rules, pos, move) || buries(rules, pos, move) || carriesOn(rules, pos, move)) return taste.poor;
  return (target.role === "reserve" ? taste.store : taste.build) * (opens(rules, pos, move) ? taste.opens : 1);
};

/** Takes apart a run. */
const splits = (rules: Rules, pos: Position, move: Move): boolean => {
  const from = fromOf(move);
  const n = countOf(move);
  if (pos.size(from) <= n) return false;
  const under = pos.card(from, n);
  const links = rules.tablesFor(pos).runs[rules.kindOf(from).index]!;
  return isFaceUp(under) && links[((under & FACE) << 6) | (pos.card(from, n - 1) & FACE)] === 1;
};

/** Lays a card on one that must come home before it. */
const buries = (rules: Rules, pos: Position, move: Move): boolean => {
  const to = toOf(move);
  if (pos.isEmpty(to)) return false;
  const at = ((pos.card(to) & FACE) << 6) | (pos.card(fromOf(move), countOf(move) - 1) & FACE);
  const { takes } = rules.tablesFor(pos);
  return rules.kinds.every(({ goal, unit, index }) => !goal || unit !== 1 || takes[index]![at] === 1);
};

/** Carries a whole pile to an empty one of its kind. */
const carriesOn = (rules: Rules, pos: Position, move: Move): boolean =>
  pos.isEmpty(toOf(move)) &&
  pos.size(fromOf(move)) === countOf(move) &&
  rules.kindOf(fromOf(move)) === rules.kindOf(toOf(move));

/** Turns a card up, empties a pile, or exposes a card that can be played at once, not stored. */
const opens = (rules: Rules, pos: Position, move: Move): boolean => {
  const from = fromOf(move);
  const size = pos.size(from) - countOf(move);
  if (size === 0) return true;
  if (!isFaceUp(pos.card(from, countOf(move)))) return true;
  const mark = pos.mark;
  rules.playUnchecked(pos, move);
  const next = rules
    .legalMoves(pos)
    .some((after) => !isAction(after) && fromOf(after) === from && rules.kindOf(toOf(after)).role !== "reserve");
  pos.rewind(mark);
  return next;
};

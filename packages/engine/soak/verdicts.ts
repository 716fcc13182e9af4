import { makeLog, makePosition, type Move, type Position, type Rules } from "../src/index.js";
import { type Outcome, type Solution, solve, type SolveOptions } from "../src/solver/index.js";
import { exhaust } from "./exhaust.js";

/** How many positions were judged, and what came of it. */
export class Tally {
  // The solver's verdicts.
  won = 0;
  lost = 0;
  unknown = 0;
  // Those of them that the exhaustive search came to, too.
  confirmedWins = 0;
  confirmedLosses = 0;
  /** Decided by the exhaustive search, but not by the solver. */
  missed = 0;
  /** Positions in which it had more to look at than its limit. */
  large = 0;
  /** All positions that it met. */
  positions = 0;
  /** The most positions that it met to confirm one loss. */
  largest = 0;
}

/** A solver's verdict that cannot be. */
export class Disagreement extends Error {}

type Known = Exclude<Outcome, "unknown">;

/** What a check asks for. */
export interface Demands extends SolveOptions {
  /** The most positions that the exhaustive search looks at to confirm a loss. */
  readonly limit: number;
  /** The most that it looks at to find a win too. Without it, the replay of the solver's win is all the proof. */
  readonly winLimit?: number;
  /** Whether the solver may answer that it does not know. */
  readonly mayNotKnow?: boolean;
}

/**
 * Has the solver judge a position, and {@link weigh | weighs} its answer.
 * @param expected The verdict, where it is known.
 */
export const judge = (rules: Rules, pos: Position, tally: Tally, demands: Demands, expected?: Known): Solution => {
  const solution = solve(rules, pos, demands);
  weigh(rules, pos, solution, tally, demands, expected);
  return solution;
};

/** Replays the moves of a win, and checks a loss by the exhaustive search. Where something is wrong, throws a {@link Disagreement}. */
export const weigh = (
  rules: Rules,
  pos: Position,
  { verdict, moves = [] }: Solution,
  tally: Tally,
  { limit, winLimit, mayNotKnow = false }: Demands,
  expected?: Known,
): void => {
  const disagree = (why: string, win?: readonly Move[]): never => {
    throw new Disagreement(`${why}\n${describe(rules, pos, win)}`);
  };
  tally[verdict]++;
  if (verdict === "unknown" && !mayNotKnow) disagree("The solver does not know.");
  if (expected !== undefined && ![expected, "unknown"].includes(verdict))
    disagree(`The solver says ${verdict}, but it is ${expected}.`);
  if (verdict === "won" && !wins(rules, pos, moves)) disagree("The solver's moves do not win.", moves);
  const most = verdict === "lost" ? limit : winLimit;
  if (most === undefined) return;
  const truth = exhaust(rules, pos, most);
  tally.positions += truth.positions;
  if (truth.verdict === "unknown") tally.large++;
  else if (verdict === "unknown") tally.missed++;
  else if (truth.verdict !== verdict) disagree(`The solver says ${verdict}, but it is ${truth.verdict}.`, truth.moves);
  else if (verdict === "won") tally.confirmedWins++;
  else {
    tally.confirmedLosses++;
    tally.largest = Math.max(tally.largest, truth.positions);
  }
};

/** Whether moves are legal one after the other, and win. */
const wins = (rules: Rules, start: Position, moves: readonly Move[]): boolean => {
  const pos = start.clone();
  return moves.every((move) => rules.play(pos, move) === undefined) && rules.isWon(pos);
};

/** What it takes to see a position again, and the moves that win there. */
export const describe = (rules: Rules, pos: Position, win?: readonly Move[]): string =>
  [
    `Game: ${rules.variant.name}`,
    `Position: ${JSON.stringify(makePosition(rules, pos))}`,
    ...(win ? [`Moves: ${makeLog(rules, win)}`] : []),
  ].join("\n");

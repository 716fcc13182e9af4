import { type DealNumber, type Game, isAction, makeMoveText, type Move } from "@solitaire/engine";
import { type Outcome, type Solution, solve } from "@solitaire/engine/solver";

/** What a position comes to, as one line of JSON has it. */
export interface Answer {
  readonly deal: string;
  readonly verdict: Outcome;
  /** Where an interval is to be picked first: what each of them comes to. The verdict is the better one. */
  readonly verdicts?: Readonly<Record<string, Outcome>>;
  /** A won game from the deal on. */
  readonly log?: string;
  /** How many moves it has. */
  readonly moves?: number;
  /** How many positions were looked at. */
  readonly nodes: number;
  /** How long it took. */
  readonly ms: number;
}

export interface Budget {
  /** The most positions to look at, for each interval that is to be tried. Without it, the solver's own. */
  readonly nodes?: number;
}

/** From best to worst. */
const ORDER: readonly Outcome[] = ["won", "unknown", "lost"];

/**
 * Solves the position that a game has come to.
 * @param now Milliseconds from some moment.
 */
export const answerFor = (game: Game, deal: DealNumber, budget: Budget, now: () => number): Answer => {
  const began = now();
  const { rules } = game;
  const picks = picksOf(game);
  const solutions = picks.map((pick) => solvedAfter(game, pick, budget));
  const best = solutions.reduce((best, each) => (isBetter(each, best) ? each : best));
  const nodes = solutions.reduce((sum, each) => sum + each.nodes, 0);
  const verdicts =
    picks[0]!.length > 0
      ? Object.fromEntries(solutions.map(({ verdict }, i) => [makeMoveText(rules, picks[i]![0]!), verdict]))
      : undefined;
  if (best.moves) game.play(...best.moves);
  return {
    deal,
    verdict: best.verdict,
    ...(verdicts && { verdicts }),
    ...(best.moves && { log: game.log, moves: game.moveCount }),
    nodes,
    ms: Math.round((now() - began) * 100) / 100,
  };
};

/** What is tried one by one: each interval where one has to be picked, else the position as it is. */
const picksOf = ({ rules, position }: Game): Move[][] => {
  const moves = rules.legalMoves(position);
  const isToPick = moves.length > 1 && moves.every((move) => isAction(move) && !rules.actions[move]!.counts);
  return isToPick ? moves.map((move) => [move]) : [[]];
};

const solvedAfter = ({ rules, position }: Game, picked: readonly Move[], budget: Budget): Solution => {
  const pos = position.clone();
  for (const move of picked) rules.playUnchecked(pos, move);
  const solution = solve(rules, pos, budget);
  return solution.moves ? { ...solution, moves: [...picked, ...solution.moves] } : solution;
};

const isBetter = (a: Solution, b: Solution): boolean => {
  const difference = ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict);
  return difference < 0 || (difference === 0 && (a.moves?.length ?? 0) < (b.moves?.length ?? 0));
};

import { type DealNumber, type Game, makeMoveText, type Move } from "@solitaire/engine";
import { type Outcome, par, type ShortestWin, type Solution, solve } from "@solitaire/engine/solver";

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
  /** Where it was asked for: the fewest moves of a game that is won from there, which the log then has. */
  readonly par?: number;
  /** False where shorter games may be won. */
  readonly parProved?: false;
  /** How many positions were looked at. */
  readonly nodes: number;
  /** How long it took. */
  readonly ms: number;
}

/** How a position is solved. */
export interface Wish {
  /** The most positions to look at, for each interval that is to be tried. Without it, the solver's own. */
  readonly nodes?: number;
  /** Whether the shortest win is looked for. */
  readonly par?: boolean;
}

/** From best to worst. */
const ORDER: readonly Outcome[] = ["won", "unknown", "lost"];

/**
 * Solves the position that a game has come to.
 * @param now Milliseconds from some moment.
 */
export const answerFor = (game: Game, deal: DealNumber, wish: Wish, now: () => number): Answer => {
  const began = now();
  const { rules } = game;
  const picks = picksOf(game);
  const solutions = picks.map((pick) => solvedAfter(game, pick, wish));
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
    ...(best.moves && { log: game.log, moves: game.moveCount, ...(wish.par && parOf(game, solutions)) }),
    nodes,
    ms: Math.round((now() - began) * 100) / 100,
  };
};

/** What is tried one by one: each interval where one has to be picked, else the position as it is. */
const picksOf = ({ rules, position }: Game): Move[][] => {
  const moves = rules.legalMoves(position);
  const isToPick = moves.length > 1 && moves.every((move) => !rules.counts(move));
  return isToPick ? moves.map((move) => [move]) : [[]];
};

/** Of a game that the best of the solutions was played in. */
const parOf = ({ moveCount }: Game, solutions: readonly Found[]): Pick<Answer, "par" | "parProved"> => {
  const isProved = solutions.every(({ verdict, isProved }) => verdict === "lost" || isProved);
  return { par: moveCount, ...(!isProved && { parProved: false }) };
};

type Found = Solution & Partial<Pick<ShortestWin, "isProved">>;

const solvedAfter = ({ rules, position }: Game, picked: readonly Move[], wish: Wish): Found => {
  const pos = position.clone();
  for (const move of picked) rules.playUnchecked(pos, move);
  const { nodes } = wish;
  const solution = (wish.par ? par : solve)(rules, pos, nodes === undefined ? {} : { nodes });
  return solution.moves ? { ...solution, moves: [...picked, ...solution.moves] } : solution;
};

const isBetter = (a: Solution, b: Solution): boolean => {
  const difference = ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict);
  return difference < 0 || (difference === 0 && (a.moves?.length ?? 0) < (b.moves?.length ?? 0));
};

import { isAction, type Move } from "../move.js";
import type { Position } from "../position.js";
import type { Rules } from "../rules.js";
import type { Outcome } from "./search.js";
import { shorten } from "./shorten.js";
import { type SolveOptions, Solver } from "./solver.js";
import type { Task } from "./task.js";

/** A win of a position in as few moves as were found. */
export interface ShortestWin {
  readonly verdict: Outcome;
  /** Where it is won: the moves, replayed by the engine. */
  readonly moves?: readonly Move[];
  /** How many moves that is, as `Game.moveCount` counts. */
  readonly length?: number;
  /** No shorter win exists. */
  readonly isProved: boolean;
  /** How many positions were looked at. */
  readonly nodes: number;
}

/** Looks for the shortest win of a position, a slice at a time: any win first, which is then shortened. */
export class ParSearch implements Task<ShortestWin> {
  private readonly solver: Solver;
  private readonly position: Position;
  private answer: ShortestWin | undefined;

  constructor(
    private readonly rules: Rules,
    position: Position,
    options: SolveOptions = {},
  ) {
    this.position = position.clone();
    this.solver = new Solver(rules, position, options);
  }

  get nodes(): number {
    return this.solver.nodes;
  }

  /** Looks at about `nodes` more positions. The answer if that was enough, or if the budget is used up. */
  run(nodes: number): ShortestWin | undefined {
    if (this.answer) return this.answer;
    const solution = this.solver.run(nodes);
    if (!solution) return undefined;
    const { verdict, moves } = solution;
    if (!moves) return (this.answer = { verdict, isProved: false, nodes: this.nodes });
    const shorter = shorten(this.rules, this.position, moves);
    const length = countMoves(this.rules, shorter);
    return (this.answer = { verdict, moves: shorter, length, isProved: length === 0, nodes: this.nodes });
  }
}

/** The shortest win in one go. The position is left as it is. */
export const par = (rules: Rules, position: Position, options: SolveOptions = {}): ShortestWin => {
  const search = new ParSearch(rules, position, options);
  let answer: ShortestWin | undefined;
  while (!answer) answer = search.run(Number.MAX_SAFE_INTEGER);
  return answer;
};

const countMoves = (rules: Rules, moves: readonly Move[]): number =>
  moves.filter((move) => !isAction(move) || rules.actions[move]!.counts).length;

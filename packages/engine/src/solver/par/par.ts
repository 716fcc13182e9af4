import type { Move } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import type { Improvement } from "./improvement.js";
import { parCores } from "./par-cores.js";
import type { Outcome } from "../search.js";
import { shorten } from "./shorten.js";
import { type SolveOptions, Solver } from "../solver.js";
import type { Task } from "../task.js";

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

/**
 * Looks for the shortest win of a position, a slice at a time: for any win first, then for shorter ones. That ends with a
 * proof for some games; for the others, or when the budget is used up, the best win found is shortened by the rules.
 */
export class ParSearch implements Task<ShortestWin> {
  private readonly position: Position;
  private readonly solver: Solver;
  /** The solver's win, and what looks for a shorter one. */
  private win: readonly Move[] = [];
  private improvement: Improvement | undefined;
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
    return this.solver.nodes + (this.improvement?.nodes ?? 0);
  }

  /** Looks at about `nodes` more positions. The answer if that was enough, or if the budget is used up. */
  run(nodes: number): ShortestWin | undefined {
    const end = Math.min(this.nodes + nodes, this.solver.budget);
    if (!this.solver.solution) this.begin(nodes);
    if (!this.answer && this.improvement) this.improve(this.improvement, end);
    return this.answer;
  }

  private begin(nodes: number): void {
    const solution = this.solver.run(nodes);
    if (!solution) return;
    const { verdict, moves } = solution;
    if (!moves) this.answer = { verdict, isProved: false, nodes: this.nodes };
    else if (moves.length === 0) this.end(moves, true);
    else {
      this.win = moves;
      this.improvement = parCores.get(this.rules.variant.id)?.(this.rules, this.position, moves);
      if (!this.improvement) this.end(shorten(this.rules, this.position, moves), false);
    }
  }

  private improve(improvement: Improvement, end: number): void {
    const isProved = this.nodes < end ? improvement.advance(end - this.nodes) : undefined;
    if (isProved === undefined && this.nodes < this.solver.budget) return;
    const best = improvement.moves ?? this.win;
    if (isProved) this.end(best, true);
    else this.end(shorten(this.rules, this.position, best), false);
  }

  private end(moves: readonly Move[], isProved: boolean): void {
    const { nodes, rules } = this;
    this.answer = { verdict: "won", moves, length: rules.countMoves(moves), isProved, nodes };
  }
}

/** The shortest win in one go. The position is left as it is. */
export const par = (rules: Rules, position: Position, options: SolveOptions = {}): ShortestWin => {
  const search = new ParSearch(rules, position, options);
  let answer: ShortestWin | undefined;
  while (!answer) answer = search.run(Number.MAX_SAFE_INTEGER);
  return answer;
};

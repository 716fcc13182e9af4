import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { KnownLines } from "./known-lines.js";
import { KnownVerdicts } from "./known-verdicts.js";
import type { Search } from "../search.js";
import { budgetOf, coreFor, type Solution, type SolveOptions, Solver } from "../solver.js";

/** Positions are decided, or judged because a move leads to them. */
export type Purpose = "decide" | "judge";

/** What is remembered of one game: verdicts on positions, ways to win, and what its searches learn from each other. */
export class Memory {
  readonly verdicts: KnownVerdicts = new KnownVerdicts();
  readonly lines: KnownLines;
  private readonly search: ((position: Position) => Search) | undefined;
  /** The most nodes for a position. */
  private readonly budgets: Readonly<Record<Purpose, number>>;

  constructor(
    readonly rules: Rules,
    { nodes }: SolveOptions,
  ) {
    const { study, budget, judgingBudget = budget } = coreFor(rules);
    this.lines = new KnownLines(rules);
    this.search = study?.(rules);
    const decide = budgetOf(nodes, budget);
    this.budgets = { decide, judge: Math.min(decide, judgingBudget) };
  }

  /** Whether what a search proves spares others the work. */
  get searchesLearn(): boolean {
    return this.search !== undefined;
  }

  solver(position: Position, purpose: Purpose): Solver {
    return new Solver(this.rules, position, { nodes: this.budgets[purpose] }, this.search);
  }

  /** What is known already. */
  recall(position: Position): Solution | undefined {
    if (this.verdicts.of(position) === "lost") return { verdict: "lost", nodes: 0 };
    const moves = this.lines.from(position);
    return moves && { verdict: "won", moves, nodes: 0 };
  }

  /** Not to know is nothing to be remembered. Where searches learn, they find a win again at once. */
  learn(position: Position, { verdict, moves }: Solution, purpose: Purpose): void {
    if (verdict !== "unknown") this.verdicts.add(position, verdict);
    if (moves && (purpose === "decide" || !this.searchesLearn)) this.lines.add(position, moves);
  }
}

import { makeMoveText } from "../log.js";
import type { Move } from "../move.js";
import type { Position } from "../position.js";
import type { Rules } from "../rules.js";
import { cores } from "./cores.js";
import type { Core, Outcome, Search } from "./search.js";
import type { Task } from "./task.js";

export interface SolveOptions {
  /**
   * The most positions to look at; a search may go beyond by the few that it makes at once. Without it, enough
   * to decide any deal of the exact games.
   */
  readonly nodes?: number;
}

/** The answer to a position. */
export interface Solution {
  readonly verdict: Outcome;
  /** Where it is won: moves that win from there, replayed by the engine. */
  readonly moves?: readonly Move[];
  /** How many positions were looked at. */
  readonly nodes: number;
}

/** Whether there is a solver for a variant. */
export const canSolve = (rules: Rules): boolean => cores.has(rules.variant.id);

/** The most nodes, as asked for or as usual. Throws a `RangeError` for what is no number or negative. */
export const budgetOf = (nodes: number | undefined, usual: number): number => {
  if (nodes === undefined) return usual;
  if (nodes >= 0) return nodes;
  throw new RangeError(`A budget is a number of nodes, not ${nodes}.`);
};

/** How a variant is solved. */
export const coreFor = (rules: Rules): Core => {
  const core = cores.get(rules.variant.id);
  if (!core) throw new RangeError(`There is no solver for ${rules.variant.name}.`);
  return core;
};

/**
 * One position being solved, a slice at a time; between slices the caller can show progress, or drop it. The answer
 * and its cost depend on position and budget alone, not on the slices.
 */
export class Solver implements Task<Solution> {
  private readonly search: Search;
  private readonly position: Position;
  private answer: Solution | undefined;

  /** The most positions that it will look at. */
  readonly budget: number;

  /** @param search Begins the search, if it is to learn from others of the game. */
  constructor(
    private readonly rules: Rules,
    position: Position,
    { nodes }: SolveOptions = {},
    search?: (position: Position) => Search,
  ) {
    const core = coreFor(rules);
    this.position = position.clone();
    this.budget = budgetOf(nodes, core.budget);
    this.search = search?.(this.position) ?? core.search(rules, this.position);
  }

  /** How many positions it has looked at so far. */
  get nodes(): number {
    // Once it is over, its memory may be in use elsewhere.
    return this.answer?.nodes ?? this.search.nodes;
  }

  /** Once it is known: the answer. */
  get solution(): Solution | undefined {
    return this.answer;
  }

  /** Looks at about `nodes` more positions. The answer if that was enough, or if the budget is used up. */
  run(nodes: number): Solution | undefined {
    if (this.answer) return this.answer;
    const left = this.budget - this.search.nodes;
    let outcome = this.search.advance(Math.min(nodes, left));
    if (outcome === undefined && this.search.nodes >= this.budget) outcome = "unknown";
    if (outcome === undefined) return undefined;
    this.answer =
      outcome === "won"
        ? { verdict: outcome, moves: replayed(this.rules, this.position, this.search), nodes: this.nodes }
        : { verdict: outcome, nodes: this.nodes };
    this.search.release();
    return this.answer;
  }
}

/** Decides a position in one go. The position is left as it is. */
export const solve = (rules: Rules, position: Position, options: SolveOptions = {}): Solution => {
  const solver = new Solver(rules, position, options);
  let solution: Solution | undefined;
  while (!solution) solution = solver.run(solver.budget);
  return solution;
};

/**
 * The moves that the search found, made by the engine on the position. If they do not win there, the solver is wrong, and
 * this throws.
 */
export const replayed = (rules: Rules, pos: Position, search: Search): Move[] => {
  const moves: Move[] = [];
  search.replay(pos, (move) => {
    const fault = rules.play(pos, move);
    if (fault) {
      throw new Error(`The solver's move ${moves.length}, ${makeMoveText(rules, move)}, is not legal: ${fault}.`);
    }
    moves.push(move);
  });
  if (!rules.isWon(pos)) throw new Error("The solver's moves do not win.");
  return moves;
};

import type { Position } from "../../position.js";
import type { Memory, Purpose } from "./memory.js";
import type { Solution, Solver } from "../solver.js";
import type { Task } from "../task.js";

/** Decides a position by what is known, or else by a search. */
export class Deciding implements Task<Solution> {
  private answer: Solution | undefined;
  private solver: Solver | undefined;

  constructor(
    private readonly memory: Memory,
    private readonly position: Position,
    /** What the nodes may be spent on. */
    private readonly purpose: Purpose = "decide",
  ) {}

  get nodes(): number {
    return this.solver?.nodes ?? 0;
  }

  run(nodes: number): Solution | undefined {
    if (!this.answer)
      this.answer = this.solver ? this.solve(nodes) : (this.memory.recall(this.position) ?? this.solve(nodes));
    return this.answer;
  }

  private solve(nodes: number): Solution | undefined {
    this.solver ??= this.memory.solver(this.position, this.purpose);
    const solution = this.solver.run(nodes);
    if (solution) this.memory.learn(this.position, solution, "decide");
    return solution;
  }
}

/** The same for somebody who will ask again after the first move of the answer, and is to win that way. */
export class Telling implements Task<Solution> {
  private readonly deciding: Deciding;
  private answer: Solution | undefined;

  constructor(
    private readonly memory: Memory,
    private readonly position: Position,
  ) {
    this.deciding = new Deciding(memory, position);
  }

  get nodes(): number {
    return this.deciding.nodes;
  }

  run(nodes: number): Solution | undefined {
    if (this.answer) return this.answer;
    const solution = this.deciding.run(nodes);
    if (!solution) return undefined;
    const moves = solution.moves && this.memory.lines.tell(this.position);
    return (this.answer = moves ? { ...solution, moves } : solution);
  }
}

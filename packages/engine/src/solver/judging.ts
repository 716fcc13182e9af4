import type { Move } from "../move.js";
import type { Position } from "../position.js";
import { Deciding } from "./deciding.js";
import type { Memory } from "./memory.js";
import type { Outcome } from "./search.js";
import type { Solver } from "./solver.js";
import type { Task } from "./task.js";

/** What becomes of a position if a move is made. */
export interface Judgement {
  readonly move: Move;
  readonly verdict: Outcome;
}

/** Judges every legal move. The position is decided first: if it is lost, all moves are. */
export class Judging implements Task<readonly Judgement[]> {
  private readonly before: Deciding;
  private verdictBefore: Outcome | undefined;
  private readonly moves: readonly Move[];
  private readonly judgements: Judgement[] = [];
  private solver: Solver | undefined;
  /** The nodes of the moves that are judged. */
  private done = 0;

  constructor(
    private readonly memory: Memory,
    private readonly position: Position,
  ) {
    this.before = new Deciding(memory, position.clone(), "judge");
    this.moves = memory.rules.legalMoves(position);
  }

  get nodes(): number {
    return this.before.nodes + this.done + (this.solver?.nodes ?? 0);
  }

  run(nodes: number): readonly Judgement[] | undefined {
    const end = this.nodes + nodes;
    this.verdictBefore ??= this.before.run(nodes)?.verdict;
    if (this.verdictBefore === undefined) return undefined;
    const { position, moves, judgements, memory } = this;
    while (judgements.length < moves.length) {
      const move = moves[judgements.length]!;
      const { mark } = position;
      memory.rules.playUnchecked(position, move);
      const verdict = this.known() ?? this.solve(end);
      position.rewind(mark);
      if (verdict === undefined) return undefined;
      judgements.push({ move, verdict });
    }
    return judgements;
  }

  /** The verdict on the position as it is now, by what is known. */
  private known(): Outcome | undefined {
    if (this.solver) return undefined;
    const { memory, position } = this;
    const known = memory.verdicts.of(position);
    if (known) return known;
    const verdict = this.verdictBefore === "lost" ? "lost" : memory.lines.from(position) && "won";
    if (verdict) memory.verdicts.add(position, verdict);
    return verdict;
  }

  private solve(end: number): Outcome | undefined {
    this.solver ??= this.memory.solver(this.position, "judge");
    const solution = this.solver.run(end - this.nodes);
    if (!solution) return undefined;
    this.memory.learn(this.position, solution, "judge");
    this.done += solution.nodes;
    this.solver = undefined;
    return solution.verdict;
  }
}

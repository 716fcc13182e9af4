import type { Move } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { adapted } from "./adapt.js";
import { Deciding } from "./deciding.js";
import type { Memory } from "./memory.js";
import type { Outcome } from "../search.js";
import type { Solution, Solver } from "../solver.js";
import type { Task } from "../task.js";

/** What becomes of a position if a move is made. */
export interface Judgement {
  readonly move: Move;
  readonly verdict: Outcome;
}

/** A win that is known after one move. */
const oneMoveBefore = (
  rules: Rules,
  pos: Position,
  winFrom: (pos: Position) => Move[] | undefined,
): Move[] | undefined => {
  const { mark } = pos;
  for (const move of rules.legalMoves(pos)) {
    rules.playUnchecked(pos, move);
    const rest = winFrom(pos);
    pos.rewind(mark);
    if (rest) return [move, ...rest];
  }
  return undefined;
};

/** Judges every legal move. The position is decided first: if it is lost, all moves are. */
export class Judging implements Task<readonly Judgement[]> {
  private readonly before: Deciding;
  private solutionBefore: Solution | undefined;
  private readonly start: Position;
  private readonly moves: readonly Move[];
  private readonly judgements: Judgement[] = [];
  private solver: Solver | undefined;
  /** The nodes of the moves that are judged. */
  private done = 0;

  constructor(
    private readonly memory: Memory,
    private readonly position: Position,
  ) {
    this.start = position.clone();
    this.before = new Deciding(memory, this.start, "judge");
    this.moves = memory.rules.legalMoves(position);
  }

  get nodes(): number {
    return this.before.nodes + this.done + (this.solver?.nodes ?? 0);
  }

  run(nodes: number): readonly Judgement[] | undefined {
    const end = this.nodes + nodes;
    this.solutionBefore ??= this.before.run(nodes);
    if (!this.solutionBefore) return undefined;
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
    const verdict = this.solutionBefore?.verdict === "lost" ? "lost" : memory.lines.from(position) && "won";
    if (verdict) memory.verdicts.add(position, verdict);
    return verdict;
  }

  private solve(end: number): Outcome | undefined {
    const solution = this.nearbyWin() ?? this.search(end);
    if (!solution) return undefined;
    this.memory.learn(this.position, solution, "judge");
    this.done += solution.nodes;
    this.solver = undefined;
    return solution.verdict;
  }

  private search(end: number): Solution | undefined {
    this.solver ??= this.memory.solver(this.position, "judge");
    return this.solver.run(end - this.nodes);
  }

  /** Where searches do not learn from each other, a win is often found by what is known of positions nearby. */
  private nearbyWin(): Solution | undefined {
    const { memory, position, start, solver } = this;
    if (memory.searchesLearn || solver) return undefined;
    const { rules, lines } = memory;
    const moves =
      oneMoveBefore(rules, position, (pos) => lines.from(pos)) ??
      adapted(rules, position, start, this.solutionBefore?.moves ?? []);
    return moves && { verdict: "won", moves, nodes: 0 };
  }
}

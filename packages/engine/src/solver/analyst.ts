import type { Move } from "../move.js";
import type { Position } from "../position.js";
import type { Rules } from "../rules.js";
import { KnownLines } from "./known-lines.js";
import { positionKey } from "./position-key.js";
import type { Outcome } from "./search.js";
import { type Solution, type SolveOptions, Solver } from "./solver.js";
import type { Task } from "./task.js";

/** What becomes of a position if a move is made. */
export interface Judgement {
  readonly move: Move;
  readonly verdict: Outcome;
}

/** So many verdicts are kept at most, and as many older ones. */
const MOST_VERDICTS = 4096;

/**
 * Answers questions about the positions of one game after the other, and keeps what it learns. Drop it when the game is
 * over. The same questions in the same order have the same answers.
 */
export class Analyst {
  private readonly lines: KnownLines;
  private verdicts = new Map<string, Outcome>();
  private olderVerdicts = new Map<string, Outcome>();

  /** @param options `nodes`: the most positions to look at for one position. */
  constructor(
    private readonly rules: Rules,
    private readonly options: SolveOptions = {},
  ) {
    this.lines = new KnownLines(rules);
  }

  /**
   * Whether a position is won, and how. Whoever makes the first of the moves, asks again, and so on, wins: the answers
   * go on as they began.
   */
  decide(position: Position): Task<Solution> {
    return new Decision(this.rules, position.clone(), this.options, this);
  }

  /** What becomes of every legal move. */
  judge(position: Position): Task<readonly Judgement[]> {
    return new Judging(this.rules, position.clone(), this.options, this);
  }

  /** @internal */
  recall(position: Position): Solution | undefined {
    const moves = this.lines.from(position);
    if (moves) return { verdict: "won", moves, nodes: 0 };
    return this.verdictOf(position) === "lost" ? { verdict: "lost", nodes: 0 } : undefined;
  }

  /** @internal */
  learn(position: Position, { verdict, moves }: Solution): void {
    if (moves) this.lines.add(position, moves);
    this.note(position, verdict);
  }

  /** @internal */
  verdictOf(position: Position): Outcome | undefined {
    const key = positionKey(position);
    return this.verdicts.get(key) ?? this.olderVerdicts.get(key);
  }

  /** @internal */
  note(position: Position, verdict: Outcome): void {
    if (verdict === "unknown") return;
    if (this.verdicts.size === MOST_VERDICTS) {
      this.olderVerdicts = this.verdicts;
      this.verdicts = new Map();
    }
    this.verdicts.set(positionKey(position), verdict);
  }
}

class Decision implements Task<Solution> {
  private answer: Solution | undefined;
  private solver: Solver | undefined;

  constructor(
    private readonly rules: Rules,
    private readonly position: Position,
    private readonly options: SolveOptions,
    private readonly memory: Analyst,
  ) {}

  get nodes(): number {
    return this.solver?.nodes ?? 0;
  }

  run(nodes: number): Solution | undefined {
    if (!this.solver) this.answer ??= this.memory.recall(this.position);
    if (this.answer) return this.answer;
    this.solver ??= new Solver(this.rules, this.position, this.options);
    this.answer = this.solver.run(nodes);
    if (this.answer) this.memory.learn(this.position, this.answer);
    return this.answer;
  }
}

class Judging implements Task<readonly Judgement[]> {
  nodes = 0;
  private readonly moves: readonly Move[];
  private readonly judgements: Judgement[] = [];
  private solver: Solver | undefined;

  constructor(
    private readonly rules: Rules,
    private readonly position: Position,
    private readonly options: SolveOptions,
    private readonly memory: Analyst,
  ) {
    this.moves = rules.legalMoves(position);
  }

  run(nodes: number): readonly Judgement[] | undefined {
    const end = this.nodes + nodes;
    const { position, moves, judgements, rules, memory } = this;
    while (judgements.length < moves.length) {
      const move = moves[judgements.length]!;
      const { mark } = position;
      rules.playUnchecked(position, move);
      const verdict = memory.verdictOf(position) ?? this.solve(end);
      if (verdict) memory.note(position, verdict);
      position.rewind(mark);
      if (!verdict) return undefined;
      judgements.push({ move, verdict });
    }
    return judgements;
  }

  private solve(end: number): Outcome | undefined {
    this.solver ??= new Solver(this.rules, this.position, this.options);
    const before = this.solver.nodes;
    const solution = this.solver.run(end - this.nodes);
    this.nodes += this.solver.nodes - before;
    if (solution) this.solver = undefined;
    return solution?.verdict;
  }
}

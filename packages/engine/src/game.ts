import type { DealNumber } from "./deal-number.js";
import { deal } from "./deal.js";
import { makeLog } from "./log.js";
import type { Move } from "./move.js";
import type { Position } from "./position.js";
import type { Fault, Rules } from "./rules.js";

/** What undo takes back at once: moves made by one gesture, or a restart with the moves that it put aside. */
type Step =
  | { readonly moves: readonly Move[]; readonly mark: number }
  | { readonly moves?: undefined; readonly putAside: readonly Move[] };

/** One game being played: a position, the moves that led to it, and steps to be undone and redone. */
export class Game {
  private line: Move[] = [];
  private past: Step[] = [];
  private future: Step[] = [];
  /** Where the position's journal stood when the game began. */
  private readonly begin: number;

  /** @param position Where the game begins; it is played on, so hand over a copy of what you keep. */
  constructor(
    readonly rules: Rules,
    readonly position: Position,
    /** The number of the deal, unless the position was set up by other means. */
    readonly deal?: DealNumber,
  ) {
    this.begin = position.mark;
  }

  static deal(rules: Rules, number: DealNumber): Game {
    return new Game(rules, deal(rules, number), number);
  }

  /** The moves from the deal to the position; what was undone is not among them. */
  get moves(): readonly Move[] {
    return this.line;
  }

  /** How many moves that is; picking an interval is none. */
  get moveCount(): number {
    return this.rules.countMoves(this.line);
  }

  get log(): string {
    return makeLog(this.rules, this.line);
  }

  get isWon(): boolean {
    return this.rules.isWon(this.position);
  }

  get isStuck(): boolean {
    return this.rules.isStuck(this.position);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Plays moves as one step; no move is no step. If one of them is not legal, answers what is wrong and plays none. */
  play(...moves: Move[]): Fault | "won" | undefined {
    if (moves.length === 0) return undefined;
    const { position, rules } = this;
    const mark = position.mark;
    for (const move of moves) {
      const fault = rules.isWon(position) ? "won" : rules.play(position, move);
      if (fault) {
        position.rewind(mark);
        return fault;
      }
    }
    this.line.push(...moves);
    this.past.push({ moves, mark });
    this.future = [];
    return undefined;
  }

  /** Back to where the game began. A step like any other, so undo brings the game back. Answers whether there was anything to do. */
  restart(): boolean {
    if (this.line.length === 0) return false;
    this.past.push({ putAside: this.line });
    this.future = [];
    this.clear();
    return true;
  }

  undo(): boolean {
    const step = this.past.pop();
    if (!step) return false;
    this.future.push(step);
    if (step.moves) {
      this.position.rewind(step.mark);
      this.line.length -= step.moves.length;
    } else {
      for (const move of step.putAside) this.rules.playUnchecked(this.position, move);
      this.line = [...step.putAside];
    }
    return true;
  }

  redo(): boolean {
    const step = this.future.pop();
    if (!step) return false;
    this.past.push(step);
    if (step.moves) {
      for (const move of step.moves) this.rules.playUnchecked(this.position, move);
      this.line.push(...step.moves);
    } else {
      this.clear();
    }
    return true;
  }

  private clear(): void {
    this.position.rewind(this.begin);
    this.line = [];
  }
}

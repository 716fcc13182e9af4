import { StateTable } from "../state-table.js";
import { listSteps, MOST_STEPS } from "./list-steps.js";
import { CARDS, type Suit } from "./suit.js";
import { SuitBoard } from "./suit-board.js";

// An entry of the table: three words of key, then the fewest cards that were in the Equator.
const KEPT = 3;
const STRIDE = 4;

/**
 * Looks for a way to place the cards of one suit, as {@link SuitBoard} says, so that no more than a given number end up in
 * the Equator. Depth first, with a table of all positions met.
 */
export class SuitSearch {
  nodes = 0;
  /** Set when the table had no room left: nothing will be known. */
  isFull = false;

  private readonly board = new SuitBoard();
  private readonly table = new StateTable(STRIDE);
  private bound = 0;
  private depth = 0;
  /** The step that was taken at each depth. */
  private readonly steps = new Int32Array(CARDS);
  private readonly choices = new Int32Array((CARDS + 1) * MOST_STEPS);
  // By depth: the next one of the choices to be tried, and their end.
  private readonly nexts = new Int32Array(CARDS + 1);
  private readonly ends = new Int32Array(CARDS + 1);

  /** Begins to look for a way with at most `bound` cards in the Equator; in phase two with any number. */
  begin(suit: Suit, phase: 1 | 2, bound: number): void {
    this.board.load(suit, phase);
    this.table.clear();
    this.bound = bound;
    this.isFull = false;
    this.depth = 0;
    this.list();
  }

  /** Whether its memory is worth keeping. */
  get isSmall(): boolean {
    return this.table.isSmall;
  }

  /** The steps that were found, in their order. */
  get way(): Int32Array {
    return this.steps.subarray(0, this.board.size);
  }

  /** Looks on until `nodes` is `end`. Whether there is a way; `undefined` if that is not known yet, or not at all. */
  advance(end: number): boolean | undefined {
    const { board, steps, choices, nexts, ends } = this;
    while (this.depth < board.size) {
      const { depth } = this;
      if (nexts[depth] === ends[depth]) {
        if (depth === 0) return false;
        board.move(steps[--this.depth]!, -1);
      } else if (this.nodes >= end || this.isFull) {
        return undefined;
      } else {
        this.nodes++;
        const step = choices[nexts[depth]!++]!;
        board.move(step, 1);
        if (this.isKnown()) board.move(step, -1);
        else {
          steps[this.depth++] = step;
          this.list();
        }
      }
    }
    return true;
  }

  /** Lists the choices at the depth that has been reached. */
  private list(): void {
    const start = this.depth * MOST_STEPS;
    this.nexts[this.depth] = start;
    this.ends[this.depth] = listSteps(this.board, this.bound, this.choices, start);
  }

  /** Whether the position has been met before with as few cards in the Equator. Enters it into the table. */
  private isKnown(): boolean {
    const { board, table } = this;
    const entry = table.add(board.keyA, board.keyB, board.keyC);
    if (entry === 0) {
      this.isFull = true;
      return true;
    }
    const at = Math.abs(entry) * STRIDE + KEPT;
    if (entry < 0 && table.words[at]! <= board.kept) return true;
    table.words[at] = board.kept;
    return false;
  }
}

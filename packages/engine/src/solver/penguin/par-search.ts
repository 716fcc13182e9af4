import type { Move } from "../../move.js";
import { ParAStar } from "../par/par-a-star.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { HEIGHT } from "./layout.js";
import { PLAY_ZERO } from "./macros.js";
import { ParBoard } from "./par-board.js";
import { listParMacros, MOST_PAR_MACROS, playParMacro } from "./par-macros.js";
import { playEvents } from "./replay.js";

/** A position, those after a macro, and one more for each rank 0 that may be played. */
const PLIES = 6;

/**
 * The shortest win of a position of Penguin. A free rank 0 goes home at once, or waits for a top rank: both are entered
 * when it becomes free. One that waits and goes home all the same comes to positions that are entered already.
 */
export class PenguinParSearch extends ParAStar {
  private readonly board = new ParBoard(PLIES);
  private readonly macros = new Int32Array(MOST_PAR_MACROS);

  constructor(
    private readonly rules: Rules,
    private readonly position: Position,
    limit: number,
  ) {
    super(limit);
    this.board.load(rules, position);
    this.meet(0, 0, 0, 1);
  }

  protected get isWon(): boolean {
    return this.board.isWon;
  }

  protected bound(): number {
    return this.board.bound();
  }

  protected open(entry: number, extra: number): void {
    this.board.setKey(this.word(entry, 0), this.word(entry, 1), this.word(entry, 2), extra);
  }

  protected expand(entry: number, made: number): number {
    const { board, macros } = this;
    board.save(0);
    const n = listParMacros(board, macros);
    for (let k = 0; k < n && this.outcome === undefined; k++) {
      board.stored = 0;
      playParMacro(board, macros[k]!);
      this.meet(entry, macros[k]!, made + board.detours, 1);
      board.restore(0);
    }
    return n;
  }

  /** Enters the board's position, and that with each rank 0 played that can be. */
  private meet(parent: number, macro: number, made: number, ply: number): void {
    const { board } = this;
    const entry = this.enter(board.keyA, board.keyB, board.keyC, board.counts, parent, macro, made);
    if (entry === 0) return;
    for (let suit = 0; suit < 4; suit++) {
      if (board.suits[suit]! >> HEIGHT !== 0 || !board.isZeroFree(suit)) continue;
      board.save(ply);
      board.playZero(suit);
      this.meet(entry, PLAY_ZERO | suit, made, ply + 1);
      board.restore(ply);
    }
  }

  replay(pos: Position, play: (move: Move) => void): void {
    const { board } = this;
    board.load(this.rules, this.position);
    for (const macro of this.path()) playParMacro(board, macro);
    playEvents(this.rules, pos, board.events.subarray(0, board.eventCount), play);
  }
}

import type { Move } from "../../move.js";
import { ParAStar } from "../par/par-a-star.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { MOST_MACROS, playMacro, STORED } from "./macros.js";
import { ParBoard } from "./par-board.js";
import { listParMacros } from "./par-macros.js";
import { playEvents } from "./replay.js";

/** The shortest win of a position of Stalactites, once the interval is picked. A detour is a card that goes to a cell. */
export class StalactitesParSearch extends ParAStar {
  private readonly board = new ParBoard(1);
  private readonly macros = new Int32Array(MOST_MACROS);

  constructor(
    private readonly rules: Rules,
    private readonly position: Position,
    limit: number,
  ) {
    super(limit);
    this.board.load(rules, position);
    this.meet(0, 0, 0);
  }

  protected get isWon(): boolean {
    return this.board.isWon;
  }

  protected bound(): number {
    return this.board.bound();
  }

  protected open(entry: number): void {
    this.board.setKey(this.word(entry, 0), this.word(entry, 1), this.word(entry, 2));
  }

  protected expand(entry: number, made: number): number {
    const { board, macros } = this;
    board.save(0);
    const n = listParMacros(board, macros);
    for (let k = 0; k < n && this.outcome === undefined; k++) {
      const macro = macros[k]!;
      playMacro(board, macro);
      this.meet(entry, macro, made + ((macro & STORED) === 0 ? macro >> 3 : 0));
      board.restore(0);
    }
    return n;
  }

  private meet(parent: number, macro: number, made: number): void {
    const { board } = this;
    this.enter(board.code, board.countsCode, board.storedCode, 0, parent, macro, made);
  }

  replay(pos: Position, play: (move: Move) => void): void {
    const { board } = this;
    board.load(this.rules, this.position);
    for (const macro of this.path()) playMacro(board, macro);
    playEvents(this.rules, pos, board.events.subarray(0, board.eventCount), play);
  }
}

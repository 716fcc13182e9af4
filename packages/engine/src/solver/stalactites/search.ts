import type { Move } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import type { Core, Outcome, Search } from "../search.js";
import { StateTable } from "../state-table.js";
import { Board } from "./board.js";
import { EitherInterval } from "./either-interval.js";
import { listMacros, MACRO, MOST_MACROS, playMacro } from "./macros.js";
import { playEvents } from "./replay.js";

/** Each ply plays a card at least. */
const PLIES = 53;

/** What a search needs of memory, kept for the next one. */
class Workspace {
  readonly board: Board = new Board(PLIES);
  readonly table: StateTable = new StateTable(3);
  readonly macros: Int32Array = new Int32Array(PLIES * MOST_MACROS);
  // By ply: the next macro to be tried, and the end of the macros.
  readonly nexts: Int32Array = new Int32Array(PLIES);
  readonly ends: Int32Array = new Int32Array(PLIES);
}

let spare: Workspace | undefined;

/** Depth first with a table of all positions met, once the interval is picked. */
class StalactitesSearch implements Search {
  nodes = 0;
  private outcome: Outcome | undefined;
  private ply = -1;
  private readonly space: Workspace;

  constructor(
    private readonly rules: Rules,
    position: Position,
  ) {
    this.space = spare ?? new Workspace();
    spare = undefined;
    this.space.table.clear();
    this.space.board.load(rules, position);
    this.meet();
  }

  advance(nodes: number): Outcome | undefined {
    const { board, macros, nexts, ends } = this.space;
    const end = this.nodes + nodes;
    while (this.outcome === undefined) {
      const { ply } = this;
      if (ply < 0) {
        this.outcome = "lost";
      } else if (nexts[ply] === ends[ply]) {
        if (--this.ply >= 0) board.restore(this.ply);
      } else if (this.nodes >= end) {
        break;
      } else {
        this.nodes++;
        playMacro(board, macros[nexts[ply]!++]! & MACRO);
        if (!this.meet() && this.outcome !== "won") board.restore(ply);
      }
    }
    return this.outcome;
  }

  /** Goes a ply deeper into the board's position, if it has not been met and does not end the search. */
  private meet(): boolean {
    const { board, table, macros, nexts, ends } = this.space;
    if (board.isWon) {
      this.outcome = "won";
      return false;
    }
    const entry = table.add(board.code, board.countsCode, 0);
    if (entry === 0) this.outcome = "unknown";
    if (entry <= 0) return false;
    const ply = ++this.ply;
    board.save(ply);
    nexts[ply] = ply * MOST_MACROS;
    ends[ply] = listMacros(board, macros, ply * MOST_MACROS);
    return true;
  }

  replay(pos: Position, play: (move: Move) => void): void {
    const { board } = this.space;
    playEvents(this.rules, pos, board.events.subarray(0, board.eventCount), play);
  }

  release(): void {
    if (this.space.table.isSmall) spare = this.space;
  }
}

export const stalactites: Core = {
  budget: 10_000_000,
  search: (rules, position) =>
    position.step === 0
      ? new EitherInterval(rules, position, (picked) => new StalactitesSearch(rules, picked))
      : new StalactitesSearch(rules, position),
};

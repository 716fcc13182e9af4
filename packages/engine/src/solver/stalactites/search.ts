import type { Move } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { type Knowledge, LOST, Study, UNKNOWN, type WonState } from "../knowledge.js";
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
  // By ply: the entry, the next macro to be tried, and the end of the macros.
  readonly entries: Int32Array = new Int32Array(PLIES);
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
    private readonly position: Position,
    private readonly knowledge?: Knowledge,
  ) {
    this.space = spare ?? new Workspace();
    spare = undefined;
    this.space.table.clear();
    this.load();
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

  private load(): void {
    this.space.board.load(this.rules, this.position, this.knowledge?.origin);
  }

  /** Goes a ply deeper into the board's position, if it has not been met, is not lost and does not end the search. */
  private meet(): boolean {
    const { board, table, macros, entries, nexts, ends } = this.space;
    const known = this.knowledge?.about(board.code, board.countsCode, 0) ?? UNKNOWN;
    if (known === LOST) return false;
    if (board.isWon || known !== UNKNOWN) {
      this.outcome = "won";
      return false;
    }
    const entry = table.add(board.code, board.countsCode, 0);
    if (entry === 0) this.outcome = "unknown";
    if (entry <= 0) return false;
    const ply = ++this.ply;
    board.save(ply);
    entries[ply] = entry;
    nexts[ply] = ply * MOST_MACROS;
    ends[ply] = listMacros(board, macros, ply * MOST_MACROS);
    return true;
  }

  replay(pos: Position, play: (move: Move) => void): void {
    const { knowledge } = this;
    const { board, macros, nexts } = this.space;
    const line: WonState[] = [];
    this.load();
    while (!board.isWon) {
      const key = [board.code, board.countsCode, 0] as const;
      const ply = line.length;
      const move = ply <= this.ply ? macros[nexts[ply]! - 1]! & MACRO : knowledge!.about(...key);
      line.push({ key, move });
      playMacro(board, move);
    }
    knowledge?.learnWin(line);
    playEvents(this.rules, pos, board.events.subarray(0, board.eventCount), play);
  }

  release(): void {
    this.learnLosses();
    if (this.space.table.isSmall) spare = this.space;
  }

  /** Every macro plays a card, so no way leads back: all positions met are lost but those that are still being looked at. */
  private learnLosses(): void {
    const { table, entries } = this.space;
    let start = table.start;
    for (let ply = 0; ply <= this.ply; ply++) {
      this.knowledge?.learnLosses(table, start, entries[ply]!);
      start = entries[ply]! + 1;
    }
    this.knowledge?.learnLosses(table, start, table.start + table.size);
  }
}

/** Whether the columns are what is left of the origin's, and the foundations have the same bases. */
const continues = (rules: Rules, pos: Position, origin: Position): boolean => {
  for (let pile = 0; pile < pos.pileCount; pile++) {
    const { role } = rules.kindOf(pile);
    const checked = role === "tableau" ? pos.size(pile) : role === "foundation" ? 1 : 0;
    const before = origin.cards(pile);
    if (!pos.cards(pile).every((card, at) => at >= checked || card === before[at])) return false;
  }
  return pos.step === origin.step;
};

export const stalactites: Core = {
  budget: 10_000_000,
  search: (rules, position) =>
    position.step === 0
      ? new EitherInterval(rules, position, (picked) => new StalactitesSearch(rules, picked))
      : new StalactitesSearch(rules, position),
  study: (rules) => {
    // What is known of a deal by ones is of no use by twos.
    const studies = rules.actions.map(() => new Study(rules, continues));
    const search = (position: Position): Search =>
      new StalactitesSearch(rules, position, studies[position.step - 1]!.knowledgeFor(position));
    return (position) => (position.step === 0 ? new EitherInterval(rules, position, search) : search(position));
  },
};

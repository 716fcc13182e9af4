import type { Move } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { BucketQueue } from "../bucket-queue.js";
import { type Knowledge, LOST, Study, UNKNOWN, type WonState } from "../knowledge.js";
import type { Core, Outcome, Search } from "../search.js";
import { StateTable } from "../state-table.js";
import { Board } from "./board.js";
import { fromEngine, HEIGHT, heightInPlace, partnerOf, TOP } from "./layout.js";
import { listMacros, MACRO, MACRO_BITS, MOST_MACROS, playMacro } from "./macros.js";
import { playEvents } from "./replay.js";

/** The dive gives up after so many positions. Most deals are won by then, most others are better left to the queue. */
const DIVE = 250;

// An entry of the table: three words of key, then these.
/** The board's counts, and the number of macros that led here above them. */
const COUNTS = 3;
const COUNTS_BITS = 18;
const COUNTS_MASK = (1 << COUNTS_BITS) - 1;
/** `parent << 10 | macro` */
const ORIGIN = 4;
const LINK = 5;
const STRIDE = 6;

const BUCKETS = 2048;

/** What a search needs of memory, kept for the next one. */
class Workspace {
  readonly board: Board = new Board(DIVE + 1);
  readonly table: StateTable = new StateTable(STRIDE);
  readonly queue: BucketQueue = new BucketQueue(this.table, LINK, BUCKETS);
  readonly macros: Int32Array = new Int32Array((DIVE + 1) * MOST_MACROS);
  // By ply of the dive: the entry, the next macro to be tried, and the end of the macros.
  readonly entries: Int32Array = new Int32Array(DIVE + 1);
  readonly nexts: Int32Array = new Int32Array(DIVE + 1);
  readonly ends: Int32Array = new Int32Array(DIVE + 1);
}

let spare: Workspace | undefined;

/**
 * First a dive: depth first, always the most promising macro, a few hundred positions at most. If it does not end the
 * search, best first with a table of all positions met, until one is won or none is left: that is the proof of a loss.
 */
class PenguinSearch implements Search {
  nodes = 0;
  private outcome: Outcome | undefined;
  private isDiving = true;
  private ply = -1;
  /** The entry of the position that is won. */
  private goal = 0;
  private readonly space: Workspace;

  constructor(
    private readonly rules: Rules,
    private readonly position: Position,
    private readonly knowledge?: Knowledge,
  ) {
    this.space = spare ?? new Workspace();
    spare = undefined;
    this.begin();
    const entry = this.meet(0);
    if (entry > 0) this.open(entry);
  }

  advance(nodes: number): Outcome | undefined {
    const end = this.nodes + nodes;
    if (this.isDiving && this.outcome === undefined) this.dive(Math.min(end, DIVE));
    if (!this.isDiving && this.outcome === undefined) this.expand(end);
    return this.outcome;
  }

  replay(pos: Position, play: (move: Move) => void): void {
    const { knowledge } = this;
    const { board, table } = this.space;
    const macros: number[] = [];
    for (let entry = this.goal; ;) {
      const origin = table.words[entry * STRIDE + ORIGIN]!;
      if (origin === 0) break;
      macros.push(origin & MACRO);
      entry = origin >>> MACRO_BITS;
    }
    this.load();
    const line: WonState[] = [];
    while (!board.isWon) {
      const key = [board.keyA, board.keyB, board.keyC] as const;
      const move = macros.pop() ?? knowledge!.about(...key);
      line.push({ key, move });
      playMacro(board, move);
    }
    knowledge?.learnWin(line);
    playEvents(this.rules, pos, board.events.subarray(0, board.eventCount), play);
  }

  release(): void {
    const { table } = this.space;
    if (this.outcome === "lost") this.knowledge?.learnLosses(table, table.start, table.start + table.size);
    if (table.isSmall) spare = this.space;
  }

  private begin(): void {
    this.space.table.clear();
    this.load();
  }

  private load(): void {
    this.space.board.load(this.rules, this.position, this.knowledge?.origin);
  }

  /**
   * Enters the board's position into the table. 0 if it is there already, or known to be lost; notes a win, and that no
   * room is left.
   */
  private meet(origin: number): number {
    const { board, table } = this.space;
    const entry = table.add(board.keyA, board.keyB, board.keyC);
    if (entry === 0) this.outcome = "unknown";
    if (entry <= 0) return 0;
    table.words[entry * STRIDE + ORIGIN] = origin;
    const known = this.knowledge?.about(board.keyA, board.keyB, board.keyC) ?? UNKNOWN;
    if (known === LOST) return 0;
    if (board.isWon || known !== UNKNOWN) {
      this.outcome = "won";
      this.goal = entry;
    }
    return entry;
  }

  /** Goes one ply deeper, into the board's position. */
  private open(entry: number): void {
    const { board, entries, ends, nexts, macros } = this.space;
    const ply = ++this.ply;
    board.save(ply);
    entries[ply] = entry;
    nexts[ply] = ply * MOST_MACROS;
    ends[ply] = ply * MOST_MACROS + listMacros(board, macros, ply * MOST_MACROS);
  }

  private dive(end: number): void {
    const { board, entries, ends, nexts, macros } = this.space;
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
        const macro = takeLowest(macros, nexts[ply]!++, ends[ply]!) & MACRO;
        playMacro(board, macro);
        const entry = this.meet((entries[ply]! << MACRO_BITS) | macro);
        if (entry > 0) this.open(entry);
        else board.restore(ply);
      }
    }
    if (this.nodes < DIVE || this.outcome !== undefined) return;
    this.isDiving = false;
    this.begin();
    this.space.queue.clear();
    this.enqueue(this.meet(0), 0);
  }

  private expand(end: number): void {
    const { board, table, queue, macros } = this.space;
    while (this.outcome === undefined && (this.nodes < end || queue.isEmpty)) {
      const parent = queue.pop();
      if (parent === 0) {
        this.outcome = "lost";
        return;
      }
      const at = parent * STRIDE;
      const { words } = table;
      const counts = words[at + COUNTS]!;
      board.setKey(words[at]!, words[at + 1]!, words[at + 2]!, counts & COUNTS_MASK);
      board.save(0);
      const depth = (counts >>> COUNTS_BITS) + 1;
      const n = listMacros(board, macros, 0);
      this.nodes += n;
      for (let k = 0; k < n && this.outcome === undefined; k++) {
        if (k > 0) board.restore(0);
        const macro = macros[k]! & MACRO;
        playMacro(board, macro);
        const entry = this.meet((parent << MACRO_BITS) | macro);
        if (entry > 0) this.enqueue(entry, depth);
      }
    }
  }

  private enqueue(entry: number, depth: number): void {
    const { board, table, queue } = this.space;
    table.words[entry * STRIDE + COUNTS] = board.counts | (depth << COUNTS_BITS);
    queue.push(entry, priority(board) - 2 * depth);
  }
}

/** Brings the lowest number to the front. */
const takeLowest = (list: Int32Array, start: number, end: number): number => {
  let lowest = start;
  for (let i = start + 1; i < end; i++) if (list[i]! < list[lowest]!) lowest = i;
  const value = list[lowest]!;
  list[lowest] = list[start]!;
  list[start] = value;
  return value;
};

/** How far a position seems from a win. The weights were found by trial on deals 1 to 1,500. */
const priority = (board: Board): number => {
  const { suits, column, index, height } = board;
  let sum = 600 + 4 * board.inPlace + 18 * board.blocking - 4 * board.freeCells - 4 * board.emptyColumns;
  for (let suit = 0; suit < 4; suit++) {
    const next = suits[suit]! >> HEIGHT;
    sum -= 8 * next;
    if (next > TOP) continue;
    const card = (suit << 4) | next;
    const above = height[column[card]!]! - 1 - index[card]!;
    if (above > 0) sum += 3 * above;
  }
  return sum;
};

/** Whether all that lies in the columns is in its place as in the origin, on its partner, or based. */
const continues = (rules: Rules, pos: Position, origin: Position): boolean => {
  for (let pile = 0; pile < pos.pileCount; pile++) {
    if (rules.kindOf(pile).role !== "tableau") continue;
    const built = pos.size(pile) - heightInPlace(pos, origin, pile);
    for (let depth = 0; depth < built; depth++) {
      const card = fromEngine(pos.card(pile, depth), pos.base);
      const isInside = depth < pos.size(pile) - 1;
      if (isInside && fromEngine(pos.card(pile, depth + 1), pos.base) !== partnerOf(card)) return false;
      if (!isInside && (card & 15) !== TOP) return false;
    }
  }
  return pos.base === origin.base;
};

export const penguin: Core = {
  budget: 4_000_000,
  search: (rules, position) => new PenguinSearch(rules, position),
  study: (rules) => {
    const study = new Study(rules, continues);
    return (position) => new PenguinSearch(rules, position, study.knowledgeFor(position));
  },
};

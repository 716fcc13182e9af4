import type { Move } from "../../move.js";
import type { Position } from "../../position.js";
import { MOST_MOVES, ParQueue } from "./par-queue.js";
import type { Outcome, Search } from "../search.js";
import { StateTable } from "../state-table.js";

// An entry of the table: three words of key, then these.
/** What the game wants to know besides the key, and above it the bound. */
const EXTRA = 3;
const EXTRA_BITS = 18;
const EXTRA_MASK = (1 << EXTRA_BITS) - 1;
/** `parent << 10 | macro` */
const ORIGIN = 4;
const MACRO_BITS = 10;
const MACRO = (1 << MACRO_BITS) - 1;
/** The fewest detours on the way here, as far as known. */
const MADE = 5;
const STRIDE = 6;

/**
 * A* (Hart, Nilsson and Raphael 1968) over a game's macros. It counts *detours*, the moves that are not to a foundation: of
 * the others every win has as many as there are cards. The first position opened that is won is so with the fewest.
 */
export abstract class ParAStar implements Search {
  nodes = 0;
  protected outcome: Outcome | undefined;
  protected readonly table: StateTable = new StateTable(STRIDE);
  private readonly queue = new ParQueue();
  private goal = 0;

  /** @param limit Only wins with fewer detours are looked for: without one, the search is `lost`. */
  constructor(private readonly limit: number) {}

  /** Brings an entry's position back. */
  protected abstract open(entry: number, extra: number): void;
  protected abstract get isWon(): boolean;
  /** Enters all that follows from the position that is open. Answers how many macros it tried. */
  protected abstract expand(entry: number, made: number): number;
  /** At least so many detours remain in the position that is about to be entered. */
  protected abstract bound(): number;
  abstract replay(pos: Position, play: (move: Move) => void): void;

  advance(nodes: number): Outcome | undefined {
    const { queue, table } = this;
    const end = this.nodes + nodes;
    while (this.outcome === undefined) {
      if (queue.least >= this.limit) return (this.outcome = "lost");
      // Of entries so far from a win the queue cannot tell which is nearer: the first that is won need not be the best.
      if (queue.least >= MOST_MOVES) return (this.outcome = "unknown");
      if (this.nodes >= end) return undefined;
      this.nodes++;
      const entry = queue.pop();
      const at = entry * STRIDE;
      // It has been reached in a shorter way since then.
      if (table.words[at + MADE] !== queue.made) continue;
      this.open(entry, table.words[at + EXTRA]! & EXTRA_MASK);
      if (this.isWon) {
        this.goal = entry;
        return (this.outcome = "won");
      }
      this.nodes += this.expand(entry, queue.made);
    }
    return this.outcome;
  }

  /** No win that has not been found has fewer detours. */
  get least(): number {
    return this.queue.least;
  }

  /** Words of an entry's key. */
  protected word(entry: number, i: 0 | 1 | 2): number {
    return this.table.words[entry * STRIDE + i]!;
  }

  /**
   * Enters a position that is new, or reached with fewer detours than before, and answers its entry; else 0.
   * @param extra 18 bits that follow from the key.
   * @param parent 0 for the first position.
   */
  protected enter(a: number, b: number, c: number, extra: number, parent: number, macro: number, made: number): number {
    const { table } = this;
    const added = table.add(a, b, c);
    if (added === 0) {
      this.outcome = "unknown";
      return 0;
    }
    const entry = Math.abs(added);
    const at = entry * STRIDE;
    const { words } = table;
    if (added > 0) words[at + EXTRA] = extra | (this.bound() << EXTRA_BITS);
    else if (words[at + MADE]! <= made) return 0;
    words[at + MADE] = made;
    words[at + ORIGIN] = (parent << MACRO_BITS) | macro;
    const bound = words[at + EXTRA]! >>> EXTRA_BITS;
    if (made + bound < this.limit) this.queue.push(entry, made, bound);
    return entry;
  }

  /** The macros that lead to the win. */
  protected path(): number[] {
    const macros: number[] = [];
    for (let entry = this.goal; ;) {
      const origin = this.table.words[entry * STRIDE + ORIGIN]!;
      if (origin === 0) return macros.reverse();
      macros.push(origin & MACRO);
      entry = origin >>> MACRO_BITS;
    }
  }

  release(): void {
    // Its memory goes with it.
  }
}

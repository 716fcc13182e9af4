import { rankOf } from "../../card.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { lackingBehind, renamed } from "./foundations.js";

// What was done, as `event | column or rank << 2 | foundation`.
export const STORE = 0;
export const PLAY_COLUMN = 0x40;
const PLAY_STORED = 0x80;

export const COLUMNS = 8;
export const FOUNDATIONS = 4;
export const PLACES = 64;
export const CELLS = 2;
const SNAPSHOT = 16;
/** Every move takes a card nearer to the end: to a cell, or to a foundation. */
const MOST_EVENTS = 2 * 52;

/**
 * A position of Stalactites for searching, once the interval is picked. Suits do not matter, and ranks are renamed so
 * that foundations go up by ones, which makes both intervals the same game. A position is the height of each column
 * and each foundation; what is on neither is in the cells.
 *
 * What is known about foundations: each takes every rank once, so as many copies of a rank are still to be played as
 * foundations *lack* it.
 *
 * - **Of two foundations that want the same rank, the one with more to come (fewer cards) gets it.** Let A have more to
 *   come than B. A game that puts the card on B can be followed with the card on A: what the game then plays on B goes
 *   to A and the other way round, until they want the same rank again and the roles are changed back, or until B is
 *   full in the game; then what it plays on A goes to B until that is full too, and from there on to A.
 * - **A copy in a cell goes before one in a column.** The other order can still be had: the column's copy takes the cell.
 * - **A copy in a cell goes at once to a foundation that will have most to come of all that lack the rank, when they
 *   want it.** Follow a game that waits: when it first plays the rank, that copy, if it is another one, takes the cell
 *   instead. If the game plays it on another foundation, that one has no more to come than ours had: see the first rule.
 * - **So does an exposed card if all other copies to be played lie under it,** for then it is the first one to be
 *   played in any game.
 *
 * The last two are never wrong and made at once by `settle`. Playing whatever fits would be wrong.
 */
export class Board {
  /** The columns bottom to top, {@link PLACES} each. */
  readonly cards: Uint8Array = new Uint8Array(COLUMNS * PLACES);
  /** How many copies of a card's rank lie under it in its column. */
  readonly copiesUnder: Uint8Array = new Uint8Array(COLUMNS * PLACES);
  readonly height: Uint8Array = new Uint8Array(COLUMNS);
  readonly bases: Uint8Array = new Uint8Array(FOUNDATIONS);
  /** How many cards each foundation has. */
  readonly counts: Uint8Array = new Uint8Array(FOUNDATIONS);
  /** How many cards of each rank lie in the cells. */
  readonly stored: Uint8Array = new Uint8Array(13);
  freeCells = 0;
  /** `height` as one number in mixed radix. Eight columns with 52 cards have fewer than 2^24 combinations. */
  code = 0;

  readonly events: Uint8Array = new Uint8Array(MOST_EVENTS);
  eventCount = 0;

  protected readonly radix: Int32Array = new Int32Array(COLUMNS + 1);
  private readonly snapshots: Int32Array;

  /** @param plies How many snapshots it keeps. */
  constructor(plies: number) {
    this.snapshots = new Int32Array(SNAPSHOT * plies);
  }

  /** @param origin An earlier position of the game, in relation to which the state is told. */
  load(rules: Rules, pos: Position, origin: Position = pos): void {
    this.code = this.eventCount = 0;
    this.freeCells = CELLS;
    this.stored.fill(0);
    this.radix[0] = 1;
    let column = 0;
    let foundation = 0;
    for (let pile = 0; pile < pos.pileCount; pile++) {
      const { role } = rules.kindOf(pile);
      const size = pos.size(pile);
      if (role === "tableau") this.loadColumn(column++, origin, pile, size);
      else if (role === "foundation") {
        this.bases[foundation] = renamed(rankOf(pos.card(pile, size - 1)), pos.step);
        this.counts[foundation++] = size;
      } else if (size > 0) {
        this.stored[renamed(rankOf(pos.card(pile)), pos.step)]!++;
        this.freeCells--;
      }
    }
    this.settle();
  }

  /** @param left How many of the pile's cards are left. */
  private loadColumn(i: number, pos: Position, pile: number, left: number): void {
    const size = pos.size(pile);
    const start = i * PLACES;
    for (let at = 0; at < size; at++) {
      const rank = renamed(rankOf(pos.card(pile, size - 1 - at)), pos.step);
      let under = 0;
      for (let k = 0; k < at; k++) if (this.cards[start + k] === rank) under++;
      this.cards[start + at] = rank;
      this.copiesUnder[start + at] = under;
    }
    this.radix[i + 1] = this.radix[i]! * (size + 1);
    this.height[i] = left;
    this.code += this.radix[i]! * left;
  }

  get isWon(): boolean {
    const { counts } = this;
    return counts.every((count) => count === 13);
  }

  /** The foundation to which a card of this rank goes: of those that want it the one with most to come; −1 for none. */
  targetOf(rank: number): number {
    const { bases, counts } = this;
    let target = -1;
    let fewest = 13;
    for (let f = 0; f < FOUNDATIONS; f++) {
      const count = counts[f]!;
      if (count >= fewest) continue;
      const wanted = bases[f]! + count;
      if (wanted === rank || wanted === rank + 13) {
        target = f;
        fewest = count;
      }
    }
    return target;
  }

  /** Plays the card on top of a column, which must have a target. */
  playColumn(i: number): void {
    const height = --this.height[i]!;
    this.code -= this.radix[i]!;
    const target = this.targetOf(this.cards[i * PLACES + height]!);
    this.counts[target]!++;
    this.events[this.eventCount++] = PLAY_COLUMN | (i << 2) | target;
  }

  /** Plays a card of this rank from a cell. It must have a target. */
  playStored(rank: number): void {
    const target = this.targetOf(rank);
    this.stored[rank]!--;
    this.freeCells++;
    this.counts[target]!++;
    this.events[this.eventCount++] = PLAY_STORED | (rank << 2) | target;
  }

  /** The top card of a column to a cell. */
  store(i: number): void {
    const height = --this.height[i]!;
    this.code -= this.radix[i]!;
    this.stored[this.cards[i * PLACES + height]!]!++;
    this.freeCells--;
    this.events[this.eventCount++] = STORE | (i << 2);
  }

  /** Makes the moves that are never wrong, until there are none. */
  settle(): void {
    const { height, cards, stored, copiesUnder, bases, counts } = this;
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      if (this.freeCells < CELLS) {
        for (let rank = 0; rank < 13; rank++) {
          if (stored[rank] === 0) continue;
          const target = this.targetOf(rank);
          if (target < 0 || !this.leavesCell(rank, lackingBehind(bases, counts, target, rank))) continue;
          this.playStored(rank);
          isSettled = false;
        }
      }
      for (let i = 0; i < COLUMNS; i++) {
        const top = height[i]! - 1;
        if (top < 0) continue;
        const at = i * PLACES + top;
        const rank = cards[at]!;
        const target = this.targetOf(rank);
        if (target < 0 || lackingBehind(bases, counts, target, rank) !== copiesUnder[at]! + 1) continue;
        this.playColumn(i);
        isSettled = false;
      }
    }
  }

  /**
   * Whether playing a card of this rank from a cell is never wrong.
   * @param lacking As {@link lackingBehind} answers for the foundation that gets it.
   */
  protected leavesCell(_rank: number, lacking: number): boolean {
    return lacking > 0;
  }

  save(ply: number): void {
    const { snapshots, height, counts } = this;
    const at = ply * SNAPSHOT;
    for (let i = 0; i < COLUMNS; i++) snapshots[at + i] = height[i]!;
    for (let f = 0; f < FOUNDATIONS; f++) snapshots[at + 8 + f] = counts[f]!;
    snapshots[at + 12] = this.storedCode;
    snapshots[at + 13] = this.freeCells;
    snapshots[at + 14] = this.code;
    snapshots[at + 15] = this.eventCount;
  }

  restore(ply: number): void {
    const { snapshots, height, counts } = this;
    const at = ply * SNAPSHOT;
    for (let i = 0; i < COLUMNS; i++) height[i] = snapshots[at + i]!;
    for (let f = 0; f < FOUNDATIONS; f++) counts[f] = snapshots[at + 8 + f]!;
    this.storedCode = snapshots[at + 12]!;
    this.freeCells = snapshots[at + 13]!;
    this.code = snapshots[at + 14]!;
    this.eventCount = snapshots[at + 15]!;
  }

  /** `stored` as one number. */
  get storedCode(): number {
    let cells = 0;
    for (let rank = 0; rank < 13; rank++) cells |= this.stored[rank]! << (2 * rank);
    return cells;
  }

  set storedCode(cells: number) {
    for (let rank = 0; rank < 13; rank++) this.stored[rank] = (cells >> (2 * rank)) & 3;
  }

  /** The foundations' counts in 16 bits; with `code` it tells the position. */
  get countsCode(): number {
    const { counts } = this;
    return counts[0]! | (counts[1]! << 4) | (counts[2]! << 8) | (counts[3]! << 12);
  }
}

import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { Board, CELLS, COLUMNS, FOUNDATIONS, PLACES } from "./board.js";

/**
 * A position to be won with as few cards to the cells as possible. Of what is said in {@link Board} this holds for the
 * number of moves, too:
 *
 * - *Of two foundations that want the same rank, the one with more to come gets it,* for only the foundations change.
 * - *An exposed card goes at once to a foundation that will have most to come of all that lack the rank, if all other
 *   copies to be played lie under it.* A game that waits may store it and play another copy first: then that one goes to
 *   the cell instead.
 * - *So does a card from a cell if all copies to be played are in cells.*
 *
 * The other rules save cells, but may cost a move: a copy in a column that is not played must perhaps be stored.
 */
export class ParBoard extends Board {
  /** By place: a bit for each rank at it or under it. */
  private readonly ranksUpTo = new Int32Array(COLUMNS * PLACES);
  // For the bound: how far columns and foundations are, the ranks that are wanted at some time, and those to be had.
  private readonly heights = new Uint8Array(COLUMNS);
  private readonly reach = new Uint8Array(FOUNDATIONS);
  private wanted = 0;
  private gone = 0;

  protected override leavesCell(rank: number, lacking: number): boolean {
    return lacking === this.stored[rank];
  }

  /** The position that these words tell. Events begin anew. */
  setKey(code: number, counts: number, stored: number): void {
    this.code = code;
    for (let i = COLUMNS - 1; i >= 0; i--) {
      const height = Math.floor(code / this.radix[i]!);
      this.height[i] = height;
      code -= height * this.radix[i]!;
    }
    for (let f = 0; f < FOUNDATIONS; f++) this.counts[f] = (counts >> (4 * f)) & 15;
    this.storedCode = stored;
    this.freeCells = CELLS;
    for (let rank = 0; rank < 13; rank++) this.freeCells -= this.stored[rank]!;
    this.eventCount = 0;
  }

  override load(rules: Rules, pos: Position): void {
    super.load(rules, pos);
    for (let i = 0; i < COLUMNS; i++) {
      let mask = 0;
      for (let at = i * PLACES; at < (i + 1) * PLACES; at++) {
        this.ranksUpTo[at] = mask |= 1 << this.cards[at]!;
      }
    }
  }

  /**
   * No win has fewer detours from here. The game is played on with everything made easier: a card that is not in its
   * column any more can be used any number of times. Cards go home where a foundation comes to want them so. When none
   * can, take a foundation and the columns that hold the rank it wants; and, since the cards on top of these could go home
   * if other foundations came to want them, the columns that hold what those want; and so on. One of the cards on top of
   * these columns must go to a cell. It is counted, all of them are taken away, and the game goes on.
   */
  bound(): number {
    const { heights, height, reach, counts } = this;
    for (let i = 0; i < COLUMNS; i++) heights[i] = height[i]!;
    this.wanted = this.gone = 0;
    for (let rank = 0; rank < 13; rank++) if (this.stored[rank]! > 0) this.gone |= 1 << rank;
    for (let f = 0; f < FOUNDATIONS; f++) {
      reach[f] = counts[f]!;
      this.advance(f);
    }
    for (let sum = 0; ; sum++) {
      this.playHome();
      const columns = this.fewestColumns();
      if (columns === 0) return sum;
      for (let i = 0; i < COLUMNS; i++) if (((columns >> i) & 1) === 1) this.take(i);
      for (let f = 0; f < FOUNDATIONS; f++) this.advance(f);
    }
  }

  /** Plays all cards home that can go there in the easier game. */
  private playHome(): void {
    const { heights, cards } = this;
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      for (let i = 0; i < COLUMNS; i++) {
        const before = heights[i]!;
        while (heights[i]! > 0 && ((this.wanted >> cards[i * PLACES + heights[i]! - 1]!) & 1) === 1) this.take(i);
        if (heights[i] !== before) isSettled = false;
      }
      for (let f = 0; f < FOUNDATIONS; f++) this.advance(f);
    }
  }

  private take(i: number): void {
    this.gone |= 1 << this.cards[i * PLACES + --this.heights[i]!]!;
  }

  /** Lets a foundation come as far as it can, and notes all that it wants on the way. */
  private advance(f: number): void {
    const { reach, bases } = this;
    for (; reach[f]! < 13; reach[f]!++) {
      const bit = 1 << ((bases[f]! + reach[f]!) % 13);
      this.wanted |= bit;
      if ((this.gone & bit) === 0) return;
    }
  }

  /** The fewest columns of which one must give a card to a cell, a bit each; none if all foundations are done. */
  private fewestColumns(): number {
    let fewest = 0;
    let least = COLUMNS + 1;
    for (let f = 0; f < FOUNDATIONS; f++) {
      if (this.reach[f]! >= 13) continue;
      const columns = this.columnsFor(f);
      const count = bitCount(columns);
      if (count >= least) continue;
      least = count;
      fewest = columns;
    }
    return fewest;
  }

  /** The columns with the rank that a foundation wants, and those with what is wanted for the cards on top of them. */
  private columnsFor(first: number): number {
    const { bases, cards, heights, ranksUpTo, reach } = this;
    let columns = 0;
    let foundations = 1 << first;
    for (let isClosed = false; !isClosed;) {
      isClosed = true;
      let ranks = 0;
      for (let f = 0; f < FOUNDATIONS; f++) {
        if (((foundations >> f) & 1) === 1) ranks |= 1 << ((bases[f]! + reach[f]!) % 13);
      }
      for (let i = 0; i < COLUMNS; i++) {
        const top = heights[i]! - 1;
        if (((columns >> i) & 1) === 1 || top < 0 || (ranksUpTo[i * PLACES + top]! & ranks) === 0) continue;
        columns |= 1 << i;
        for (let f = 0; f < FOUNDATIONS; f++) {
          if (((foundations >> f) & 1) === 1 || (cards[i * PLACES + top]! - bases[f]! + 13) % 13 < reach[f]!) continue;
          foundations |= 1 << f;
          isClosed = false;
        }
      }
    }
    return columns;
  }
}

const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { Board, TO_CELLS, TO_FOUNDATION, TO_PARTNER } from "./board.js";
import { COLUMNS, HEIGHT, PLACES, TOP } from "./layout.js";

/**
 * A position to be won in as few moves as possible. Only cards above rank 0 go to their foundation by themselves, for
 * that never makes a game longer: leave out what the game does with such a card alone before it plays it; no card can
 * be on it, and nothing needs it.
 *
 * A card comes from a cell to its partner only where that is chosen, since it is a move that may not be needed.
 */
export class ParBoard extends Board {
  /** By card: 1 if a lower card of its suit lies under it, so that it must leave its place by another way than home. */
  private readonly mustMove = new Uint8Array(64);
  /** 1 if it is the lowest card of a unit that must move so. */
  private readonly isCounted = new Uint8Array(64);
  private readonly heights = new Uint8Array(8);
  private readonly nexts = new Int8Array(4);
  private readonly waitsFor = new Int8Array(8);

  override load(rules: Rules, pos: Position): void {
    super.load(rules, pos);
    this.mustMove.set(this.blocks);
    for (let card = 0; card < 64; card++) {
      this.isCounted[card] = this.blocks[card]! & ((card & 15) === TOP ? 1 : 1 - this.natural[card]!);
    }
  }

  /** Nothing comes from the cells by itself. */
  protected override collect(): void {}

  /** A card below the top rank from a cell to its partner. */
  joinCell(card: number): void {
    this.events[this.eventCount++] = TO_PARTNER | card;
    this.suits[card >> 4]! |= 1 << (card & 15);
    this.freeCells++;
  }

  /** How many moves were made that were not to a foundation, since events began and `stored` was set to 0. */
  get detours(): number {
    let detours = this.stored;
    for (let i = 0; i < this.eventCount; i++) {
      const what = this.events[i]! & ~63;
      if (what !== TO_FOUNDATION && what !== TO_CELLS) detours++;
    }
    return detours;
  }

  /**
   * No win has fewer moves from here besides those to the foundations. Each unit (cards that lie on their partners by
   * nature) leaves its place once, by a move of its own, and for some units it is shown here that this is not a move home:
   *
   * - *units above a lower card of their suit;*
   * - *one of the units at the end of some columns of which each waits for a card in the next one.* It is counted,
   *   all of them are taken away, and whatever could go home then, too, before the next such ring is looked for. So no
   *   unit is counted twice.
   */
  bound(): number {
    const { heights, height, nexts, suits } = this;
    for (let i = 0; i < COLUMNS; i++) heights[i] = height[i]!;
    for (let suit = 0; suit < 4; suit++) nexts[suit] = suits[suit]! >> HEIGHT;
    let sum = this.zeroBound();
    for (;;) {
      const start = this.clearAway();
      sum += this.cleared;
      if (start < 0) return sum;
      this.breakRing(start);
      sum++;
    }
  }

  /** A top rank on rank 0 must leave it; a rank 0 that is not played though it could be waits for a top rank to come. */
  private zeroBound(): number {
    let sum = 0;
    for (let suit = 0; suit < 4; suit++) {
      const word = this.suits[suit]!;
      if (word >> HEIGHT !== 0) continue;
      if (((word >> TOP) & 1) === 1) sum++;
      else if (this.isZeroFree(suit)) sum += this.isInPlace((suit << 4) | TOP) ? 1 : 2;
    }
    return sum;
  }

  private cleared = 0;

  /** Takes away all that must move or can go home. Answers a column that is left, or -1. */
  private clearAway(): number {
    const { heights, cards, mustMove } = this;
    this.cleared = 0;
    let left = -1;
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      left = -1;
      for (let i = 0; i < COLUMNS; i++) {
        let height = heights[i]!;
        const before = height;
        while (height > 0) {
          const card = cards[i * PLACES + height - 1]!;
          if (mustMove[card] === 1) this.cleared += this.isCounted[card]!;
          else if (this.next(card >> 4) !== (card & 15)) break;
          heights[i] = --height;
        }
        if (height !== before) isSettled = false;
        if (height > 0) left = i;
      }
    }
    return left;
  }

  /** The lowest rank of a suit that is still in place. */
  private next(suit: number): number {
    const { column, index, heights, nexts } = this;
    let card = (suit << 4) | nexts[suit]!;
    while ((card & 15) <= TOP && index[card]! >= heights[column[card]!]!) card++;
    return (nexts[suit] = card & 15);
  }

  /** Follows from column to column what the card on top waits for, until a ring is closed, and takes its units away. */
  private breakRing(start: number): void {
    const { heights, cards, column, waitsFor } = this;
    waitsFor.fill(-1);
    let i = start;
    while (waitsFor[i]! < 0) {
      const suit = cards[i * PLACES + heights[i]! - 1]! >> 4;
      waitsFor[i] = column[(suit << 4) | this.next(suit)]!;
      i = waitsFor[i]!;
    }
    const end = i;
    do {
      let height = heights[i]! - 1;
      while (this.natural[cards[i * PLACES + height]!] === 1) height--;
      heights[i] = height;
      i = waitsFor[i]!;
    } while (i !== end);
  }
}

import { type Card, FACE_DOWN } from "./card.js";

// Journal entries are `kind << 24 | from << 16 | to << 8 | n`.
const CARRY = 0;
const TURN = 1;
const FLIP = 2;
const SET = 3;

/** Everything but the deck a card comes from: twins count as the same card. */
const TWINS = 0xbf;

/**
 * Cards on the table, packed for speed. It knows how to move cards and how to take every change back, and nothing
 * about what is allowed. Piles are numbered as the variant lists them; a pile is written bottom to top.
 */
export class Position {
  /** The rank foundations start from, where the deal decides it. */
  base = 0;
  /** The interval foundations go up by, where the player decides it. 0 until then. */
  step = 0;

  private readonly table: Uint8Array;
  private readonly sizes: Uint8Array;
  private readonly journal: number[] = [];

  /** @param capacity The most cards that a pile can hold: all cards of the game. */
  constructor(
    readonly pileCount: number,
    private readonly capacity: number,
  ) {
    this.table = new Uint8Array(pileCount * capacity);
    this.sizes = new Uint8Array(pileCount);
  }

  size(pile: number): number {
    return this.sizes[pile]!;
  }

  isEmpty(pile: number): boolean {
    return this.sizes[pile] === 0;
  }

  /** The card `depth` places below the top of a pile; the top itself at depth 0. The pile must have one there. */
  card(pile: number, depth = 0): Card {
    return this.table[pile * this.capacity + this.sizes[pile]! - 1 - depth]!;
  }

  /** A pile's cards, bottom to top. */
  cards(pile: number): Card[] {
    const start = pile * this.capacity;
    return Array.from(this.table.subarray(start, start + this.sizes[pile]!));
  }

  /** Lays a card on a pile while the table is set up. The journal does not take it back. */
  put(pile: number, card: Card): void {
    this.table[pile * this.capacity + this.sizes[pile]!++] = card;
  }

  /** Carries the top `n` cards over in their order. */
  carry(from: number, to: number, n: number): void {
    this.shift(from, to, n);
    this.journal.push((CARRY << 24) | (from << 16) | (to << 8) | n);
  }

  /** Turns the top `n` cards over onto another pile, one by one. */
  turn(from: number, to: number, n: number): void {
    this.pour(from, to, n);
    this.journal.push((TURN << 24) | (from << 16) | (to << 8) | n);
  }

  /** Turns the top card of a pile over. */
  flip(pile: number): void {
    this.table[pile * this.capacity + this.sizes[pile]! - 1]! ^= FACE_DOWN;
    this.journal.push((FLIP << 24) | (pile << 16));
  }

  setStep(step: number): void {
    this.journal.push((SET << 24) | this.step);
    this.step = step;
  }

  /** Where the journal stands; hand it to {@link rewind} to come back here. */
  get mark(): number {
    return this.journal.length;
  }

  /** Takes back everything since the mark. */
  rewind(mark: number): void {
    while (this.journal.length > mark) {
      const entry = this.journal.pop()!;
      const from = (entry >> 16) & 255;
      const to = (entry >> 8) & 255;
      const n = entry & 255;
      switch (entry >>> 24) {
        case CARRY:
          this.shift(to, from, n);
          break;
        case TURN:
          this.pour(to, from, n);
          break;
        case FLIP:
          this.table[from * this.capacity + this.sizes[from]! - 1]! ^= FACE_DOWN;
          break;
        default:
          this.step = n;
      }
    }
  }

  /** The same cards on a table of its own. The copy's journal is empty. */
  clone(): Position {
    const copy = new Position(this.pileCount, this.capacity);
    copy.table.set(this.table);
    copy.sizes.set(this.sizes);
    copy.base = this.base;
    copy.step = this.step;
    return copy;
  }

  /**
   * A number below 2^53 that is the same for equal positions: two lanes of FNV-1a (32 bits each) over base, step and
   * the piles. Cards that differ only by their deck count as equal.
   */
  hash(): number {
    let a = 0x811c9dc5 ^ this.base;
    let b = 0x050c5d1f ^ this.step;
    for (let pile = 0; pile < this.pileCount; pile++) {
      const start = pile * this.capacity;
      for (let i = start; i < start + this.sizes[pile]!; i++) {
        const card = this.table[i]! & TWINS;
        a = Math.imul(a ^ card, 0x01000193);
        b = Math.imul(b ^ card ^ 0x40, 0x01000193) ^ (b >>> 15);
      }
      // No card is 0x7f, so a boundary cannot be taken for one.
      a = Math.imul(a ^ 0x7f, 0x01000193);
      b = Math.imul(b ^ 0x7f, 0x01000193) ^ (b >>> 13);
    }
    return (a >>> 11) * 0x1_0000_0000 + (b >>> 0);
  }

  private shift(from: number, to: number, n: number): void {
    const source = from * this.capacity + (this.sizes[from]! -= n);
    const target = to * this.capacity + this.sizes[to]!;
    for (let i = 0; i < n; i++) this.table[target + i] = this.table[source + i]!;
    this.sizes[to]! += n;
  }

  private pour(from: number, to: number, n: number): void {
    for (let i = 0; i < n; i++) {
      const card = this.table[from * this.capacity + --this.sizes[from]!]!;
      this.table[to * this.capacity + this.sizes[to]!++] = card ^ FACE_DOWN;
    }
  }
}

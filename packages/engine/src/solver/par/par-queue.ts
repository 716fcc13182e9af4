const BUCKETS = 1 << 13;
/** Of a priority, so many bits tell ties apart. */
const TIE_BITS = 6;
const TIE = (1 << TIE_BITS) - 1;
/** Wins of so many moves and more are no longer told apart. */
export const MOST_MOVES: number = (BUCKETS - 1) >> TIE_BITS;

/**
 * The entries of a table that are still to be looked at, by the length of a win through them as it is known so far;
 * among equals those that are nearest to the win come first, and then those that came last. An entry may be in the
 * queue more than once, each time with another number of moves.
 */
export class ParQueue {
  private readonly heads = new Int32Array(BUCKETS);
  private lowest = BUCKETS;
  /** By item: the entry, the moves made up to it, and the next item of the bucket or of the free ones. 0 is no item. */
  private entries = new Int32Array(1 << 12);
  private moves = new Int32Array(1 << 12);
  private nexts = new Int32Array(1 << 12);
  private free = 0;
  private end = 1;

  /** Of the entry that was popped last: the moves made up to it. */
  made = 0;

  /** @param left At least so many moves remain. */
  push(entry: number, made: number, left: number): void {
    const bucket = Math.min(((made + left) << TIE_BITS) | Math.min(left, TIE), BUCKETS - 1);
    let item = this.free;
    if (item !== 0) this.free = this.nexts[item]!;
    else item = this.newItem();
    this.entries[item] = entry;
    this.moves[item] = made;
    this.nexts[item] = this.heads[bucket]!;
    this.heads[bucket] = item;
    if (bucket < this.lowest) this.lowest = bucket;
  }

  private newItem(): number {
    if (this.end === this.entries.length) {
      this.entries = doubled(this.entries);
      this.moves = doubled(this.moves);
      this.nexts = doubled(this.nexts);
    }
    return this.end++;
  }

  /** The fewest moves of a win through any of the entries; `Infinity` if there is none. */
  get least(): number {
    while (this.lowest < BUCKETS && this.heads[this.lowest] === 0) this.lowest++;
    return this.lowest === BUCKETS ? Infinity : this.lowest >> TIE_BITS;
  }

  /** Takes the first entry out; there must be one. */
  pop(): number {
    while (this.heads[this.lowest] === 0) this.lowest++;
    const item = this.heads[this.lowest]!;
    this.heads[this.lowest] = this.nexts[item]!;
    this.nexts[item] = this.free;
    this.free = item;
    this.made = this.moves[item]!;
    return this.entries[item]!;
  }
}

const doubled = (array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
};

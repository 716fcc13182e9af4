const FIRST_CAPACITY = 1 << 13;
const LAST_CAPACITY = 1 << 20;
/** Tables up to this size are kept for the next search. */
const SPARE_CAPACITY = 1 << 16;

/**
 * The positions that a search has met, each once, under an exact key of three 32-bit words. Entries lie one after the
 * other in the order in which they were met, `stride` words each: the key, then what the search wants to remember.
 * An index with open addressing finds them. A new search begins behind the last one's entries, which thereby no longer
 * count: nothing is cleared until the room is used up. At most 2^20 entries: 24 MB and 8 MB of index for a stride of 6.
 */
export class StateTable {
  /** Entry `e` begins at `e * stride`. The array is another one after the table has grown. */
  words: Int32Array;

  private index = new Int32Array(2 * FIRST_CAPACITY);
  private capacity = FIRST_CAPACITY;
  private first = 1;
  private end = 1;

  /** @param most How many entries it holds at most, a power of two. */
  constructor(
    readonly stride: number,
    private readonly most: number = LAST_CAPACITY,
  ) {
    this.words = new Int32Array(FIRST_CAPACITY * stride);
  }

  /** Forgets everything. */
  clear(): void {
    if (this.end > this.capacity >> 1) {
      this.index.fill(0);
      this.end = 1;
    }
    this.first = this.end;
  }

  /** The number of a new entry with this key; minus the number of the one that is there already; 0 if no room is left. */
  add(a: number, b: number, c: number): number {
    if (this.end === this.capacity && !this.grow()) return 0;
    const { index, words, stride, first } = this;
    const mask = index.length - 1;
    let slot = hash(a, b, c) & mask;
    for (;;) {
      const entry = index[slot]!;
      if (entry < first) break;
      const at = entry * stride;
      if (words[at] === a && words[at + 1] === b && words[at + 2] === c) return -entry;
      slot = (slot + 1) & mask;
    }
    const entry = this.end++;
    index[slot] = entry;
    const at = entry * stride;
    words[at] = a;
    words[at + 1] = b;
    words[at + 2] = c;
    return entry;
  }

  /** The number of the entry with this key; 0 if there is none. */
  find(a: number, b: number, c: number): number {
    const { index, words, stride, first } = this;
    const mask = index.length - 1;
    for (let slot = hash(a, b, c) & mask; ; slot = (slot + 1) & mask) {
      const entry = index[slot]!;
      if (entry < first) return 0;
      const at = entry * stride;
      if (words[at] === a && words[at + 1] === b && words[at + 2] === c) return entry;
    }
  }

  /** The entries are numbered from `start` to `start + size - 1`. */
  get start(): number {
    return this.first;
  }

  get size(): number {
    return this.end - this.first;
  }

  private grow(): boolean {
    if (this.capacity === this.most) return false;
    this.capacity *= 2;
    const words = new Int32Array(this.capacity * this.stride);
    words.set(this.words);
    this.words = words;
    const index = new Int32Array(2 * this.capacity);
    const mask = index.length - 1;
    for (let entry = this.first; entry < this.end; entry++) {
      const at = entry * this.stride;
      let slot = hash(words[at]!, words[at + 1]!, words[at + 2]!) & mask;
      while (index[slot] !== 0) slot = (slot + 1) & mask;
      index[slot] = entry;
    }
    this.index = index;
    return true;
  }

  /** Whether it is worth keeping for the next search. */
  get isSmall(): boolean {
    return this.capacity <= SPARE_CAPACITY;
  }
}

const hash = (a: number, b: number, c: number): number => {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77);
  h = Math.imul(h ^ (h >>> 15) ^ c, 0xc2b2ae3d);
  return h ^ (h >>> 14);
};

const FIRST_CAPACITY = 1 << 12;

/**
 * A set of keys of some 32-bit words each, compared in full. The keys lie one after the other, and an index with open
 * addressing finds them; both double when they are full. With keys of six words, 2^26 of them take 2.1 GB, and 3.2 GB
 * while it grows to that.
 */
export class ExactSet {
  /** The key to be added is written here. */
  readonly key: Int32Array;
  size = 0;

  private keys: Int32Array;
  /** Numbers of keys, from 1; 0 is free. */
  private index: Int32Array;
  private capacity: number;

  constructor(private readonly words: number) {
    this.key = new Int32Array(words);
    this.capacity = FIRST_CAPACITY;
    this.keys = new Int32Array(FIRST_CAPACITY * words);
    this.index = new Int32Array(2 * FIRST_CAPACITY);
  }

  /** Adds the key, and answers whether it is new. */
  add(): boolean {
    if (this.size === this.capacity) this.grow();
    const { index, key, words } = this;
    const slot = this.slotOf(key, 0);
    if (index[slot] !== 0) return false;
    this.keys.set(key, this.size * words);
    index[slot] = ++this.size;
    return true;
  }

  /** Where the index has a key, or has room for it. */
  private slotOf(from: Int32Array, start: number): number {
    const { index, keys, words } = this;
    const mask = index.length - 1;
    let hash = 0;
    for (let i = 0; i < words; i++) {
      hash = Math.imul(hash ^ from[start + i]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    let slot = hash & mask;
    for (;;) {
      const entry = index[slot]!;
      if (entry === 0) return slot;
      const at = (entry - 1) * words;
      let i = 0;
      while (i < words && keys[at + i] === from[start + i]) i++;
      if (i === words) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private grow(): void {
    this.capacity *= 2;
    const keys = new Int32Array(this.capacity * this.words);
    keys.set(this.keys);
    this.keys = keys;
    this.index = new Int32Array(2 * this.capacity);
    for (let n = 0; n < this.size; n++) this.index[this.slotOf(keys, n * this.words)] = n + 1;
  }
}

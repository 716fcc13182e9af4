/** A set of 32-bit hashes that is emptied at no cost. It holds up to half of its slots. */
export class HashSet {
  private readonly hashes: Int32Array;
  private readonly epochs: Int32Array;
  private readonly shift: number;
  private epoch = 1;
  private room: number;

  constructor(bits: number) {
    this.hashes = new Int32Array(1 << bits);
    this.epochs = new Int32Array(1 << bits);
    this.shift = 32 - bits;
    this.room = 1 << (bits - 1);
  }

  clear(): void {
    this.epoch++;
    this.room = this.hashes.length >> 1;
  }

  /** Whether it was not there yet, and there was room. */
  add(hash: number): boolean {
    const slot = this.find(hash);
    if (this.epochs[slot] === this.epoch || this.room === 0) return false;
    this.room--;
    this.epochs[slot] = this.epoch;
    this.hashes[slot] = hash;
    return true;
  }

  has(hash: number): boolean {
    return this.epochs[this.find(hash)] === this.epoch;
  }

  /** The slot with the hash, or the one where it would go. */
  private find(hash: number): number {
    const { hashes, epochs, epoch } = this;
    const mask = hashes.length - 1;
    let slot = Math.imul(hash, 0x9e3779b1) >>> this.shift;
    while (epochs[slot] === epoch && hashes[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  }
}

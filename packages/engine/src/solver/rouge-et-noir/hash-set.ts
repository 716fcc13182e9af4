/** A set of 32-bit hashes that is emptied at no cost. It holds up to half of the slots in use. */
export class HashSet {
  private readonly hashes: Int32Array;
  private readonly epochs: Int32Array;
  private shift = 0;
  private mask = 0;
  private epoch = 0;
  private room = 0;

  /** @param most It has 2 to the power of this many slots. */
  constructor(private readonly most: number) {
    this.hashes = new Int32Array(1 << most);
    this.epochs = new Int32Array(1 << most);
    this.clear(most);
  }

  /** Empties it. Few slots are quicker: they stay in the processor's cache. */
  clear(bits: number): void {
    const used = Math.min(bits, this.most);
    this.epoch++;
    this.shift = 32 - used;
    this.mask = (1 << used) - 1;
    this.room = 1 << (used - 1);
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
    const { hashes, epochs, epoch, mask } = this;
    let slot = Math.imul(hash, 0x9e3779b1) >>> this.shift;
    while (epochs[slot] === epoch && hashes[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  }
}

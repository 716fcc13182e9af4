import type { StateTable } from "./state-table.js";

/**
 * Entries of a table waiting to be looked at, by whole priorities; the smallest comes first, and among equals the one
 * that came last. The links are kept in a word of the entries.
 */
export class BucketQueue {
  private readonly heads: Int32Array;
  private lowest = 0;

  /** @param link The word of an entry in which the queue keeps its link. */
  constructor(
    private readonly table: StateTable,
    private readonly link: number,
    private readonly buckets: number,
  ) {
    this.heads = new Int32Array(buckets);
  }

  clear(): void {
    this.heads.fill(0);
    this.lowest = this.buckets;
  }

  /** Priorities beyond the ends count as the ends. */
  push(entry: number, priority: number): void {
    const bucket = Math.max(0, Math.min(priority, this.buckets - 1));
    this.table.words[entry * this.table.stride + this.link] = this.heads[bucket]!;
    this.heads[bucket] = entry;
    if (bucket < this.lowest) this.lowest = bucket;
  }

  get isEmpty(): boolean {
    while (this.lowest < this.buckets && this.heads[this.lowest] === 0) this.lowest++;
    return this.lowest === this.buckets;
  }

  /** Takes the first entry out; 0 if there is none. */
  pop(): number {
    if (this.isEmpty) return 0;
    const entry = this.heads[this.lowest]!;
    this.heads[this.lowest] = this.table.words[entry * this.table.stride + this.link]!;
    return entry;
  }
}

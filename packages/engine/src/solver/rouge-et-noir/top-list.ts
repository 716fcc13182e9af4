/** The best few of what is offered, by whole keys. What belongs to an item the caller files under its number. */
export class TopList {
  /** How many items there are; their numbers are those below. */
  size = 0;
  private room = 0;
  /** A heap with the worst item at the root. */
  private readonly heap: Int32Array;
  private readonly keys: Int32Array;

  /** @param most The most items that it will ever be asked to keep. */
  constructor(most: number) {
    this.heap = new Int32Array(most);
    this.keys = new Int32Array(most);
  }

  /** Begins anew, to keep `room` items. */
  clear(room: number): void {
    this.size = 0;
    this.room = room;
  }

  get isFull(): boolean {
    return this.size === this.room;
  }

  /** Whether an item with this key would be kept. */
  admits(key: number): boolean {
    return !this.isFull || key > this.keys[this.heap[0]!]!;
  }

  /** Takes an item that it admits, in place of the worst one if there is no more room. Answers its number. */
  add(key: number): number {
    const { heap, keys } = this;
    if (!this.isFull) {
      const item = this.size++;
      let at = item;
      while (at > 0) {
        const above = (at - 1) >> 1;
        if (keys[heap[above]!]! <= key) break;
        heap[at] = heap[above]!;
        at = above;
      }
      heap[at] = item;
      keys[item] = key;
      return item;
    }
    const item = heap[0]!;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= this.size) break;
      if (below + 1 < this.size && keys[heap[below + 1]!]! < keys[heap[below]!]!) below++;
      if (keys[heap[below]!]! >= key) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = item;
    keys[item] = key;
    return item;
  }
}

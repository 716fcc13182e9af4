/** The most states that it holds. */
const MOST = 1 << 20;

/** How the states of an attempt came about: for each the one before, and the move between. */
export class History {
  private parents: Int32Array = new Int32Array(1 << 14);
  private moves: Int32Array = new Int32Array(1 << 14);
  private size = 0;

  clear(): void {
    this.size = 0;
  }

  /** The number of a new state, or -1 if there is no room. The first state has the parent -1. */
  add(parent: number, move: number): number {
    if (this.size === this.parents.length) {
      if (this.size === MOST) return -1;
      this.parents = enlarged(this.parents);
      this.moves = enlarged(this.moves);
    }
    this.parents[this.size] = parent;
    this.moves[this.size] = move;
    return this.size++;
  }

  /** The moves from the first state to this one. */
  path(number: number): number[] {
    const path: number[] = [];
    for (let at = number; this.parents[at]! >= 0; at = this.parents[at]!) path.push(this.moves[at]!);
    return path.reverse();
  }
}

const enlarged = (array: Int32Array): Int32Array => {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
};

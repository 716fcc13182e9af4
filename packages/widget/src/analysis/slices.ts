import type { Task } from "@solitaire/engine/solver";

/** A slice is meant to take this part of what it may take, for no two nodes cost the same. */
const AIM = 0.35;
const FIRST_NODES = 8;

/** Where time comes from, and what a slice may take of it. */
export interface Pace {
  /** The most milliseconds between two pauses. */
  readonly most: number;
  /** Milliseconds of any steady clock. */
  readonly now: () => number;
  /** Lets everything else that waits have its turn. */
  readonly pause: () => Promise<void>;
}

/** Runs tasks in slices, with a pause after each. How many nodes a slice has follows from what those before it took. */
export class Slices {
  #nodes = FIRST_NODES;

  constructor(private readonly pace: Pace) {}

  /** @param isOff Asked after every pause: whether the answer is no longer wanted. It is `undefined` then. */
  async run<T>(task: Task<T>, isOff: () => boolean): Promise<T | undefined> {
    for (;;) {
      await this.pace.pause();
      if (isOff()) return undefined;
      const answer = this.#slice(task);
      if (answer !== undefined) return answer;
    }
  }

  #slice<T>(task: Task<T>): T | undefined {
    const { most, now } = this.pace;
    const [start, before] = [now(), task.nodes];
    const answer = task.run(this.#nodes);
    const took = now() - start;
    const done = task.nodes - before;
    // Clocks are coarse, and the first slice of a task has more to do than its nodes: never more than twice as many.
    // A slice that took too long may have met dearer nodes only at its end, so the next one is shorter than seems enough.
    const share = took > 0 ? (most * AIM) / took : Infinity;
    const fitting = Math.round(done * Math.min(share, share * share));
    if (done > 0) this.#nodes = Math.max(1, Math.min(fitting, 2 * this.#nodes));
    return answer;
  }
}

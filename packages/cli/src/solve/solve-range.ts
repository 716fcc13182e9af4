import type { Answer, Wish } from "./answer.js";
import type { DealSolver } from "./batch.js";
import { type DealRange, sizeOf } from "./deal-range.js";
import { InOrder } from "./in-order.js";

/** How long a batch should take: long beside the way to another thread, short for who watches. */
const BATCH_MS = 50;
const LARGEST_BATCH = 256;
/** How many deals may be solved, or being solved, before the one that everybody waits for. */
const WINDOW = 4096;

export interface RangeTask extends Wish {
  readonly game: string;
  readonly range: DealRange;
}

export interface Crew {
  readonly solvers: readonly DealSolver[];
  /** Milliseconds from some moment. */
  readonly now: () => number;
  /** Ends the work. What is done by then is still answered. */
  readonly signal: AbortSignal;
  /** Called with answers as soon as they are there, in any order. */
  readonly onSolved: (answers: readonly Answer[]) => void;
}

/**
 * Solves the deals of a range with several solvers at a time. The answers come in the order of the deals, some at once;
 * what is not asked for makes the solvers wait, so that the memory is bounded. After a stop, deals may be missing.
 */
export async function* solveRange(task: RangeTask, crew: Crew): AsyncGenerator<readonly Answer[], void, undefined> {
  const { signal, solvers } = crew;
  const line = new InOrder(sizeOf(task.range), WINDOW);
  let failure: { readonly error: unknown } | undefined;
  for (const solver of solvers) {
    workOn(task, crew, solver, line).catch((error: unknown) => {
      failure ??= { error };
      line.change();
    });
  }
  const stop = (): void => line.change();
  signal.addEventListener("abort", stop);
  try {
    while (!line.isDone && !signal.aborted) {
      if (failure) throw failure.error;
      const ready = line.takeReady();
      if (ready.length > 0) yield ready;
      else await line.changed;
    }
    if (signal.aborted) yield line.takeAll();
  } finally {
    signal.removeEventListener("abort", stop);
    line.close();
    for (const solver of solvers) solver.end();
  }
}

/** Takes batches for one solver until none is left. */
const workOn = async (task: RangeTask, crew: Crew, solver: DealSolver, line: InOrder): Promise<void> => {
  let most = 1;
  for (;;) {
    while (line.isFull) await line.changed;
    // Towards the end the batches become small, so that all solvers end at about the same time.
    const fair = Math.ceil(line.left / (2 * crew.solvers.length));
    const size = Math.min(most, fair);
    if (size === 0 || crew.signal.aborted) return;
    const start = line.begin(size);
    const began = crew.now();
    const answers = await solver.solve({ ...task, start, size });
    if (crew.signal.aborted) return;
    const each = Math.max(crew.now() - began, 1) / size;
    most = Math.max(1, Math.min(Math.round(BATCH_MS / each), 2 * most, LARGEST_BATCH));
    crew.onSolved(answers);
    line.put(start, answers);
  }
};

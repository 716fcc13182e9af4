/**
 * The solver, in a file that needs no other one: a worker's script, and a module for pages that can have no worker. The
 * table and its solver share texts and numbers only.
 */
import type { Port } from "./channel.js";
import { serve } from "./serve.js";
import type { Pace } from "./slices.js";

/** A worker's slices only have to let the next question in. */
const WORKER_MS = 40;
/** What a page has room for between two frames. */
const PAGE_MS = 8;

/** The parts of a browser's scheduler that are used here; not all browsers have one. */
interface Scheduler {
  postTask(run: () => void): Promise<void>;
}

const now = (): number => performance.now();

/** A pause that is over as soon as what waits in the queue of tasks has been done. */
const queuePause = (): (() => Promise<void>) => {
  const { port1, port2 } = new MessageChannel();
  let resume: (() => void) | undefined;
  port2.addEventListener("message", () => resume?.());
  port2.start();
  return () =>
    new Promise((resolve) => {
      resume = resolve;
      port1.postMessage(undefined, []);
    });
};

/** A pause in which a page draws and hears what is done to it. No page is so busy that the pause never ends. */
const pagePause = (): (() => Promise<void>) => {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler ? () => scheduler.postTask(() => undefined) : queuePause();
};

/** Answers in slices of the page's own time. @param pace Where its time comes from; the browser, unless said otherwise. */
export const serveInSlices = (port: Port, pace: Partial<Pace> = {}): void => {
  serve(port, { most: PAGE_MS, now, pause: pagePause(), ...pace });
};

// A page takes what is exported above, and a server nothing.
if ("WorkerGlobalScope" in globalThis)
  serve(globalThis as unknown as Port, { most: WORKER_MS, now, pause: queuePause() });

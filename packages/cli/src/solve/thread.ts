import { type MessagePort, Worker } from "node:worker_threads";
import type { Answer } from "./answer.js";
import { type Batch, type DealSolver, solveBatch } from "./batch.js";

/** A thread that solves deals. Its program calls {@link serveBatches}. */
export const startThread = (program: URL): DealSolver => {
  const worker = new Worker(program);
  return {
    solve: (batch) =>
      new Promise((resolve, reject) => {
        const answer = (answers: readonly Answer[]): void => {
          worker.off("error", reject);
          resolve(answers);
        };
        worker.once("message", answer);
        worker.once("error", reject);
        worker.postMessage(batch, []);
      }),
    end: () => void worker.terminate(),
  };
};

/** The thread's side: answers every batch that comes from the port. */
export const serveBatches = (port: MessagePort): void => {
  port.on("message", (batch: Batch) => port.postMessage(solveBatch(batch, () => performance.now())));
};

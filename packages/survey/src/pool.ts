import { Worker } from "node:worker_threads";
import type { Answers } from "./measure.ts";
import { type Question, questions } from "./subjects.ts";

/** How many deals, from 1 on, are asked each question. */
export type Plan = Readonly<Partial<Record<Question, number>>>;

/** Deals from `first` to `last` of a subject. */
export interface Job {
  readonly subject: string;
  readonly plan: Plan;
  readonly first: number;
  readonly last: number;
}

/** The questions that a deal is asked. */
export const questionsFor = (plan: Plan, number: number): Question[] =>
  questions.filter((question) => number <= (plan[question] ?? 0));

/** Workers that answer jobs. An answer depends on its deal alone, so their number changes nothing but the time. */
export class Pool {
  private readonly workers: readonly Worker[];

  constructor(size: number) {
    this.workers = Array.from({ length: size }, () => new Worker(new URL("worker.ts", import.meta.url)));
  }

  /**
   * The answers of all deals in the plan, in their order.
   * @param report Is told after each part how many deals are done.
   */
  async ask(subject: string, plan: Plan, report: (done: number) => void = () => {}): Promise<Answers[]> {
    const jobs = jobsFor(subject, plan, this.workers.length);
    const parts: Answers[][] = [];
    let next = 0;
    let done = 0;
    await Promise.all(
      this.workers.map(async (worker) => {
        while (next < jobs.length) {
          const i = next++;
          const part = await answer(worker, jobs[i]!);
          parts[i] = part;
          report((done += part.length));
        }
      }),
    );
    return parts.flat();
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

/** Parts small enough to keep all workers busy to the end. */
const jobsFor = (subject: string, plan: Plan, workers: number): Job[] => {
  const deals = Math.max(0, ...Object.values(plan));
  const size = Math.max(1, Math.min(500, Math.ceil(deals / (8 * workers))));
  return Array.from({ length: Math.ceil(deals / size) }, (_, i) => ({
    subject,
    plan,
    first: i * size + 1,
    last: Math.min((i + 1) * size, deals),
  }));
};

const answer = (worker: Worker, job: Job): Promise<Answers[]> =>
  new Promise((resolve, reject) => {
    const settle = (done: () => void): void => {
      worker.off("message", onMessage);
      worker.off("error", onError);
      done();
    };
    const onMessage = (answers: Answers[]): void => settle(() => resolve(answers));
    const onError = (error: Error): void => settle(() => reject(error));
    worker.on("message", onMessage);
    worker.on("error", onError);
    worker.postMessage(job, []);
  });

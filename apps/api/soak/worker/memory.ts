import { sendPaced } from "../../bench/paced.js";
import {
  askForDaily,
  askForResults,
  handIn,
  type Played,
  type Requests,
  storeDeal,
  verify,
} from "../../bench/traffic.js";
import { memoryOf, migrate, type RunningWorker, startWorker } from "../../bench/worker.js";
import { mustHold } from "../simulation/violation.js";

/** Requests a second. */
const RATE = 150;

/** How long one step takes, and how often memory is looked at meanwhile, in seconds. */
const STEP = 60;
const EVERY = 2;

/** The first steps fill heaps and caches, those of workerd and of Miniflare's own Workers too, and do not count. */
const WARM_UP = 4;

const MB = 1e6;

/** By so much the last third of the other steps may have more than the first: collectors of garbage come and go. */
const MOST_GROWTH = { heap: 3 * MB, process: 30 * MB };

/** What one step came to, in bytes. */
interface Step {
  /** The least that was on the Worker's own heap: what is left there when its garbage has just been collected. */
  readonly heap: number;
  /** What the process of workerd had in use (RSS), the median. */
  readonly process: number;
}

/** A Worker under an even load of everything that players ask for; its memory is looked at all the while. */
export class Memory {
  readonly steps: Step[] = [];
  answers = 0;

  private constructor(
    private readonly worker: RunningWorker,
    private readonly next: Requests,
  ) {}

  static async open(folder: string): Promise<Memory> {
    const worker = await startWorker({ persistTo: folder, isInspected: true });
    await migrate(worker.db);
    return new Memory(worker, mix(await storeDeal(worker)));
  }

  async step(): Promise<void> {
    const { url, pid } = this.worker;
    const heaps: Promise<number>[] = [];
    const processes: number[] = [];
    const watch = setInterval(() => {
      heaps.push(this.worker.heap());
      processes.push(memoryOf(pid));
    }, EVERY * 1000);
    const { statuses } = await sendPaced({ url, rate: RATE, seconds: STEP, next: this.next });
    clearInterval(watch);
    for (const [status, count] of statuses) {
      mustHold([200, 201].includes(status), () => `${count} answers have the status ${status}`);
      this.answers += count;
    }
    this.steps.push({ heap: Math.min(...(await Promise.all(heaps))), process: median(processes) });
  }

  /** Fails if memory has clearly grown since the warm-up. */
  settleAccounts(): void {
    const counted = this.steps.slice(WARM_UP);
    const third = Math.floor(counted.length / 3);
    if (third === 0) return;
    for (const which of ["heap", "process"] as const) {
      const of = (steps: readonly Step[]): number => median(steps.map((step) => step[which]));
      const growth = of(counted.slice(-third)) - of(counted.slice(0, third));
      mustHold(
        growth <= MOST_GROWTH[which],
        () => `the ${which} has grown by ${(growth / MB).toFixed(1)} MB: ${this.describe()}`,
      );
    }
  }

  describe(): string {
    const list = (which: keyof Step, digits: number): string =>
      this.steps.map((step) => (step[which] / MB).toFixed(digits)).join(", ");
    return `heap ${list("heap", 1)} MB, process ${list("process", 0)} MB`;
  }

  async close(): Promise<void> {
    await this.worker.stop();
  }
}

/** Mostly the daily, as players do. */
const mix = (played: Played): Requests => {
  const [daily, results, judge, put] = [askForDaily, askForResults, verify, handIn].map((make) => make(played));
  const turns = [daily!, daily!, daily!, daily!, daily!, results!, judge!, judge!, put!, put!];
  return (i) => turns[i % turns.length]!(i);
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

// How fast the Worker answers in workerd on this machine: `npm run bench`, or with `-- --times 5` five times as long. Ends
// with 1 if a goal is missed. docs/api.md, "How it is tested", tells what is measured.
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { sendPaced } from "./paced.js";
import { askForDaily, handIn, type Requests, storeDeal, verify } from "./traffic.js";
import { cpuOf, emptyWorker, migrate, type RunningWorker, startWorker } from "./worker.js";

/** Requests before the measurement: engines and caches become warm. */
const WARM_UP_SECONDS = 3;

/** So many times the Workers take turns. */
const ROUNDS = 5;

interface Scenario {
  readonly name: string;
  /** Requests a second. */
  readonly rate: number;
  /** The most that 99 of 100 answers take, in milliseconds. */
  readonly most: number;
  readonly next: Requests;
}

const { values } = parseArgs({ options: { times: { type: "string", default: "1" } } });
const seconds = 20 * Number(values.times);
if (!(seconds > 0 && seconds <= 600)) throw new RangeError("--times is followed by a number above 0 and up to 30.");

const load = (): string => `load ${loadavg()[0]!.toFixed(1)}`;
console.log(
  `Node.js ${process.version}, ${cpus()[0]?.model ?? "unknown CPU"}, ${availableParallelism()} cores, ${load()}`,
);
console.log(
  `${seconds} s each. Latencies in ms, from the time when a request was due; CPU is that of workerd for an answer.\n`,
);

const [api, empty] = [await startWorker(), await startWorker({ script: emptyWorker })];
await migrate(api.db);
const played = await storeDeal(api);
const scenarios: readonly Scenario[] = [
  { name: "daily", rate: 200, most: 50, next: askForDaily(played) },
  { name: "verify", rate: 40, most: 150, next: verify(played) },
  { name: "verify and store", rate: 40, most: 150, next: handIn(played) },
];

const columns = (cells: readonly string[]): string =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(30) : cell.padStart(9))).join(" ");
console.log(columns(["", "rate", "answers", "p50", "p90", "p99", "max", "CPU, ms", "goal"]));

/** What was measured of one Worker: latencies, and the time of its process for each answer, in milliseconds. */
class Measured {
  readonly latencies: number[] = [];
  /** How many answers had other statuses than they should. */
  others = 0;
  private cpu = 0;

  constructor(private readonly worker: RunningWorker) {}

  async measure({ rate, next }: Scenario, seconds: number): Promise<void> {
    const { url, pid } = this.worker;
    const before = cpuOf(pid);
    const { latencies, statuses } = await sendPaced({ url, rate, seconds, next });
    this.cpu += cpuOf(pid) - before;
    for (const latency of latencies) this.latencies.push(latency);
    for (const [status, count] of statuses) if (![200, 201].includes(status)) this.others += count;
  }

  at(share: number): number {
    const sorted = this.latencies.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  }

  print(name: string, rate: number, goal: string): void {
    const figures = [0.5, 0.9, 0.99, 1].map((share) => this.at(share).toFixed(1));
    const cpu = (this.cpu / this.latencies.length).toFixed(2);
    console.log(columns([name, `${rate}/s`, String(this.latencies.length), ...figures, cpu, goal]));
    if (this.others > 0) console.log(`  ${this.others} answers had another status, or there was none.`);
  }
}

let missed = 0;
for (const scenario of scenarios) {
  const { name, rate, most } = scenario;
  const measured = [new Measured(api), new Measured(empty)] as const;
  for (const { url } of [api, empty]) await sendPaced({ ...scenario, url, seconds: WARM_UP_SECONDS });
  // They take turns, so that a busy moment of the machine hits both alike.
  for (let round = 0; round < ROUNDS; round++) {
    for (const each of measured) await each.measure(scenario, seconds / ROUNDS);
  }
  const isReached = measured[0].others === 0 && measured[0].at(0.99) <= most;
  if (!isReached) missed++;
  measured[0].print(name, rate, `p99 ${most}${isReached ? "" : " MISSED"}`);
  measured[1].print("  the same to an empty Worker", rate, "");
}
await Promise.all([api.stop(), empty.stop()]);
console.log(`\n${missed} goals missed; ${load()} at the end`);
process.exit(missed > 0 ? 1 : 0);

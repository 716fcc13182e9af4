import { sendPaced } from "../../bench/paced.js";
import { setTimeout } from "node:timers/promises";
import { storeDeal } from "../../bench/traffic.js";
import { migrate, type RunningWorker, startWorker } from "../../bench/worker.js";
import { chance, pick, type Random, uuidFrom } from "../random.js";
import { type KnownWin, playedGame } from "../simulation/deals.js";
import { type Attempt, History } from "../simulation/history.js";
import { mustHold } from "../simulation/violation.js";

/** Requests a second. */
const RATE = 150;

/** After how long workerd is killed at the latest, in milliseconds. */
const LONGEST = 1_500;

/** So many results from before are looked at again after each restart. */
const SAMPLE = 40;

interface Result {
  readonly path: string;
  readonly history: History;
}

/** A Worker whose process is killed again and again while results are handed in and removed. Its database is in a folder. */
export class Crashes {
  acknowledged = 0;
  lost = 0;
  kills = 0;

  private order = 0;
  /** Answers that should not have come. */
  private readonly surprises: string[] = [];
  private readonly results: Result[] = [];

  private constructor(
    private readonly folder: string,
    private readonly random: Random,
    private readonly path: string,
    private readonly wins: readonly KnownWin[],
    private worker: RunningWorker,
  ) {}

  static async open(folder: string, random: Random): Promise<Crashes> {
    const worker = await startWorker({ persistTo: folder });
    await migrate(worker.db);
    const { day, wins } = await storeDeal(worker);
    return new Crashes(folder, random, `/v1/daily/${day}/${playedGame.id}/results`, wins, worker);
  }

  /** Load, SIGKILL in the middle of it, and a new start: what was acknowledged is there, what was removed is not. */
  async round(): Promise<void> {
    const { random } = this;
    const first = this.results.length;
    await fetch(new URL("/healthz", this.worker.url));
    await this.loadUntilKilled(50 + random(LONGEST));
    this.worker = await startWorker({ persistTo: this.folder });
    const older = Array.from({ length: Math.min(first, SAMPLE) }, () => this.results[random(first)]!);
    await this.lookAt([...this.results.slice(first), ...older]);
  }

  /** Looks at all results there ever were, and counts them. */
  async settleAccounts(): Promise<void> {
    const logs = await this.lookAt(this.results);
    const response = await fetch(new URL(this.path, this.worker.url));
    const { wins } = await response.json<{ wins: number }>();
    mustHold(wins === logs.size, () => `${wins} wins are counted, but ${logs.size} different logs are stored`);
  }

  async close(): Promise<void> {
    await this.worker.stop();
  }

  private async loadUntilKilled(ms: number): Promise<void> {
    const stopping = new AbortController();
    const attempts: Attempt[] = [];
    const killLater = async (): Promise<void> => {
      await setTimeout(ms);
      stopping.abort();
      this.kills++;
      await this.worker.kill();
    };
    const killed = killLater();
    await sendPaced({
      url: this.worker.url,
      rate: RATE,
      seconds: LONGEST / 1000 + 1,
      signal: stopping.signal,
      next: (i) => {
        const { sent, attempt } = this.attempt();
        attempts[i] = attempt;
        return sent;
      },
      answered: ({ status, text }, i) => this.note(attempts[i]!, status, text),
    });
    await killed;
    mustHold(this.surprises.length === 0, () => this.surprises.join("\n"));
    // A dead process does nothing more: all is done by now, or never will be.
    for (const attempt of attempts) attempt.end = Math.min(attempt.end, ++this.order);
  }

  private attempt() {
    const { random, results } = this;
    const known =
      results.length > 0 && chance(random, 20) ? results.at(-1 - random(Math.min(20, results.length)))! : this.add();
    const begin = ++this.order;
    const isNew = known.history.attempts.length === 0;
    if (!isNew && chance(random, 40)) {
      return { sent: { method: "DELETE", path: known.path }, attempt: known.history.begin("delete", begin) };
    }
    const log = isNew ? pick(random, this.wins).log : known.history.attempts[0]!.log!;
    return {
      sent: { method: "PUT", path: known.path, body: { log } },
      attempt: known.history.begin("put", begin, log),
    };
  }

  private add(): Result {
    const path = `${this.path}/${uuidFrom(this.random)}`;
    const result = { path, history: new History(path) };
    this.results.push(result);
    return result;
  }

  private note(attempt: Attempt, status: number, text: string): void {
    if (status === 0 || status === 503) {
      this.lost++;
      return;
    }
    const isExpected = (attempt.kind === "put" ? [200, 201] : [204]).includes(status);
    if (!isExpected) this.surprises.push(`${attempt.kind} is answered with ${status} ${text}`);
    attempt.done = true;
    attempt.end = ++this.order;
    this.acknowledged++;
  }

  /** @returns The logs that they have. */
  private async lookAt(results: readonly Result[]): Promise<Set<string>> {
    const logs = new Set<string>();
    for (const { path, history } of results) {
      const begin = ++this.order;
      const response = await fetch(new URL(path, this.worker.url));
      const body = await response.json<{ log: string }>();
      mustHold([200, 404].includes(response.status), () => `${path} is answered with ${response.status}`);
      history.expect(response.status === 200 ? body.log : null, begin, ++this.order);
      if (response.status === 200) logs.add(body.log);
    }
    return logs;
  }
}

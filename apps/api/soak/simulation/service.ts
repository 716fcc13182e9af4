import { createApp } from "../../src/app.js";
import { runCron } from "../../src/daily/cron.js";
import { addDays, type Day, dayAt } from "../../src/day.js";
import { dailyGames } from "../../src/daily/games.js";
import { within } from "../../src/patience.js";
import type { Services } from "../../src/services.js";
import { pick, type Random } from "../random.js";
import { dealOf, playedGame, quickCertifier, winsOf } from "./deals.js";
import { mustHold, Violation } from "./violation.js";
import type { VirtualTime } from "./virtual-time.js";
import type { Faults } from "./weather.js";

export interface Stores {
  readonly store: Services["store"];
  readonly results: Services["results"];
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
  /** What was asked for, for messages. */
  readonly asked: string;
  /** What the clock showed when it was asked for. */
  readonly wall: number;
  readonly begin: number;
  readonly end: number;
}

export const SECRETS = [
  "0123456789abcdef0123456789abcdef",
  "another secret of 32 bytes and more, deployed by mistake",
] as const;

/** How long the service waits for its store, in milliseconds. */
const PATIENCE = 2_000;

/** After so long, in milliseconds, a run of the cron is cut off. */
const CRON_LIMIT = 900_000;

/**
 * The service as several isolates with one store. Every answer, and all that is logged, is searched for deals of days to come.
 */
export class Service {
  readonly trace: string[] = [];
  requests = 0;

  private readonly isolates: { services: Services; app: ReturnType<typeof createApp> }[] = [];
  private readonly tellers = new Map<Day, readonly string[]>();

  private constructor(
    private readonly time: VirtualTime,
    private readonly random: Random,
    private readonly faults: Faults,
    private readonly stores: Stores,
    /** The first day with dailies. */
    readonly launch: Day,
    /** How many of the secrets are in use. */
    readonly secrets: number,
  ) {}

  static async open(
    time: VirtualTime,
    random: Random,
    faults: Faults,
    stores: Stores,
    launch: Day,
    secrets: number,
  ): Promise<Service> {
    const service = new Service(time, random, faults, stores, launch, secrets);
    for (let day = launch; day < addDays(launch, 20); day = addDays(day, 1)) {
      service.tellers.set(day, await findTellers(day, secrets));
    }
    for (let i = 0; i < 2; i++) service.restart(i);
    return service;
  }

  /** An isolate ends, and another one takes its place, which remembers nothing. */
  restart(i: number): void {
    const { time, random, faults, stores, launch } = this;
    const secret = SECRETS[random(this.secrets)];
    const services: Services = {
      store: faults.over(stores.store),
      results: faults.over(stores.results),
      secret,
      certifier: quickCertifier,
      launch,
      schemeSince: launch,
      clock: time.clock,
      log: {
        request: () => undefined,
        info: (event, fields) => this.listen(`${event} ${JSON.stringify(fields)}`),
        alarm: (event, fields) => this.listen(`${event} ${JSON.stringify(fields)}`),
      },
      keepAlive: () => undefined,
      limits: { verify: async () => true, results: async () => true },
      inTime: (answer) => within(PATIENCE, answer),
    };
    this.isolates[i] = { services, app: createApp(services) };
  }

  restartOne(): void {
    this.restart(this.random(this.isolates.length));
  }

  async request(method: string, path: string, sent?: unknown): Promise<Answer> {
    const { time } = this;
    const { app } = pick(this.random, this.isolates);
    const begin = ++time.order;
    const wall = time.clock();
    const asked = `${method} ${path} at ${new Date(wall).toISOString()} (event ${begin})`;
    const response = await app.request(path, {
      method,
      ...(sent === undefined ? {} : { body: JSON.stringify(sent), headers: { "Content-Type": "application/json" } }),
    });
    const text = await response.text();
    const end = ++time.order;
    this.requests++;
    this.note(`${asked}: ${response.status} (event ${end}) ${text.slice(0, 120)}`);
    this.keepsSecret(text + JSON.stringify([...response.headers]), asked);
    const body = text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
    const { status, headers } = response;
    mustHold(status !== 500, () => `${asked} is answered with 500`);
    if (status === 503) {
      mustHold(headers.has("Retry-After"), () => `${asked} does not say when to ask again`);
      mustHold(this.faults.count > 0, () => `${asked} is answered with 503 ${text}, though nothing has gone wrong`);
    }
    return { status, headers, body, asked, wall, begin, end };
  }

  /** Whoever wants it to run, and however often. It may fail, as it does without the store. */
  async cron(): Promise<void> {
    const { services } = pick(this.random, this.isolates);
    const before = this.faults.count;
    const isFair = this.faults.weather === "fair";
    try {
      // It waits for the store for as long as it may run.
      await Promise.race([runCron(services), this.time.sleep(CRON_LIMIT)]);
    } catch (error) {
      const message = (error as Error).message;
      this.listen(`cron: ${message}`);
      mustHold(this.faults.count > before || !isFair, () => `the cron failed: ${message}`);
    }
  }

  note(line: string): void {
    this.trace.push(line);
  }

  private listen(line: string): void {
    this.note(line);
    if (line.startsWith("internal ")) throw new Violation(line);
    this.keepsSecret(line, "what is logged");
  }

  private keepsSecret(text: string, where: string): void {
    const today = dayAt(this.time.clock());
    for (const [day, tellers] of this.tellers) {
      if (day <= today) continue;
      const told = tellers.find((teller) => text.includes(teller));
      mustHold(told === undefined, () => `${where} tells ${told}, of ${day}: ${text}`);
    }
  }
}

/** What tells the deals of a day: their numbers and the certificates. */
const findTellers = async (day: Day, secrets: number): Promise<string[]> => {
  const tellers: string[] = [];
  for (const secret of SECRETS.slice(0, secrets)) {
    for (const game of dailyGames) tellers.push(await dealOf(secret, day, game));
    tellers.push(winsOf(await dealOf(secret, day, playedGame))!.certificate.log);
  }
  return tellers;
};

import { findVariant, type Variant } from "@solitaire/engine";
import { createApp } from "../../src/app.js";
import { runCron } from "../../src/daily/cron.js";
import { makeDerivation } from "../../src/daily/derive.js";
import { dailyGames } from "../../src/daily/games.js";
import type { Day } from "../../src/day.js";
import type { Certifier } from "../../src/daily/certifier.js";
import type { RequestFields } from "../../src/log.js";
import type { Services } from "../../src/services.js";
import { expectDescribed } from "./described.js";
import { memoryResults } from "./memory-results.js";
import { memoryStore } from "./memory-store.js";

/** What was told to the operator. */
export interface LogEntry {
  level: "info" | "alarm";
  event: string;
  fields: Readonly<Record<string, unknown>>;
}

export const SECRET = "0123456789abcdef0123456789abcdef";

/** Text that tests know to be a day. */
export const day = (text: string): Day => text as Day;

/** The game with an id that tests know to be one. */
export const game = (id: string): Variant => {
  const variant = findVariant(id);
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value;
};

export const at = (time: string): number => Date.parse(time);

/** Vouches for the deals that a test names, at once; for all of them unless told otherwise. */
export const standIn = (vouchesFor: (deal: string) => boolean = () => true): Certifier => ({
  name: "stand-in@1",
  budget: 7,
  certify: async ({ id }, deal) =>
    vouchesFor(deal) ? { log: `T1-F1 ${id}-${deal}`, par: 91, difficulty: 3 } : undefined,
});

/** The deals of a day that the tests' secret gives, by game. */
export const dealsOf = async (
  date: string,
  certifier = standIn(),
  secret = SECRET,
): Promise<Record<string, string>> => {
  const derivation = (await makeDerivation(secret, certifier))!;
  const deals = await Promise.all(dailyGames.map((each) => derivation.derive(day(date), each, 0)));
  return Object.fromEntries(deals.map(({ game: id, deal }) => [id, deal]));
};

/** The service with a clock that stands still until a test moves it, and a store in memory unless told otherwise. */
export const setUp = (given: Partial<Services> = {}) => {
  const entries: LogEntry[] = [];
  const requests: RequestFields[] = [];
  const time = { now: at("2026-11-30T12:00:00Z") };
  const store = given.store ?? memoryStore();
  const services: Services = {
    store,
    results: memoryResults(store),
    secret: SECRET,
    certifier: standIn(),
    launch: day("2026-01-01"),
    schemeSince: day("2026-01-01"),
    clock: () => time.now,
    log: {
      request: (fields) => void requests.push(fields),
      info: (event, fields) => void entries.push({ level: "info", event, fields }),
      alarm: (event, fields) => void entries.push({ level: "alarm", event, fields }),
    },
    keepAlive: () => undefined,
    limits: { verify: async () => true, results: async () => true },
    // However long it takes: nothing here depends on how busy the machine is.
    inTime: (answer) => answer,
    ...given,
  };
  const app = createApp(services);
  /** Every answer is held to the description. */
  const request = async (path: string, init?: RequestInit): Promise<Response> => {
    const url = `http://localhost${path}`;
    const response = await app.request(url, init);
    await expectDescribed(init?.method ?? "GET", new URL(url).pathname, response);
    return response;
  };
  const send =
    (method: string) =>
    (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
      request(path, {
        method,
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
  return {
    services,
    entries,
    /** What was noted of each request. */
    requests,
    alarms: () => entries.filter(({ level }) => level === "alarm").map(({ event }) => event),
    time,
    get: request,
    post: send("POST"),
    put: send("PUT"),
    remove: (path: string): Promise<Response> => request(path, { method: "DELETE" }),
    cron: () => runCron(services),
  };
};

export type Service = ReturnType<typeof setUp>;

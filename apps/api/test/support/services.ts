import { createApp } from "../../src/app.js";
import { runCron } from "../../src/daily/cron.js";
import type { Day } from "../../src/day.js";
import type { Services } from "../../src/services.js";
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

export const at = (time: string): number => Date.parse(time);

/** The service with a clock that stands still until a test moves it, and a store in memory unless told otherwise. */
export const setUp = (given: Partial<Services> = {}) => {
  const entries: LogEntry[] = [];
  const time = { now: at("2026-11-30T12:00:00Z") };
  const services: Services = {
    store: memoryStore(),
    secret: SECRET,
    launch: day("2026-01-01"),
    schemeSince: day("2026-01-01"),
    clock: () => time.now,
    log: {
      info: (event, fields) => void entries.push({ level: "info", event, fields }),
      alarm: (event, fields) => void entries.push({ level: "alarm", event, fields }),
    },
    keepAlive: () => undefined,
    patience: 1_000,
    ...given,
  };
  const app = createApp(services);
  return {
    services,
    entries,
    alarms: () => entries.filter(({ level }) => level === "alarm").map(({ event }) => event),
    time,
    get: async (path: string, init?: RequestInit): Promise<Response> => app.request(path, init),
    post: async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
      app.request(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    cron: () => runCron(services),
  };
};

export type Service = ReturnType<typeof setUp>;

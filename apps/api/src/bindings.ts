import { waitUntil } from "cloudflare:workers";
import { type Day, parseDay } from "./day.js";
import { remembering } from "./daily/remembering.js";
import { solverCertifier } from "./daily/solver-certifier.js";
import type { Limit } from "./http/rate.js";
import { consoleLog, describeError } from "./log.js";
import { within } from "./patience.js";
import type { Services } from "./services.js";
import { d1Results } from "./store/d1-results.js";
import { d1Store } from "./store/d1-store.js";

/** What the Worker is given, as the service needs it. No other file touches bindings. */
export const bindServices = (env: Env): Services => ({
  store: d1Store(env.DB),
  results: d1Results(env.DB),
  secret: env.DAILY_SECRET,
  certifier: remembering(solverCertifier(breathe), waitUntil),
  launch: dayOf("LAUNCH", env.LAUNCH),
  schemeSince: dayOf("SCHEME_SINCE", env.SCHEME_SINCE),
  clock: () => Date.now(),
  log: consoleLog,
  keepAlive: waitUntil,
  limits: {
    verify: limitBy(env.VERIFY_LIMIT, env.RATE_LIMITS),
    results: limitBy(env.RESULTS_LIMIT, env.RATE_LIMITS),
  },
  inTime: (answer) => within(2_000, answer),
});

/** Lets requests be answered that came while something was computed. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A day in the configuration; a Worker whose configuration is wrong does not start. */
const dayOf = (name: string, text: string): Day => {
  const day = parseDay(text);
  if (!day) throw new Error(`${name} is ${JSON.stringify(text)}, but should be a day such as 2026-01-01`);
  return day;
};

/** A limit as Cloudflare counts it, for each of its locations. If it does not count, nobody is kept out. */
const limitBy = (binding: RateLimit, rateLimits: string): Limit => {
  if (rateLimits !== "on" && rateLimits !== "off") {
    throw new Error(`RATE_LIMITS is ${JSON.stringify(rateLimits)}, but should be on or off`);
  }
  if (rateLimits === "off") return async () => true;
  return async (client) => {
    try {
      return (await binding.limit({ key: client })).success;
    } catch (error) {
      consoleLog.alarm("limits-down", { error: describeError(error) });
      return true;
    }
  };
};

import type { MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import type { DayOfDailies } from "../daily/dailies.js";
import { addDays, dayAt, isClosed, opensAt } from "../day.js";

/** How long each kind of answer may be kept. Errors never are (`problem.ts`). `now` is in milliseconds since 1970. */
export const caching = {
  /** Changes with a new version of the service only. */
  games: "public, max-age=300",
  /** What the service says of itself; as above. */
  description: "public, max-age=300",
  /** The day that it is: never kept beyond midnight. */
  today: (now: number) =>
    `public, max-age=${Math.min(60, Math.floor((opensAt(addDays(dayAt(now), 1)) - now) / 1000))}, must-revalidate`,
  /** A day by its date: what is stored never changes; what is only derived is soon asked for again. */
  day: ({ day, stored }: DayOfDailies, now: number) => {
    if (!stored) return "public, max-age=60";
    return isClosed(day, now) ? "public, max-age=31536000, immutable" : "public, max-age=300";
  },
  /** A day's wins. They grow while it is open; a removal changes them even after closing, so that they are never immutable. */
  results: (closed: boolean) => `public, max-age=${closed ? 300 : 60}`,
  never: "no-store",
} as const;

/** Gives every answer that may be kept a tag, and does not send it again to those who have it. */
export const tags = (): MiddlewareHandler => {
  const tag = etag();
  return async (c, next) => {
    await next();
    if (c.res.headers.get("Cache-Control") !== caching.never) await tag(c, async () => undefined);
  };
};

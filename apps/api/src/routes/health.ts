import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { dailyGames } from "../daily/games.js";
import { singleFlight } from "../daily/single-flight.js";
import { addDays, type Day, dayAt } from "../day.js";
import { caching } from "../http/caching.js";
import { noQuery } from "../http/query.js";
import { describeError } from "../log.js";
import { fail, problem, problems } from "../problem.js";
import type { Services } from "../services.js";
import { json } from "./answers.js";

const healthRoute = createRoute({
  method: "get",
  path: "/healthz",
  operationId: "getHealth",
  tags: ["Service"],
  summary: "Whether the service runs",
  middleware: noQuery(),
  responses: {
    200: {
      description: "It runs.",
      content: json(z.object({ status: z.literal("ok") })),
    },
    ...problems(400),
  },
});

const readyRoute = createRoute({
  method: "get",
  path: "/readyz",
  operationId: "getReadiness",
  tags: ["Service"],
  summary: "Whether today's and tomorrow's deals are stored",
  middleware: noQuery(),
  responses: {
    200: {
      description: "They are.",
      content: json(z.object({ status: z.literal("ready") })),
    },
    ...problems(400, 503),
  },
});

/** How long what the store has said is good for, in milliseconds: whoever asks on and on does not ask the store each time. */
const GOOD_FOR_MS = 1000;

/** Whether the service runs, and whether it is prepared for midnight. Deals are counted, none is read. */
export const healthRoutes = (services: Services) => {
  const isReady = readiness(services);
  return new OpenAPIHono()
    .openapi(healthRoute, (c) => c.json({ status: "ok" } as const, 200, { "Cache-Control": caching.never }))
    .openapi(readyRoute, async (c) => {
      if (await isReady()) return c.json({ status: "ready" } as const, 200, { "Cache-Control": caching.never });
      return problem(c, fail("not-ready", "Not all deals of today and tomorrow are stored.", { retryAfter: 60 }));
    });
};

/** Tells whether the deals of today and tomorrow are stored, as it has been a moment ago at most. */
const readiness = ({ store, launch, clock, log, inTime, keepAlive }: Services): (() => Promise<boolean>) => {
  const asking = singleFlight<boolean>(keepAlive);
  let last: { readonly today: Day; readonly at: number; readonly isReady: boolean } | undefined;

  const ask = async (today: Day): Promise<boolean> => {
    const needed = [today, addDays(today, 1)].filter((day) => day >= launch);
    try {
      const counts = await inTime(store.countDailies(today, addDays(today, 1)));
      return needed.every((day) => counts.get(day) === dailyGames.length);
    } catch (error) {
      log.alarm("storage-down", { day: today, error: describeError(error) });
      return false;
    }
  };

  return async () => {
    const today = dayAt(clock());
    if (last?.today === today && clock() - last.at < GOOD_FOR_MS) return last.isReady;
    const isReady = await asking(today, () => ask(today));
    last = { today, at: clock(), isReady };
    return isReady;
  };
};

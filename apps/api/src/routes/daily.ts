import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Dailies } from "../daily/dailies.js";
import { readOpenDay } from "../daily/open-day.js";
import { dayAt } from "../day.js";
import { caching } from "../http/caching.js";
import { noQuery } from "../http/query.js";
import { problem, problems } from "../problem.js";
import type { Services } from "../services.js";
import { date, game, openAddress, type WithAddress } from "./address.js";
import { json, unchanged } from "./answers.js";
import { Daily, DayOfDailies, describeDaily, describeDay } from "./daily-shapes.js";

const ofDay = { description: "The day's deals.", content: json(DayOfDailies) };
const otherwise = { ...unchanged, ...problems(400, 404, 503) };

const todayRoute = createRoute({
  method: "get",
  path: "/v1/daily",
  operationId: "getToday",
  tags: ["Dailies"],
  summary: "Today's deals",
  middleware: noQuery(),
  responses: { 200: ofDay, ...otherwise },
});

const dayRoute = createRoute({
  method: "get",
  path: "/v1/daily/{date}",
  operationId: "getDay",
  tags: ["Dailies"],
  summary: "A day's deals",
  middleware: noQuery(),
  request: { params: z.object({ date }) },
  responses: { 200: ofDay, ...otherwise },
});

/** The date is checked before anything is derived or read. */
export const dailyRoutes = (services: Services, dailies: Dailies) => {
  const { clock, launch } = services;
  const gameRoute = createRoute({
    method: "get",
    path: "/v1/daily/{date}/{game}",
    operationId: "getDaily",
    tags: ["Dailies"],
    summary: "A day's deal of one game",
    middleware: [noQuery(), openAddress(services)],
    request: { params: z.object({ date, game }) },
    responses: { 200: { description: "The game's deal.", content: json(Daily) }, ...otherwise },
  });

  return new OpenAPIHono<WithAddress>()
    .openapi(todayRoute, async (c) => {
      const now = clock();
      const day = readOpenDay(dayAt(now), launch, now);
      if (!day.ok) return problem(c, day.error);
      const found = await dailies(day.value);
      if (!found.ok) return problem(c, found.error);
      return c.json(describeDay(found.value, launch), 200, { "Cache-Control": caching.today(now) });
    })
    .openapi(dayRoute, async (c) => {
      const now = clock();
      const day = readOpenDay(c.req.valid("param").date, launch, now);
      if (!day.ok) return problem(c, day.error);
      const found = await dailies(day.value);
      if (!found.ok) return problem(c, found.error);
      return c.json(describeDay(found.value, launch), 200, { "Cache-Control": caching.day(found.value, now) });
    })
    .openapi(gameRoute, async (c) => {
      const { day, game: variant, now } = c.var.asked;
      const found = await dailies(day, [variant]);
      if (!found.ok) return problem(c, found.error);
      return c.json(describeDaily(found.value.deals[0]!), 200, { "Cache-Control": caching.day(found.value, now) });
    });
};

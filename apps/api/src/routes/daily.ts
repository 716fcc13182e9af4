import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { findVariant, type Result, type Variant } from "@solitaire/engine";
import type { Dailies } from "../daily/dailies.js";
import { readOpenDay } from "../daily/open-day.js";
import { dayAt } from "../day.js";
import { caching } from "../http/caching.js";
import { noQuery } from "../http/query.js";
import { fail, type Failure, problem, problems } from "../problem.js";
import type { Services } from "../services.js";
import { Daily, DayOfDailies, describeDaily, describeDay } from "./daily-shapes.js";

const date = z.string().openapi({ format: "date", description: "A day in UTC, from the launch to today." });
const game = z.string().openapi({ description: "The id of a game.", example: "penguin" });
const ofDay = { description: "The day's deals.", content: { "application/json": { schema: DayOfDailies } } };
const ofGame = { description: "The game's deal.", content: { "application/json": { schema: Daily } } };
const otherwise = { 304: { description: "Unchanged." }, ...problems(400, 404, 503) };

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

const gameRoute = createRoute({
  method: "get",
  path: "/v1/daily/{date}/{game}",
  operationId: "getDaily",
  tags: ["Dailies"],
  summary: "A day's deal of one game",
  middleware: noQuery(),
  request: { params: z.object({ date, game }) },
  responses: { 200: ofGame, ...otherwise },
});

/** The date is checked before anything is derived or read. */
export const dailyRoutes = ({ clock, launch }: Services, dailies: Dailies) =>
  new OpenAPIHono()
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
      const now = clock();
      const params = c.req.valid("param");
      const day = readOpenDay(params.date, launch, now);
      if (!day.ok) return problem(c, day.error);
      const variant = readGame(params.game);
      if (!variant.ok) return problem(c, variant.error);
      const found = await dailies(day.value, [variant.value]);
      if (!found.ok) return problem(c, found.error);
      return c.json(describeDaily(found.value.deals[0]!), 200, { "Cache-Control": caching.day(found.value, now) });
    });

/** Finds a game that has dailies. */
export const readGame = (id: string): Result<Variant, Failure<404>> => {
  const variant = findVariant(id);
  if (!variant.ok) return { ok: false, error: fail("unknown-game", variant.error.message) };
  if (variant.value.daily) return { ok: true, value: variant.value };
  return { ok: false, error: fail("no-daily", `${variant.value.name} has no daily deal.`) };
};

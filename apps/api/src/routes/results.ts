import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Dailies } from "../daily/dailies.js";
import { isClosed } from "../day.js";
import { caching } from "../http/caching.js";
import { jsonBody } from "../http/json-body.js";
import { noQuery } from "../http/query.js";
import { limitRate } from "../http/rate.js";
import { fail, problem, problems } from "../problem.js";
import { openResults } from "../results/results.js";
import type { Services } from "../services.js";
import { date, game, openAddress, type WithAddress } from "./address.js";
import { json, unchanged } from "./answers.js";
import { DayResults, describeResult, describeResults, PlayerResult, ResultSubmission } from "./result-shapes.js";

const id = z.string().openapi({
  format: "uuid",
  description: "The player's receipt: a UUID of version 4, in small letters, made by the client and told to nobody.",
});
const params = z.object({ date, game, id });
const own = (description: string) => ({ description, content: json(PlayerResult) });

/** The routes of results. The address is read, and a day to come refused, before anything else. */
export const resultsRoutes = (services: Services, dailies: Dailies) => {
  const { limits } = services;
  const results = openResults(services, dailies);
  const address = openAddress(services);

  const putRoute = createRoute({
    method: "put",
    path: "/v1/daily/{date}/{game}/results/{id}",
    operationId: "putResult",
    tags: ["Results"],
    summary: "Hands in a win of a daily",
    description: "The log is replayed, stored, and may be shown after the day has closed.",
    middleware: [noQuery(), address, limitRate(limits.results), ...jsonBody()],
    request: { params, body: { required: true, content: json(ResultSubmission) } },
    responses: {
      200: own("The same win was stored under this id before."),
      201: { ...own("The win is stored."), headers: z.object({ Location: z.string() }) },
      ...problems(400, 404, 409, 413, 415, 422, 429, 503),
    },
  });
  const getRoute = createRoute({
    method: "get",
    path: "/v1/daily/{date}/{game}/results/{id}",
    operationId: "getResult",
    tags: ["Results"],
    summary: "A player's own result and its place",
    middleware: [noQuery(), address],
    request: { params },
    responses: { 200: own("The result."), ...problems(400, 404, 503) },
  });
  const deleteRoute = createRoute({
    method: "delete",
    path: "/v1/daily/{date}/{game}/results/{id}",
    operationId: "deleteResult",
    tags: ["Results"],
    summary: "Removes a player's own result",
    middleware: [noQuery(), address, limitRate(limits.results)],
    request: { params },
    responses: { 204: { description: "There is no such result any more." }, ...problems(400, 404, 429, 503) },
  });
  const dayRoute = createRoute({
    method: "get",
    path: "/v1/daily/{date}/{game}/results",
    operationId: "listResults",
    tags: ["Results"],
    summary: "The verified wins of a daily",
    middleware: [noQuery(), address],
    request: { params: z.object({ date, game }) },
    responses: {
      200: { description: "The wins.", content: json(DayResults) },
      ...unchanged,
      ...problems(400, 404, 503),
    },
  });

  return new OpenAPIHono<WithAddress>()
    .openapi(putRoute, async (c) => {
      const { asked } = c.var;
      const submitted = await results.submit(asked, c.req.valid("param").id, c.req.valid("json"));
      if (!submitted.ok) return problem(c, submitted.error);
      const { outcome, result } = submitted.value;
      const body = describeResult(asked, result);
      if (outcome === "known") return c.json(body, 200, { "Cache-Control": caching.never });
      return c.json(body, 201, {
        "Cache-Control": caching.never,
        Location: `/v1/daily/${asked.day}/${asked.game.id}/results/${c.req.valid("param").id}`,
      });
    })
    .openapi(getRoute, async (c) => {
      const { asked } = c.var;
      const found = await results.find(asked, c.req.valid("param").id);
      if (!found.ok) return problem(c, found.error);
      if (!found.value) return problem(c, fail("no-result", "There is no result with this id."));
      return c.json(describeResult(asked, found.value), 200, { "Cache-Control": caching.never });
    })
    .openapi(deleteRoute, async (c) => {
      const removed = await results.remove(c.var.asked, c.req.valid("param").id);
      if (!removed.ok) return problem(c, removed.error);
      return c.body(null, 204, { "Cache-Control": caching.never });
    })
    .openapi(dayRoute, async (c) => {
      const { asked } = c.var;
      const closed = isClosed(asked.day, asked.now);
      const found = await results.ofDay(asked, closed);
      if (!found.ok) return problem(c, found.error);
      return c.json(describeResults(asked, found.value), 200, { "Cache-Control": caching.results(closed) });
    });
};

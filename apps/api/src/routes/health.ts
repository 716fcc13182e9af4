import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { caching } from "../http/caching.js";
import { noQuery } from "../http/query.js";
import { problems } from "../problem.js";

const route = createRoute({
  method: "get",
  path: "/healthz",
  summary: "Whether the service runs",
  middleware: noQuery(),
  responses: {
    200: {
      description: "It runs.",
      content: { "application/json": { schema: z.object({ status: z.literal("ok") }) } },
    },
    ...problems(400),
  },
});

export const healthRoutes = () =>
  new OpenAPIHono().openapi(route, (c) => c.json({ status: "ok" } as const, 200, { "Cache-Control": caching.never }));

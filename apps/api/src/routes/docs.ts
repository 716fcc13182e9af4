import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Description } from "../docs/description.js";
import type { Document } from "../docs/model.js";
import { describePage } from "../docs/page.js";
import { caching } from "../http/caching.js";
import { noQuery } from "../http/query.js";
import { problems } from "../problem.js";
import { json, unchanged } from "./answers.js";

const jsonRoute = createRoute({
  method: "get",
  path: "/openapi.json",
  operationId: "getDescription",
  tags: ["Service"],
  summary: "This description, for programs",
  middleware: noQuery(),
  responses: {
    200: {
      description: "An OpenAPI document.",
      content: json(z.looseObject({ openapi: z.string() })),
    },
    ...unchanged,
    ...problems(400),
  },
});

const pageRoute = createRoute({
  method: "get",
  path: "/docs",
  operationId: "getDocumentation",
  tags: ["Service"],
  summary: "This description, for people",
  middleware: noQuery(),
  responses: {
    200: { description: "A page.", content: { "text/html": { schema: z.string() } } },
    ...unchanged,
    ...problems(400),
  },
});

/** @param describe Describes all routes, these included. It is asked once. */
export const docsRoutes = (describe: () => Description) => {
  let json: string | undefined;
  let page: ReturnType<typeof describePage> | undefined;
  const describeJson = (): string => (json ??= JSON.stringify(describe()));
  const headers = { "Cache-Control": caching.description };
  return new OpenAPIHono()
    .openapi(jsonRoute, (c) => c.body(describeJson(), 200, { ...headers, "Content-Type": "application/json" }))
    .openapi(pageRoute, (c) => {
      page ??= describePage(JSON.parse(describeJson()) as Document);
      return c.html(page, 200, headers);
    });
};

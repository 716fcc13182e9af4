import type { OpenAPIHono } from "@hono/zod-openapi";
import { fail, problem } from "../problem.js";

const PREFLIGHT_SECONDS = 86_400;

/** Answers, on every path that has a route, the methods that the path does not have, and preflights. To be added last. */
export const addOtherMethods = (app: OpenAPIHono): void => {
  const methods = new Map<string, Set<string>>();
  for (const { method, path } of app.routes) {
    if (method === "ALL") continue; // a middleware
    const ofPath = methods.get(path) ?? new Set();
    methods.set(path, ofPath.add(method));
    if (method === "GET") ofPath.add("HEAD"); // which Hono answers by the route for GET
  }
  for (const [path, ofPath] of methods) {
    const own = [...ofPath].join(", ");
    const allow = `${own}, OPTIONS`;
    app.options(path, (c) =>
      c.body(null, 204, {
        Allow: allow,
        "Access-Control-Allow-Methods": own,
        "Access-Control-Allow-Headers": "Content-Type, If-None-Match",
        "Access-Control-Max-Age": String(PREFLIGHT_SECONDS),
      }),
    );
    app.all(path, (c) => {
      c.header("Allow", allow);
      return problem(c, fail("method-not-allowed", `The methods here are ${allow}.`));
    });
  }
};

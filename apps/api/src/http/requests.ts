import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Services } from "../services.js";
import { caching } from "./caching.js";

/**
 * Notes every request for the operator, and tells who asked how long the answer took, where it is made for them alone: what
 * may be kept would tell an old time, and an error tells none, so that none can tell of a day to come. In production time
 * passes only while the Worker waits for something; what it computes costs none.
 */
export const noteRequests =
  ({ log }: Services): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    const { ok, status, headers } = c.res;
    // The pattern, not the path: a receipt may stand in it.
    log.request({ route: routePath(c, -1), method: c.req.method, status, ms });
    if (ok && headers.get("Cache-Control") === caching.never) headers.set("Server-Timing", `total;dur=${ms}`);
  };

import { OpenAPIHono } from "@hono/zod-openapi";
import { etag } from "hono/etag";
import { routePath } from "hono/route";
import { makeDailies } from "./daily/dailies.js";
import { openToAll, safeHeaders } from "./http/headers.js";
import { refuseBadBody } from "./http/json-body.js";
import { addOtherMethods } from "./http/methods.js";
import { describeError } from "./log.js";
import { fail, problem } from "./problem.js";
import { dailyRoutes } from "./routes/daily.js";
import { gamesRoutes } from "./routes/games.js";
import { healthRoutes } from "./routes/health.js";
import { resultsRoutes } from "./routes/results.js";
import { verifyRoutes } from "./routes/verify.js";
import type { Services } from "./services.js";

/** The API, whatever it runs on. */
export const createApp = (services: Services) => {
  const app = new OpenAPIHono({ defaultHook: refuseBadBody });
  const dailies = makeDailies(services);
  app.use(openToAll(), safeHeaders(), etag());

  app.route("/", healthRoutes(services));
  app.route("/", gamesRoutes());
  app.route("/", dailyRoutes(services, dailies));
  app.route("/", resultsRoutes(services, dailies));
  app.route("/", verifyRoutes(services));
  addOtherMethods(app);

  app.notFound((c) => problem(c, fail("not-found", "There is nothing at this address.")));
  app.onError((error, c) => {
    // The pattern, not the path: a path may hold what is nobody's business.
    const { method } = c.req;
    services.log.alarm("internal", {
      route: routePath(c, -1),
      method,
      error: describeError(error),
      stack: error.stack,
    });
    return problem(c, fail("internal", "Something went wrong here. It has been noted."));
  });
  return app;
};

import { OpenAPIHono } from "@hono/zod-openapi";
import { routePath } from "hono/route";
import { makeDailies } from "./daily/dailies.js";
import { describeApi } from "./docs/description.js";
import { style } from "./docs/style.js";
import { tags } from "./http/caching.js";
import { openToAll, pageHeaders, safeHeaders } from "./http/headers.js";
import { refuseBadBody } from "./http/json-body.js";
import { addOtherMethods } from "./http/methods.js";
import { noteRequests } from "./http/requests.js";
import { describeError } from "./log.js";
import { fail, problem } from "./problem.js";
import { dailyRoutes } from "./routes/daily.js";
import { docsRoutes } from "./routes/docs.js";
import { gamesRoutes } from "./routes/games.js";
import { healthRoutes } from "./routes/health.js";
import { resultsRoutes } from "./routes/results.js";
import { verifyRoutes } from "./routes/verify.js";
import type { Services } from "./services.js";

/** The API, whatever it runs on. */
export const createApp = (services: Services) => {
  const app = new OpenAPIHono({ defaultHook: refuseBadBody });
  const dailies = makeDailies(services);
  app.use("/docs", pageHeaders(style));
  app.use(openToAll(), safeHeaders(), noteRequests(services), tags());

  app.route("/", healthRoutes(services));
  app.route("/", gamesRoutes());
  app.route("/", dailyRoutes(services, dailies));
  app.route("/", resultsRoutes(services, dailies));
  app.route("/", verifyRoutes(services));
  app.route(
    "/",
    docsRoutes(() => describeApi(app)),
  );
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

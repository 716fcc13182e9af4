import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Every answer may be read by pages of any origin. There are no cookies, and nothing depends on the origin. */
export const openToAll = (): MiddlewareHandler => async (c, next) => {
  await next();
  c.res.headers.set("Access-Control-Allow-Origin", "*");
  c.res.headers.set("Access-Control-Expose-Headers", "ETag, Retry-After, Location");
};

/** The answers are data: nothing in them may run, and nobody frames them. */
export const safeHeaders = (): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    crossOriginResourcePolicy: "cross-origin",
    strictTransportSecurity: "max-age=31536000",
    xFrameOptions: "DENY",
  });

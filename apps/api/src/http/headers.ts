import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Every answer may be read by pages of any origin. There are no cookies, and nothing depends on the origin. */
export const openToAll = (): MiddlewareHandler => async (c, next) => {
  await next();
  c.res.headers.set("Access-Control-Allow-Origin", "*");
  c.res.headers.set("Access-Control-Expose-Headers", "Date, ETag, Retry-After, Location");
};

/** The answers are data: nothing in them may run, and nobody frames them. */
export const safeHeaders = (): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    crossOriginResourcePolicy: "cross-origin",
    strictTransportSecurity: "max-age=31536000",
    xFrameOptions: "DENY",
  });

/** A page has one style sheet, which is part of it, and the site's icon. Nothing else loads, and nothing runs. */
export const pageHeaders = (style: string): MiddlewareHandler => {
  let policy: Promise<string> | undefined;
  return async (c, next) => {
    await next();
    if (!c.res.headers.get("Content-Type")?.startsWith("text/html")) return;
    c.res.headers.set("Content-Security-Policy", await (policy ??= makePagePolicy(style)));
  };
};

const makePagePolicy = async (style: string): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style)));
  const source = `'sha256-${btoa(String.fromCharCode(...hash))}'`;
  return `default-src 'none'; style-src ${source}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
};

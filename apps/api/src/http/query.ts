import type { MiddlewareHandler } from "hono";
import { fail, problem } from "../problem.js";

/** No route has a query parameter: one that is ignored would mislead its sender, and pass by the caches. */
export const noQuery = (): MiddlewareHandler => async (c, next) => {
  const { search, searchParams } = new URL(c.req.url);
  if (search === "") return next();
  const [name = ""] = searchParams.keys();
  return problem(c, fail("unknown-parameter", `There is no query parameter ${shorten(name)} here, nor any other.`));
};

/** The first half of a pair of surrogates at the end, whose other half was cut off. */
const HALF = /[\uD800-\uDBFF]$/;

const shorten = (text: string): string =>
  JSON.stringify(text.length > 24 ? `${text.slice(0, 24).replace(HALF, "")}…` : text);

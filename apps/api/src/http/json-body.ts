import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import { describeError } from "../log.js";
import { fail, type Failure, problem } from "../problem.js";

const MOST_BYTES = 65_536;

/** At most so many errors of a body are listed. */
const MOST_ERRORS = 10;

/** What a body must pass before its schema looks at it: plain JSON in UTF-8, of a bounded size. */
export const jsonBody = (): MiddlewareHandler[] => [
  async (c, next) => {
    const failure = refuseType(c.req.header("Content-Type"), c.req.header("Content-Encoding"));
    return failure ? problem(c, failure) : next();
  },
  bodyLimit({
    maxSize: MOST_BYTES,
    onError: (c) => problem(c, fail("too-large", `The body is larger than ${MOST_BYTES} bytes.`)),
  }),
  async (c, next) => {
    try {
      JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(await c.req.arrayBuffer()));
    } catch (error) {
      return problem(
        c,
        fail("bad-json", `The body is not JSON in UTF-8: ${describeError(error).replace(/\.+$/, "")}.`),
      );
    }
    return next();
  },
];

const refuseType = (type: string | undefined, encoding: string | undefined): Failure<415> | undefined => {
  if (encoding !== undefined) return fail("unsupported-encoding", "The body has to come without a Content-Encoding.");
  if (type !== undefined && /^application\/json(;\s*charset=("?)utf-8\2)?$/i.test(type)) return undefined;
  return fail("unsupported-type", "The Content-Type has to be application/json, in UTF-8.");
};

/** Answers for a body that does not fit its schema; lets one pass that does. */
export const refuseBadBody = (
  result: { success: true } | { success: false; error: z.ZodError },
  c: Context,
): Response | undefined => {
  if (result.success) return undefined;
  const errors = result.error.issues.flatMap(listErrors).slice(0, MOST_ERRORS);
  const where = errors.map(({ pointer }) => pointer).join(", ");
  return problem(c, fail("bad-body", `The body is not as it should be, at ${where}.`, { errors }));
};

const listErrors = (issue: z.core.$ZodIssue): { pointer: string; detail: string }[] => {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ pointer: makePointer([...issue.path, key]), detail: "There is no such key." }));
  }
  const detail = issue.code === "invalid_type" ? `A value of type ${issue.expected} is expected here.` : issue.message;
  return [{ pointer: makePointer(issue.path), detail }];
};

/** A JSON pointer (RFC 6901) as a fragment. */
const makePointer = (path: readonly PropertyKey[]): string => ["#", ...path.map(encodeKey)].join("/");

/** A key comes from outside: it is shortened, and half a pair of surrogates, which may be what is left, is replaced. */
const encodeKey = (key: PropertyKey): string =>
  encodeURIComponent(
    String(key)
      .slice(0, 64)
      .replace(/\p{Cs}/gu, "\u{FFFD}")
      .replaceAll("~", "~0")
      .replaceAll("/", "~1"),
  );

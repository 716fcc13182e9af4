import { z } from "@hono/zod-openapi";
import type { Context } from "hono";

/** Every code that an error may have, with its status. Codes are stable: programs may rely on them. */
const statuses = {
  "bad-date": 400,
  "bad-deal": 400,
  "bad-id": 400,
  "bad-json": 400,
  "bad-log": 400,
  "unknown-parameter": 400,
  "before-launch": 404,
  "no-daily": 404,
  "no-result": 404,
  "not-found": 404,
  "not-yet": 404,
  "unknown-game": 404,
  "method-not-allowed": 405,
  closed: 409,
  conflict: 409,
  "too-large": 413,
  "unsupported-encoding": 415,
  "unsupported-type": 415,
  "bad-body": 422,
  illegal: 422,
  "not-won": 422,
  "too-many-moves": 422,
  "unknown-rules": 422,
  "rate-limited": 429,
  internal: 500,
  "no-secret": 503,
  "not-certified": 503,
  "not-ready": 503,
  "storage-down": 503,
} as const;

/** All codes with their statuses. */
export const problemCodes = Object.entries(statuses);

export type ProblemCode = keyof typeof statuses;
export type ProblemStatus = (typeof statuses)[ProblemCode];

const titles: Readonly<Record<ProblemStatus, string>> = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** The body of every error: problem details (RFC 9457), whose type is `about:blank`, and a stable code. */
const Problem = z
  .object({
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(statuses) as [ProblemCode, ...ProblemCode[]]),
    detail: z.string(),
    at: z.int().optional().openapi({ description: "The index, from 0, of the log's entry that is wrong." }),
    errors: z
      .array(z.object({ pointer: z.string(), detail: z.string() }))
      .optional()
      .openapi({ description: "What is wrong in the body; a JSON pointer says where." }),
  })
  .openapi("Problem");

type ProblemBody = z.infer<typeof Problem>;

/** Why a request is refused. */
export interface Failure<S extends ProblemStatus = ProblemStatus> {
  readonly status: S;
  readonly code: ProblemCode;
  /** An English sentence that says what was wrong. */
  readonly detail: string;
  readonly at?: number | undefined;
  readonly errors?: ProblemBody["errors"];
  /** Seconds until it is worth while to ask again. */
  readonly retryAfter?: number;
}

type More = Pick<Failure, "at" | "errors" | "retryAfter">;

/** A failure with the status of its code. */
export const fail = <C extends ProblemCode>(
  code: C,
  detail: string,
  more: More = {},
): Failure<(typeof statuses)[C]> => ({
  status: statuses[code],
  code,
  detail,
  ...more,
});

/** A result that is a failure. */
export const refuse = <S extends ProblemStatus>(error: Failure<S>) => ({ ok: false, error }) as const;

/** The answer that tells of a failure. All errors of the API are made here. */
export const problem = <S extends ProblemStatus>(c: Context, failure: Failure<S>) => {
  const { status, code, detail, at, errors, retryAfter } = failure;
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  c.header("Cache-Control", "no-store");
  const body: ProblemBody = { title: titles[status], status, code, detail };
  if (at !== undefined) body.at = at;
  if (errors !== undefined) body.errors = errors;
  return c.json(body, status, { "Content-Type": "application/problem+json" });
};

/** A route's description of the errors that it may answer with. */
export const problems = <S extends ProblemStatus>(...each: S[]): Record<S, ProblemDescription> =>
  Object.fromEntries(
    each.map((status) => [
      status,
      {
        description: titles[status],
        content: { "application/problem+json": { schema: Problem } },
        ...(status === 429 || status === 503 ? { headers: RetryAfter } : {}),
      },
    ]),
  ) as Record<S, ProblemDescription>;

const RetryAfter = z.object({
  "Retry-After": z.string().openapi({ description: "Seconds until it is worth while to ask again." }),
});

interface ProblemDescription {
  headers?: typeof RetryAfter;
  description: string;
  content: { "application/problem+json": { schema: typeof Problem } };
}

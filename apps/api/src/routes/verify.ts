import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { findVariant, type InputError, rulesFor, verify } from "@solitaire/engine";
import { caching } from "../http/caching.js";
import { jsonBody } from "../http/json-body.js";
import { noQuery } from "../http/query.js";
import { fail, type Failure, problem, problems } from "../problem.js";

const Submission = z
  .strictObject({
    game: z.string().openapi({ example: "penguin" }),
    rules: z
      .string()
      .optional()
      .openapi({ description: "The rules it was played by; today's if left out.", example: "penguin@1" }),
    deal: z.string().openapi({ description: "The deal number.", example: "12345" }),
    log: z.string().openapi({ description: "The moves, at most 5,000.", example: "T3-F1 T4-T9:5" }),
  })
  .openapi("Submission");

const Verdict = z
  .union([
    z.object({ outcome: z.enum(["won", "unfinished"]), moves: z.int() }),
    z.object({
      outcome: z.literal("illegal"),
      moves: z.int().openapi({ description: "The moves made before the entry that is not legal." }),
      at: z.int().openapi({ description: "The index, from 0, of that entry." }),
      reason: z.string(),
    }),
  ])
  .openapi("Verdict");

const route = createRoute({
  method: "post",
  path: "/v1/verify",
  summary: "Replays a log and judges it",
  middleware: [noQuery(), ...jsonBody()],
  request: { body: { required: true, content: { "application/json": { schema: Submission } } } },
  responses: {
    200: { description: "What the log comes to.", content: { "application/json": { schema: Verdict } } },
    ...problems(400, 413, 415, 422),
  },
});

export const verifyRoutes = () =>
  new OpenAPIHono().openapi(route, (c) => {
    const { game, ...submission } = c.req.valid("json");
    const variant = findVariant(game);
    if (!variant.ok) return problem(c, { ...fail("unknown-game", variant.error.message), status: 422 });
    const verdict = verify(rulesFor(variant.value), submission);
    if (!verdict.ok) return problem(c, refuse(verdict.error));
    return c.json(verdict.value, 200, { "Cache-Control": caching.never });
  });

/** What the engine refuses, as the API's own failure. */
const refuse = ({ code, message, at }: InputError): Failure<400 | 413 | 422> => {
  switch (code) {
    case "bad-deal":
    case "bad-log":
    case "too-many-moves":
    case "unknown-rules":
      return fail(code, message, { at });
    case "log-too-long":
      return fail("too-large", message);
    default:
      throw new Error(`the engine refused a game with a code that is not known here: ${code}`);
  }
};

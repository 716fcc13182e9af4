import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { findRules, findVariant, rulesTag, verify } from "@solitaire/engine";
import { caching } from "../http/caching.js";
import { jsonBody } from "../http/json-body.js";
import { noQuery } from "../http/query.js";
import { limitRate } from "../http/rate.js";
import { refuseInput } from "../http/refuse-input.js";
import { fail, problem, problems } from "../problem.js";
import type { Services } from "../services.js";
import { json } from "./answers.js";

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

export const verifyRoutes = ({ limits }: Services) => {
  const route = createRoute({
    method: "post",
    path: "/v1/verify",
    operationId: "verifyLog",
    tags: ["Verdicts"],
    summary: "Replays a log and judges it",
    middleware: [noQuery(), limitRate(limits.verify), ...jsonBody()],
    request: { body: { required: true, content: json(Submission) } },
    responses: {
      200: { description: "What the log comes to.", content: json(Verdict) },
      ...problems(400, 413, 415, 422, 429),
    },
  });

  return new OpenAPIHono().openapi(route, (c) => {
    const { game, ...submission } = c.req.valid("json");
    const variant = findVariant(game);
    if (!variant.ok) return problem(c, { ...fail("unknown-game", variant.error.message), status: 422 });
    const rules = findRules(variant.value, submission.rules ?? rulesTag(variant.value));
    if (!rules.ok) return problem(c, refuseInput(rules.error));
    const verdict = verify(rules.value, submission);
    if (!verdict.ok) return problem(c, refuseInput(verdict.error));
    return c.json(verdict.value, 200, { "Cache-Control": caching.never });
  });
};

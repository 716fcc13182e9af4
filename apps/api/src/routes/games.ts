import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { rulesTag, variants } from "@solitaire/engine";
import { caching } from "../http/caching.js";
import { noQuery } from "../http/query.js";
import { problems } from "../problem.js";
import { json, unchanged } from "./answers.js";

const Games = z
  .object({
    games: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        decks: z.union([z.literal(1), z.literal(2)]),
        rules: z.string().openapi({ example: "penguin@1" }),
        daily: z.boolean().openapi({ description: "Whether the game has a daily deal." }),
      }),
    ),
  })
  .openapi("Games");

const route = createRoute({
  method: "get",
  path: "/v1/games",
  operationId: "listGames",
  tags: ["Games"],
  summary: "The games",
  middleware: noQuery(),
  responses: {
    200: {
      description: "The games, in the order in which they are offered.",
      content: json(Games),
    },
    ...unchanged,
    ...problems(400),
  },
});

const games: z.infer<typeof Games> = {
  games: variants.map((variant) => {
    const { id, name, decks, daily } = variant;
    return { id, name, decks, rules: rulesTag(variant), daily };
  }),
};

export const gamesRoutes = () =>
  new OpenAPIHono().openapi(route, (c) => c.json(games, 200, { "Cache-Control": caching.games }));

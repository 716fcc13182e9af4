import { z } from "@hono/zod-openapi";
import { findVariant, type Result, type Variant } from "@solitaire/engine";
import { createMiddleware } from "hono/factory";
import { readOpenDay } from "../daily/open-day.js";
import { fail, type Failure, problem, refuse } from "../problem.js";
import { isReceipt } from "../results/receipt.js";
import type { Asked } from "../results/results.js";
import type { Services } from "../services.js";

export const date = z.string().openapi({ format: "date", description: "A day in UTC, from the launch to today." });
export const game = z.string().openapi({ description: "The id of a game.", example: "penguin" });

/** What {@link openAddress} leaves for the handler. */
export interface WithAddress {
  Variables: { asked: Asked };
}

/**
 * Reads `{date}`, `{game}` and, where the route has one, `{id}`, in this order and before the body: a day to come is
 * refused whatever is sent.
 */
export const openAddress = ({ clock, launch }: Services) =>
  createMiddleware<WithAddress>(async (c, next) => {
    const now = clock();
    const params = c.req.param() as { date: string; game: string; id?: string };
    const day = readOpenDay(params.date, launch, now);
    if (!day.ok) return problem(c, day.error);
    const variant = readGame(params.game);
    if (!variant.ok) return problem(c, variant.error);
    if (params.id !== undefined && !isReceipt(params.id)) {
      return problem(c, fail("bad-id", "The id in the address is no UUID of version 4 in small letters."));
    }
    c.set("asked", { day: day.value, game: variant.value, now });
    return next();
  });

/** Finds a game that has dailies. */
const readGame = (id: string): Result<Variant, Failure<404>> => {
  const variant = findVariant(id);
  if (!variant.ok) return refuse(fail("unknown-game", variant.error.message));
  return variant.value.daily ? variant : refuse(fail("no-daily", `${variant.value.name} has no daily deal.`));
};

import type { Variant } from "@solitaire/engine";
import { createMiddleware } from "hono/factory";
import { readOpenDay } from "../daily/open-day.js";
import type { Day } from "../day.js";
import { fail, problem } from "../problem.js";
import { isReceipt } from "../results/receipt.js";
import { readGame } from "./daily.js";
import type { Services } from "../services.js";

/** The daily that an address names, and when it was asked for. */
export interface Address {
  readonly day: Day;
  readonly game: Variant;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What `openAddress` leaves for the handler. */
export interface WithAddress {
  Variables: { address: Address };
}

/**
 * Reads `{date}`, `{game}` and, where the route has one, `{id}`, in this order and before the body: a day to come is
 * refused whatever is sent.
 */
export const openAddress = ({ clock, launch }: Services) =>
  createMiddleware<WithAddress>(async (c, next) => {
    const now = clock();
    const { date, game, id } = c.req.param() as { date: string; game: string; id?: string };
    const day = readOpenDay(date, launch, now);
    if (!day.ok) return problem(c, day.error);
    const found = readGame(game);
    if (!found.ok) return problem(c, found.error);
    if (id !== undefined && !isReceipt(id)) {
      return problem(c, fail("bad-id", "The id in the address is no UUID of version 4 in small letters."));
    }
    c.set("address", { day: day.value, game: found.value, now });
    return next();
  });

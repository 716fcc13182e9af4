import type { z } from "@hono/zod-openapi";

/** A route's description of what it takes or answers in JSON. */
export const json = <S extends z.ZodType>(schema: S) => ({ "application/json": { schema } });

/** A route's description of the answer to whoever has it already. */
export const unchanged = { 304: { description: "Unchanged." } };

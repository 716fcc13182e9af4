import { createApp } from "../../src/app.js";
import type { Services } from "../../src/services.js";
import { mustHold } from "../simulation/violation.js";

/** What `/v1/verify` must answer. */
export interface Expected {
  readonly outcome: "won" | "unfinished" | "illegal";
  readonly moves: number;
  readonly at?: number;
}

const app = createApp({
  limits: { verify: async () => true, results: async () => true },
  log: { request: () => undefined, info: () => undefined, alarm: () => undefined },
} as Partial<Services> as Services);

/** Has the service judge a game, and holds its verdict against the one that is right. */
export const expectVerdict = async (
  submission: { game: string; deal: string; log: string },
  expected: Expected,
): Promise<void> => {
  const response = await app.request("/v1/verify", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(submission),
  });
  const { reason, ...verdict } = await response.json<{ reason?: string } & Expected>();
  const { outcome, moves, at } = expected;
  const agrees = response.status === 200 && verdict.outcome === outcome && verdict.moves === moves && verdict.at === at;
  mustHold(agrees, () => {
    const is = `${response.status} ${JSON.stringify({ ...verdict, reason })}`;
    return `It is ${is}, but should be ${JSON.stringify(expected)}: ${JSON.stringify(submission)}`;
  });
};

/** How many logs were judged, by what they were. */
export class Count {
  won = 0;
  unfinished = 0;
  illegal = 0;
}

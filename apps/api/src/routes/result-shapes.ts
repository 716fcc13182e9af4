import { z } from "@hono/zod-openapi";
import { closesAt, isClosed, makeTimeText } from "../day.js";
import type { DayResults as FoundResults, StoredResult } from "../store/result-store.js";
import type { Asked } from "../results/results.js";

export const ResultSubmission = z
  .strictObject({
    log: z
      .string()
      .openapi({ description: "The moves, at most 5,000, which win the day's deal.", example: "T7-R1 T2-T5" }),
    rules: z.string().optional().openapi({ description: "The rules it was played by.", example: "penguin@1" }),
  })
  .openapi("ResultSubmission");

const moves = z.int().positive();
const rules = z.string().openapi({ description: "The rules it was judged by.", example: "penguin@1" });
const ofDaily = { date: z.iso.date(), game: z.string() };

export const PlayerResult = z
  .object({
    ...ofDaily,
    rules,
    log: z.string().openapi({ description: "The moves as the replay writes them." }),
    moves,
    received: z.iso.datetime({ precision: 3 }),
    place: z.object({
      rank: z.int().positive().openapi({ description: "1 for the fewest moves. Wins of the same moves share a rank." }),
      wins: z.int().positive().openapi({ description: "All verified wins of the day's deal, this one among them." }),
      percent: z.int().min(0).max(99).openapi({
        description: "How many of the wins have more moves, in per cent of all wins, rounded down.",
      }),
    }),
  })
  .openapi("PlayerResult");

export const DayResults = z
  .object({
    ...ofDaily,
    closes: z.iso.datetime().openapi({ description: "48 hours after the opening." }),
    closed: z.boolean(),
    wins: z.int().min(0).openapi({ description: "The verified wins; one that came twice, move by move, counts once." }),
    fewest: moves.nullable().openapi({ description: "The fewest moves of a win." }),
    distribution: z
      .array(z.object({ moves, wins: z.int().positive() }))
      .openapi({ description: "How many wins have how many moves, from the fewest moves to the most." }),
    best: z
      .object({ from: z.enum(["player", "certificate"]), rules, log: z.string(), moves })
      .nullable()
      .openapi({
        description:
          "After closing: the first win with the fewest moves, else the solver's. Null before, and if there is none.",
      }),
  })
  .openapi("DayResults");

export const describeResult = ({ day, game }: Asked, result: StoredResult): z.infer<typeof PlayerResult> => {
  const { rules: tag, log, moves: count, received, wins, fewer, more } = result;
  return {
    date: day,
    game: game.id,
    rules: tag,
    log,
    moves: count,
    received: new Date(received).toISOString(),
    // There is always one win to divide by: the player's own.
    place: { rank: fewer + 1, wins, percent: Math.floor((100 * more) / wins) },
  };
};

export const describeResults = (
  { day, game, now }: Asked,
  { distribution, best }: FoundResults,
): z.infer<typeof DayResults> => ({
  date: day,
  game: game.id,
  closes: makeTimeText(closesAt(day)),
  closed: isClosed(day, now),
  wins: distribution.reduce((sum, { wins }) => sum + wins, 0),
  fewest: distribution[0]?.moves ?? null,
  distribution: [...distribution],
  best: best ?? null,
});

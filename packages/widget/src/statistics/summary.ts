import type { Tally } from "../daily/client.js";
import { dayOfKey } from "../storage/deal-key.js";
import type { PlayRecord } from "./play-record.js";
import { type Streak, streakOf } from "./streak.js";

/** What a player's deals of one game come to. */
export interface Summary {
  /** Deals with at least one move. */
  readonly played: number;
  readonly won: number;
  readonly hints: number;
  readonly fewestMoves: number | undefined;
  /** Milliseconds. */
  readonly bestTime: number | undefined;
  /** The moves of the win that came last. */
  readonly lastMoves: number | undefined;
  /** How many deals were won in how many moves, from the fewest. */
  readonly distribution: readonly Tally[];
  /** Of dailies, if any were played. */
  readonly streak: Streak | undefined;
}

/** @param records By the keys of the deals. @param today The day in UTC. */
export const summarise = (records: ReadonlyMap<string, PlayRecord>, today: string): Summary => {
  const all = [...records.values()];
  const wins = all.flatMap(({ win }) => win ?? []).sort((a, b) => a.moves - b.moves);
  const tallies = new Map<number, number>();
  for (const { moves } of wins) tallies.set(moves, (tallies.get(moves) ?? 0) + 1);
  const last = wins.reduce<(typeof wins)[number] | undefined>((a, b) => (a && a.at > b.at ? a : b), undefined);
  return {
    played: all.length,
    won: wins.length,
    hints: all.reduce((sum, { hints }) => sum + hints, 0),
    fewestMoves: wins[0]?.moves,
    bestTime: wins.length > 0 ? Math.min(...wins.map(({ elapsed }) => elapsed)) : undefined,
    lastMoves: last?.moves,
    distribution: Array.from(tallies, ([moves, count]) => ({ moves, wins: count })),
    streak: [...records.keys()].some(dayOfKey) ? streakOf(records, today) : undefined,
  };
};

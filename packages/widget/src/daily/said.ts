import type { Environment } from "../environment.js";
import { addDays, closeOfDay, startOfDay } from "./day.js";

/** How far the API's clock is ahead of this machine's, in milliseconds; and whether that tells how late it is there, or the day alone. */
export type Lead = readonly [ms: number, isExact: boolean];

/**
 * What an answer says of the API's clock: the least change of this machine's that agrees, which is none, unless that
 * contradicts. A clock that does is put at the earliest moment that it can be, so that no day is over before it is.
 * @param known What was known before: a day of the past may say nothing new.
 */
export type Said = (known: Lead) => Lead;

/** Fetches, and notes what the answer says of the API's clock. */
export interface Listener {
  readonly fetch: Environment["fetch"];
  /** @param day A day that has begun there, by that answer. @param isToday Whether it is that day. */
  readonly said: (day: string, isToday: boolean) => Said;
}

/** How much older than its coming an answer may be, in milliseconds: it names the second alone, and may have been kept for a minute, */
const KEPT_MS = 61_000;
/** or for five, if it is about a day that is named. */
const NAMED_KEPT_MS = 301_000;

/** For one answer. */
export const listen = ({ date, fetch }: Pick<Environment, "date" | "fetch">): Listener => {
  // By this machine's clock. Anything may lie between: it sleeps, the page rests.
  let asked: number;
  let heard: number;
  /** When the answer was made, by the API's; `NaN` where a page may not read that. */
  let at: number;
  return {
    fetch: async (...request) => {
      asked = date();
      const response = await fetch(...request);
      heard = date();
      at = Date.parse(response.headers.get("Date") ?? "");
      return response;
    },
    said: (day, isToday) => (known) => {
      const begin = startOfDay(day);
      // Of a day that has closed an answer may be as old as that.
      const end = isToday ? startOfDay(addDays(day, 1)) : closeOfDay(day);
      const isTimed = at >= begin && at < end;
      const earliest = isTimed ? at : begin;
      const kept = isToday ? KEPT_MS : NAMED_KEPT_MS;
      const latest = isTimed ? Math.min(at + kept, end) : isToday ? end : Infinity;
      const [agreed, isExact] = isToday ? [0, true] : known;
      const ms = heard + agreed < earliest ? earliest - heard : asked + agreed >= latest ? earliest - asked : agreed;
      return [ms, isTimed || (isExact && ms === agreed)];
    },
  };
};

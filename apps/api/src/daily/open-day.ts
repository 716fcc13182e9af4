import type { Result } from "@solitaire/engine";
import { type Day, dayAt, parseDay } from "../day.js";
import { fail, type Failure, refuse } from "../problem.js";

/** Reads the date of a request. Only days from the launch to today pass: nothing may be said of a day to come. */
export const readOpenDay = (text: string, launch: Day, now: number): Result<Day, Failure<400 | 404>> => {
  const day = parseDay(text);
  if (!day) return refuse(fail("bad-date", "The date in the address is no day that exists, written as YYYY-MM-DD."));
  if (day > dayAt(now)) return refuse(fail("not-yet", `The deals of ${day} open when that day begins, at 00:00 UTC.`));
  if (day < launch)
    return refuse(fail("before-launch", `There are no deals of ${day}: the first are those of ${launch}.`));
  return { ok: true, value: day };
};

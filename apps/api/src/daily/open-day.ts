import type { Result } from "@solitaire/engine";
import { type Day, dayAt, makeTimeText, opensAt, parseDay } from "../day.js";
import { fail, type Failure } from "../problem.js";

type OpenDay = Result<Day, Failure<400 | 404>>;

/** Reads the date of a request. Only days from the launch to today pass: nothing may be said of a day to come. */
export const readOpenDay = (text: string, launch: Day, now: number): OpenDay => {
  const day = parseDay(text);
  if (!day) return refuse(fail("bad-date", "A date is a day that exists, written as YYYY-MM-DD."));
  if (day > dayAt(now)) return refuse(fail("not-yet", `The deals of ${day} open at ${makeTimeText(opensAt(day))}.`));
  if (day < launch) return refuse(fail("before-launch", `The first daily deals are those of ${launch}.`));
  return { ok: true, value: day };
};

const refuse = (error: Failure<400 | 404>): OpenDay => ({ ok: false, error });

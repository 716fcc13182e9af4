import type { DayState } from "../calendar/calendar.js";
import { datesIn } from "./dates.js";
import { count } from "./en.js";
import { inHours } from "./until.js";

const date = datesIn("en-GB");
const fullDay = date({ weekday: "long", day: "numeric", month: "long" });
const month = date({ month: "long", year: "numeric" });
const weekday = date({ weekday: "long" });
const weekdayShort = date({ weekday: "short" });
const localTime = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const UNITS = { hour: "h", minute: "min" };

const states = { won: "won on its day", late: "won later", begun: "begun", none: "not played" };

/** English texts of the calendar of daily deals, which load when it is opened. */
export const enCalendar = {
  title: "Daily deals",
  /** @param of `YYYY-MM`. */
  month: (of: string): string => month(`${of}-01`),
  /** The name of a day's column, by any such day. */
  weekday: (day: string): string => weekday(day),
  weekdayShort: (day: string): string => weekdayShort(day),
  before: "The month before",
  after: "The month after",
  /** A day in full. @param moves Those of its win. */
  day: (
    day: string,
    {
      state,
      moves,
      isToday,
      isShown,
    }: { state: DayState; moves?: number | undefined; isToday: boolean; isShown: boolean },
  ): string =>
    [
      fullDay(day),
      ...(isToday ? ["today"] : []),
      `${states[state ?? "none"]}${moves === undefined ? "" : ` in ${count(moves, "move", "moves")}`}`,
      ...(isShown ? ["on the table"] : []),
    ].join(", "),
  legend: { won: "Won on its day", late: "Won later", begun: "Begun" },
  /** Days in a row, up to now and at most. */
  streak: (current: number, best: number): string => `Streak *${days(current)}*, best *${days(best)}*`,
  /** @param ms How long until the next daily, if that is known. @param at When that is. @param isUtc Whether clocks here show UTC. */
  next: (ms: number | undefined, at: number, isUtc: boolean): string =>
    ms === undefined
      ? "The next daily deal comes at midnight UTC."
      : `The next daily deal comes in *${inHours(ms, UNITS)}*, when the day begins in UTC${isUtc ? "" : ` (${localTime.format(at)} here)`}.`,
  away: "The server cannot be reached: only deals that you have begun can be opened now.",
};

const days = (n: number): string => count(n, "day", "days");

export type CalendarStrings = typeof enCalendar;

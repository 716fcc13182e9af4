import { addDays, closeOfDay, dayAt } from "../daily/day.js";
import { dayOfKey } from "../storage/deal-key.js";
import type { PlayRecord } from "./play-record.js";

/** Days in a row. */
export interface Streak {
  /** Up to today, or to yesterday while today may still be won. */
  readonly current: number;
  readonly best: number;
}

/** Records of a game by the keys of its deals. */
type Records = ReadonlyMap<string, PlayRecord>;

/** Whether a daily was won on its day: begun on it, and won before its results closed. */
export const isOnItsDay = (day: string, { begun, win }: PlayRecord): boolean =>
  win !== undefined && dayAt(begun) === day && win.at < closeOfDay(day);

/** The days whose dailies were won on their day. */
export const wonDays = (records: Records): ReadonlySet<string> => {
  const days = new Set<string>();
  for (const [key, record] of records) {
    const day = dayOfKey(key);
    if (day !== undefined && isOnItsDay(day, record)) days.add(day);
  }
  return days;
};

/** How many days in a row end with a day, itself among them. */
export const runTo = (days: ReadonlySet<string>, day: string): number => {
  let length = 0;
  while (days.has(addDays(day, -length))) length++;
  return length;
};

export const streakOf = (records: Records, today: string): Streak => {
  const days = wonDays(records);
  const ends = [...days].filter((day) => !days.has(addDays(day, 1)));
  return {
    current: runTo(days, days.has(today) ? today : addDays(today, -1)),
    best: Math.max(0, ...ends.map((day) => runTo(days, day))),
  };
};

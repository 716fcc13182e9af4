declare const brand: unique symbol;

/** A day in UTC that exists, as `YYYY-MM-DD`. Days compare as text. */
export type Day = string & { readonly [brand]: true };

const MS_PER_DAY = 86_400_000;

/** Reads a day; `undefined` if the text is not exactly `YYYY-MM-DD` in ASCII or there is no such day. */
export const parseDay = (text: string): Day | undefined => {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  // Date.parse takes 30 February for 2 March.
  return !Number.isNaN(ms) && dayAt(ms) === text ? (text as Day) : undefined;
};

/** The day of an instant, in milliseconds since 1970. */
export const dayAt = (ms: number): Day =>
  new Date(Math.floor(ms / MS_PER_DAY) * MS_PER_DAY).toISOString().slice(0, 10) as Day;

export const addDays = (day: Day, days: number): Day => dayAt(opensAt(day) + days * MS_PER_DAY);

/** When a day's deals open: midnight UTC, in milliseconds since 1970. */
export const opensAt = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** When a day's deals close, 48 hours later: a game begun before midnight can be finished. */
export const closesAt = (day: Day): number => opensAt(day) + 2 * MS_PER_DAY;

/** @param now Milliseconds since 1970. */
export const isClosed = (day: Day, now: number): boolean => now >= closesAt(day);

/** An instant on a whole second as text: `2026-11-30T00:00:00Z`. */
export const makeTimeText = (ms: number): string => new Date(ms).toISOString().replace(".000Z", "Z");

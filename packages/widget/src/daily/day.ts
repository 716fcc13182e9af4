const MS_PER_DAY = 86_400_000;

/** Whether a text is a day that there is, written `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = startOfDay(text);
  return !Number.isNaN(time) && dayAt(time) === text;
};

/** Whether a code, the table's own or the API's, says of a day that it has no daily. */
export const isAboutDay = (code: string): boolean => /^(?:bad-date|not-yet|before-launch)$/.test(code);

/** When a day begins in UTC, in milliseconds since 1970. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00Z`);

/** The day of an instant in UTC, `YYYY-MM-DD`. */
export const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayAt(startOfDay(day) + days * MS_PER_DAY);

/** When wins of a day's daily are no longer taken: 48 hours after its day has begun, so that what was begun before midnight can be finished. */
export const closeOfDay = (day: string): number => startOfDay(day) + 2 * MS_PER_DAY;

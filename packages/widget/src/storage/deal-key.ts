/** What a deal is kept by among those of its game: its number, or the day whose daily it is. */
export const dealKey = (number: string, date: string | undefined): string =>
  date === undefined ? number : `daily-${date}`;

/** The day of a daily's key; `undefined` for other keys. */
export const dayOfKey = (key: string): string | undefined =>
  key.startsWith("daily-") ? key.slice("daily-".length) : undefined;

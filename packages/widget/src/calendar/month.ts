import { addDays, dayAt, startOfDay } from "../daily/day.js";

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

const lengthOf = (month: string): number => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

/** From Monday, 0, to Sunday, 6. */
const weekday = (day: string): number => (new Date(startOfDay(day)).getUTCDay() + 6) % 7;

/** The most weeks that a month has days in. */
const WEEKS = 6;

/** The days of a month in six weeks from Monday to Sunday; `undefined` where they reach beyond the month. */
export const weeksOf = (month: string): (string | undefined)[][] => {
  const first = `${month}-01`;
  const before = weekday(first);
  const length = lengthOf(month);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, i) => {
      const index = week * 7 + i - before;
      return index >= 0 && index < length ? addDays(first, index) : undefined;
    }),
  );
};

/** The same day of another month, or that month's last. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, number = 0, date = 0] = day.split("-").map(Number);
  const month = monthOf(dayAt(Date.UTC(year, number - 1 + months, 1)));
  return `${month}-${String(Math.min(date, lengthOf(month))).padStart(2, "0")}`;
};

/** Where a key leads from a day of a calendar; `undefined` for keys that lead nowhere. */
export const dayByKey = (day: string, key: string): string | undefined => {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekday(day));
    case "End":
      return addDays(day, 6 - weekday(day));
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    default:
      return undefined;
  }
};

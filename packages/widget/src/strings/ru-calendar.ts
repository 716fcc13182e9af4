import { datesIn } from "./dates.js";
import type { CalendarStrings } from "./en-calendar.js";
import { capital, moves } from "./ru.js";
import { inHours } from "./until.js";

const date = datesIn("ru");
const fullDay = date({ weekday: "long", day: "numeric", month: "long" });
const month = date({ month: "long", year: "numeric" });
const localTime = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit" });
const UNITS = { hour: "ч", minute: "мин" };

const states = { won: "сошёлся в свой день", late: "сошёлся позже", begun: "начат", none: "не сыгран" };

/** Russian texts of the calendar of daily deals. */
export const ruCalendar: CalendarStrings = {
  title: "Расклады дня",
  // The year needs no word of its own over a calendar.
  month: (of) => capital(month(`${of}-01`).replace(/\sг\.$/, "")),
  weekday: date({ weekday: "long" }),
  weekdayShort: date({ weekday: "short" }),
  before: "Предыдущий месяц",
  after: "Следующий месяц",
  day: (day, { state, moves: n, isToday, isShown }) =>
    [
      fullDay(day),
      ...(isToday ? ["сегодня"] : []),
      `${states[state ?? "none"]}${n === undefined ? "" : `, ${moves(n)}`}`,
      ...(isShown ? ["на столе"] : []),
    ].join(", "),
  legend: { won: "Сошёлся в свой день", late: "Сошёлся позже", begun: "Начат" },
  streak: (current, best) => `Дней подряд: *${current}*, рекорд: *${best}*`,
  next: (ms, at, isUtc) =>
    ms === undefined
      ? "Следующий расклад дня\u00A0— в полночь по\u00A0UTC."
      : `Следующий расклад дня\u00A0— через *${inHours(ms, UNITS)}*, с началом дня по\u00A0UTC${isUtc ? "" : ` (здесь ${localTime.format(at)})`}.`,
  away: "Сервер недоступен: сейчас открываются только начатые расклады.",
};

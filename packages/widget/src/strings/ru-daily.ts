import { datesIn } from "./dates.js";
import type { DailyStrings } from "./en-daily.js";

const date = datesIn("ru");
const dayAndMonth = date({ day: "numeric", month: "long" });
const long = date({ day: "numeric", month: "long", year: "numeric" });
/** With its year in full: «г.» at the end of a sentence would take the place of its full stop. */
const fullDay = (day: string): string => long(day).replace(/г\.$/, "года");

/** What the API says by its codes, in Russian. */
const PROBLEMS: Readonly<Record<string, string>> = {
  unreachable: "Сервер недоступен.",
  "bad-answer": "Ответ сервера непонятен.",
  "bad-date": "Сервер не знает такого дня.",
  "before-launch": "В тот день раскладов ещё не было.",
  "not-yet": "Этот расклад ещё не вышел.",
  "no-daily": "У этой игры нет расклада дня.",
  "unknown-game": "Сервер не знает такой игры.",
  "unknown-rules": "У сервера другие правила: обновите страницу.",
  "no-result": "Такой победы на сервере нет.",
  closed: "День уже закрыт.",
  conflict: "Под этим именем хранится другая победа.",
  illegal: "В записи есть ход не по правилам.",
  "not-won": "Эта запись не доводит пасьянс до конца.",
  "too-many-moves": "В записи слишком много ходов.",
  "rate-limited": "Слишком много запросов подряд: попробуйте через минуту.",
  "not-certified": "Расклад дня ещё готовится.",
};

export const problem = (code: string): string => PROBLEMS[code] ?? `Сервер ответил отказом (${code}).`;

/** Russian texts about the daily deal and the server that issues and judges it. */
export const ruDaily: DailyStrings = {
  badDate: (day: string): string => `Дня «${day}» нет. День пишется так: 2026\u2060-\u206011\u2060-\u206030.`,
  today: "Сегодняшний расклад",
  newDay: "Новый день\u00A0— новый расклад.",
  playNewDay: "Сыграть",
  otherRules: (theirs: string, ours: string): string =>
    `Сервер сдаёт по правилам ${theirs}, а страница играет по ${ours}. Обновите страницу.`,
  unreachable: "Сервер недоступен.",
  unreachableDaily: "Расклад дня сейчас не получить.",
  playsOn: "Сервер недоступен: игра идёт дальше, а победа будет проверена позже.",
  problem: (code: string, _detail: string | undefined): string => problem(code),
  badAnswer: (status: number): string => `Ответ сервера непонятен (${status}).`,
  badDeal: "Сервер назвал расклад, которого нет.",
  otherDay: (theirs: string, asked: string): string =>
    `Вместо расклада за ${fullDay(asked)} сервер прислал расклад за ${fullDay(theirs)}.`,
  fails: (status: number): string => `На сервере неполадка (${status}). Попробуйте чуть позже.`,
  notYet: (day: string): string =>
    `Расклад за ${fullDay(day)} ещё не вышел: он появится, когда этот день начнётся по UTC.`,
  settled: (isWon: boolean, game: string, day: string): string =>
    `${game}, ${dayAndMonth(day)}: победа ${isWon ? "проверена" : "сервером не принята"}.`,
};

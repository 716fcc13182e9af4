import type { InputError } from "@solitaire/engine";
import { datesIn } from "./dates.js";
import type { Strings } from "./en-table.js";
import type { Letter } from "./letters.js";
import { by, capital, form, ru } from "./ru.js";

const date = datesIn("ru");
const dayAndMonth = date({ day: "numeric", month: "long" });
const short = date({ day: "numeric", month: "short" });
const fullDay = date({ weekday: "long", day: "numeric", month: "long" });

const LEVELS = ["Очень легко", "Легко", "Средне", "Трудно", "Очень трудно"];

/** All Russian texts of a table that can be played. */
export const ruTable: Strings = {
  ...ru,

  table: (name: string, deal: string): string => `${name}, ${deal}`,
  dealOf: (number: string): string => `расклад ${number}`,
  daily: "Расклад дня",
  dailyOf: (day: string): string => `расклад дня, ${dayAndMonth(day)}`,
  dailyShort: (day: string): string => `На ${short(day)}`,
  day: fullDay,
  level: (level: number): string => LEVELS[level - 1]!,
  difficulty: (level: number): string => `Сложность: ${LEVELS[level - 1]!.toLowerCase()}`,
  actions: "Действия",
  undo: "Отменить",
  redo: "Вернуть",
  hint: "Подсказка",
  finish: "Доиграть",
  restart: "Сначала",
  newDeal: "Новый расклад",
  calendar: "Календарь",
  settings: "Настройки",
  rules: "Правила",
  statistics: "Статистика",
  more: "Ещё",
  nextPlayable: "До хода",
  moves: (n: number): string => `*${n}* ${form(n, "ход", "хода", "ходов")}`,
  timesThrough: (n: number): string => `*${n}* ${form(n, "круг", "круга", "кругов")} колоды`,
  builtBy: (step: number): string => `Базы ${by(step)}`,
  solved: "Сошёлся",
  showResult: "Пасьянс сошёлся: показать итог",
  stuck: "Ходов больше нет",

  buildBy: "Строить базы",
  buildByWhy: "Один выбор для всех четырёх баз, после первого хода его не изменить.",
  interval: (step: number): string => capital(by(step)),
  series: (base: number, step: number, letter: Letter): string =>
    `${[0, 1, 2, 3, 4].map((i) => letter((base + i * step) % 13)).join(" ")} …`,

  notKept: "Браузер ничего не хранит: игра не сохранится.",
  noRoom: "В браузере нет места: игра больше не сохраняется.",
  dismiss: "Закрыть",
  noRussian: "Не все русские тексты сейчас загружаются.",

  wrong: ({ code }: InputError): string =>
    code === "unknown-game"
      ? "Такой игры здесь нет."
      : "Это не номер расклада. Номер\u00A0— число от 1, не длиннее 20 цифр и без нулей впереди; перед ним может стоять ms.",
  noGame: (games: string): string => `Столу нужна игра: укажите в атрибуте game одну из: ${games}.`,
  dailyNeedsApi: "Раскладу дня нужен адрес сервера: задайте атрибут api.",
  badApi: (address: string): string => `В атрибуте api не адрес: «${address}».`,
  badSetting: (name: string, value: string, values: readonly string[]): string =>
    `Атрибут ${name} равен «${value}», а может быть ${values.join(", ")}.`,
  badEnvironment: (name: string): string => `В свойстве environment нет ${name}: его заменяет сам браузер.`,
  noDaily: (name: string): string => `${name}: в этой игре нет расклада дня.`,
};

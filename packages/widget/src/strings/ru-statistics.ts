import type { StatisticsStrings } from "./en-statistics.js";
import { count } from "./ru.js";

/** Russian texts of the statistics. */
export const ruStatistics: StatisticsStrings = {
  title: "Статистика",
  played: "Сыграно",
  won: "Сошлось",
  share: "Доля побед",
  percent: (n: number): string => `${n} %`,
  hints: "Подсказки",
  fewestMoves: "Минимум ходов",
  bestTime: "Лучшее время",
  streak: "Дней подряд",
  bestStreak: "Рекорд подряд",
  days: (n: number): string => count(n, "день", "дня", "дней"),
  none: "–",

  chart: "Ходы в победах",
  chartOf: (wins: number, fewest: number, last: number): string =>
    `Сколько ходов в победах (${count(wins, "расклад", "расклада", "раскладов")}): меньше всего ${fewest}, в последней ${last}.`,
  last: (moves: number): string => `последняя, ${moves}`,
  ofMoves: "ходы",
  nothingPlayed: "Ещё ничего не сыграно: расклад считается с первого хода.",
  nothingWon: "С первой победы начнётся диаграмма.",
  howCounted:
    "Расклад считается один раз, с первого хода; повторная победа может только улучшить его показатели. Дни подряд считаются, пока расклад каждого дня сходится в тот же день.",

  elsewhere: "Перенос",
  whatIsTaken:
    "Всё это хранится только в этом браузере. Перенести можно файлом: в нём статистика, сохранённые игры, квитанции отправленных побед и победы, которые ещё не проверены, по всем играм, а также настройки. Загрузка добавляет к тому, что есть, и ничего не убирает.",
  save: "Сохранить в файл",
  load: "Загрузить файл",
};

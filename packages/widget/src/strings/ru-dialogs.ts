import type { Verdict } from "@solitaire/engine";
import type { DialogStrings } from "./en-dialogs.js";
import { count, ru } from "./ru.js";
import { problem } from "./ru-daily.js";

const wins = (n: number): string => count(n, "проверенная победа", "проверенные победы", "проверенных побед");

const awayFor = (status: number | undefined): string => {
  if (status === undefined) return "Сервер недоступен.";
  if (status === 429) return "У сервера слишком много запросов.";
  return status >= 500 ? `На сервере неполадка (${status}).` : `Ответ сервера непонятен (${status}).`;
};

/** Russian texts of the dialogs. */
export const ruDialogs: DialogStrings = {
  close: "Закрыть",
  restart: "Этот расклад сначала",
  canBeUndone: "Можно отменить",
  calendar: "Календарь раскладов дня",
  rulesOf: (name: string): string => `Правила: ${name}`,
  noRules: "Правила сейчас не загружаются.",
  won: (name: string, deal: string): string => `${name}, ${deal}`,
  moves: "Ходы",
  par: "Эталон",
  time: "Время",
  streak: "Дней подряд",
  days: (n: number): string => count(n, "день", "дня", "дней"),
  watch: "Посмотреть игру",
  judging: "Сервер проверяет победу…",
  judged: (verdict: Verdict, made: string): string =>
    verdict.outcome === "won"
      ? `Проверено сервером: ${made}.`
      : `Сервер не засчитал победу${verdict.outcome === "illegal" ? `: пункт ${verdict.at + 1} записи не по правилам.` : "."}`,
  offer:
    "Можно узнать место этой победы среди всех: для этого сервер сохранит её ходы и, когда день закроется, сможет их показать.",
  share: "Отправить победу",
  stored: "Сервер хранит ходы отправленных побед и, когда день закроется, может их показать.",
  place: (percent: number, n: number): string =>
    `*Ходов меньше, чем в ${percent} %* из ${count(n, "проверенной победы", "проверенных побед", "проверенных побед")}`,
  rank: (rank: number, n: number): string =>
    n === 1
      ? "Пока это *единственная* проверенная победа в этом раскладе"
      : `*Место ${rank}* из ${count(n, "проверенной победы", "проверенных побед", "проверенных побед")} в этом раскладе`,
  you: (n: number): string => `своя, ${n}`,
  parOf: (n: number): string => `эталон ${n}`,
  ofMoves: "ходы",
  chart: (n: number, fewest: number, own: number): string =>
    `Сколько ходов в победах (${wins(n)}): меньше всего ${fewest}, в этой ${own}.`,
  away: (status: number | undefined): string =>
    `${awayFor(status)} Победа сохранена и будет проверена, когда он ответит.`,
  refused: (code: string, _detail: string | undefined): string => `Сервер не принял победу. ${problem(code)}`,
  keys: "Клавиши",
  keysWhere: "Они действуют, пока фокус на столе или его кнопках; нажатие на сукно переводит его туда.",
  keyList: ({ columns, kind, stock }) => [
    [
      "Стрелки",
      "ведут от карты к карте или от кнопки к кнопке; Home и End\u00A0— к первой и последней стопке ряда или кнопке",
    ],
    ["Tab", "ведёт от кнопок к первой группе стопок и дальше к следующей"],
    ["Enter, пробел", "берут карту и кладут её"],
    ["Enter дважды", "делает лучший ход картой"],
    ["Esc", "возвращает карты на место или прекращает поиск расклада"],
    columns < 10
      ? [`1–${columns}`, `переводят ${ru.pile(kind, 0, "to")} с этим номером`]
      : [
          "1–9, 0",
          `переводят ${ru.pile(kind, 0, "to")} с этим номером, 0\u00A0— с десятым${columns > 10 ? "; две цифры подряд\u00A0— номер больше девяти" : ""}`,
        ],
    ["U, R", "отменяют и возвращают ход"],
    ...(stock === "row" ? ([["S", "сдаёт ряд из колоды"]] as const) : []),
    ...(stock === "round"
      ? ([
          ["S", "открывает карту из колоды; карту за картой, пока нажата клавиша или сама колода"],
          ["N", "открывает колоду до карты, которая ложится на другую"],
        ] as const)
      : []),
    ["F", "кладёт карту на базу"],
    ["P", "показывает карты в сложенной стопке или в тесном столбце"],
    ["H", "даёт подсказку"],
    [",", "открывает настройки"],
    ["?", "открывает эту страницу"],
  ],
};

import type { AdviceStrings } from "./en-advice.js";
import { by, count } from "./ru.js";

/** Russian texts about what becomes of the game. */
export const ruAdvice: AdviceStrings = {
  winnable: "Может сойтись",
  lost: "Уже не сойдётся",
  neverWinnable: "Не сходится",
  unknown: "Пока неясно",
  back: "К выигрышной позиции",

  saysLost: "Этот пасьянс уже не сойдётся.",
  saysWon: "Пасьянс уже сошёлся.",
  stillWinnable: "Этот пасьянс ещё может сойтись.",
  notKnown: "Пока неясно, может ли пасьянс сойтись.",
  saysWinnable: "Пасьянс снова может сойтись.",
  saysNeverWinnable: "Этот расклад не сходится.",
  saysUnknown: "Подсказки нет: отсюда пути к победе не видно.",
  looking: "Идёт поиск пути к победе…",

  hint: (n: number, cards: string, from: string, to: string): string =>
    `Подсказка: ${cards}${n > 1 ? "," : ""} ${from} ${to}.`,
  hintTurns: (turns: number): string =>
    `Подсказка: открыть карту из колоды${turns > 1 ? ` ${count(turns, "раз", "раза", "раз")}` : ""}.`,
  hintRow: "Подсказка: сдать ряд из колоды.",
  hintPick: (step: number): string => `Подсказка: строить базы ${by(step)}.`,

  badSolverUrl: (address: string): string =>
    `В атрибуте solver-url не адрес с того же сайта, что и страница: «${address}».`,
  solverFailed: (address: string): string =>
    `Решатель по адресу ${address} не запускается. Подсказки и оценки будут, но медленнее.`,
};

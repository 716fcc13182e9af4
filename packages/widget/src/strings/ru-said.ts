import type { InputError, Refusal } from "@solitaire/engine";
import type { RefusedMove, Said } from "./en-said.js";
import { by, capital, cards, count, moves, small } from "./ru.js";
import { goesNowhere, refusal } from "./ru-refusals.js";

const LOGS: Readonly<Record<string, string>> = {
  "log-too-long": "Она слишком длинная.",
  "too-many-moves": "В ней слишком много ходов.",
};

/** What was done, one Russian sentence each. */
export const ruSaid: Said = {
  thirdRun: (colour: "black" | "red"): string =>
    `Это третья цепочка от ${colour === "black" ? "чёрного" : "красного"} короля: после неё пасьянс уже не сойдётся.`,
  keepIt: "Оставить",
  discardAnyway: "Всё равно убрать",
  badLog: (why: string): string => `Запись не принята. ${why}`,
  trouble: ({ at, code, message }: InputError, entry: string | undefined): string => {
    if (at === undefined || code === "too-many-moves") return LOGS[code] ?? "Она не читается.";
    return code === "illegal-log"
      ? `Пункт ${at + 1}, ${entry}: ${small(message)}`
      : `Пункт ${at + 1} («${entry}»)\u00A0— не ход.`;
  },
  moved: (what: string, to: string): string => `${capital(what)} ${to}.`,
  followed: (n: number): string => `следом на базы: ${cards(n)}`,
  returned: (n: number): string => `с баз обратно: ${cards(n)}`,
  peeked: (pile: string, lie: readonly string[]): string => `${capital(pile)}, сверху вниз: ${lie.join(", ")}.`,
  turned: (turns: number, card: string): string =>
    turns === 1 ? `Из колоды: ${card}.` : `Из колоды за ${moves(turns)}: ${card}.`,
  turnedOver: (n: number): string => `Сброс перевёрнут, ${cards(n)}.`,
  dealtRow: (left: number): string => (left === 0 ? "Сдан последний ряд." : `Сдан ряд, в колоде ещё ${cards(left)}.`),
  phaseTwo: "Началась вторая фаза: базы открыты.",
  phaseOne: "Снова первая фаза.",
  pickedUp: (what: string, places: number, instead?: string): string =>
    `${instead ? `${capital(instead)} обратно, теперь в` : "В"} руке ${what}, куда положить: ${count(places, "место", "места", "мест")}.`,
  putBack: (what?: string): string => `Положено обратно${what ? `: ${what}` : ""}.`,
  goesNowhere,
  nothingHere: (pile: string): string => `${capital(pile)}: здесь пусто, и в руке ничего нет.`,
  faceDown: "Закрытую карту двигать нельзя.",
  stays: (why: Refusal, move: RefusedMove | undefined, game: string): string => refusal(why, move, game),
  turnedUp: (open: readonly string[]): string =>
    `${open.length > 1 ? "открываются" : "открывается"} ${open.join(", ")}`,
  turns: (n: number): string => `${moves(n)} колоды`,
  turningOver: "переворот сброса",
  row: "сдача ряда",
  undone: {
    move: (what: string, to: string): string => `Отменено: ${what} обратно ${to}.`,
    stock: (what: string): string => `Отменено: ${what}.`,
    steps: (n: number): string => `Отменено, всего ${moves(n)}.`,
  },
  redone: {
    move: (what: string, to: string): string => `Возвращено: ${what} ${to}.`,
    stock: (what: string): string => `Возвращено: ${what}.`,
    steps: (n: number): string => `Возвращено, всего ${moves(n)}.`,
  },
  back: (deal: string, n: number): string => `Снова ${deal}, всего ${moves(n)}.`,
  restarted: (deal: string): string => `${capital(deal)}: с самого начала.`,
  looksForDeal: "Идёт поиск расклада, который можно выиграть…",
  notDealt: "Остаётся этот расклад.",
  dealt: (deal: string): string => `${capital(deal)}: карты сданы.`,
  logPlayed: (deal: string, n: number): string => `Сыграно по записи: ${deal}, всего ${moves(n)}.`,
  chosen: (step: number): string => `Базы строятся ${by(step)}.`,
  won: (n: number): string => `Пасьянс сошёлся за ${moves(n)}.`,
  nothing: {
    undo: "Отменять нечего.",
    redo: "Возвращать нечего.",
    restart: "Ходов ещё не было.",
    stock: "Открывать нечего: колоды нет.",
    playable: "В колоде нет карты, которая ложится на другую.",
    foundation: "На базу это сейчас не идёт.",
    best: "Лучшего места сейчас нет.",
    finish: "Ещё есть что решать.",
    peek: "Здесь ничего не скрыто.",
    card: "Сначала перейдите к карте или возьмите её.",
    hints: "Подсказки здесь отключены.",
    result: "Пасьянс ещё не сошёлся.",
    calendar: "Календаря с раскладами дня здесь нет.",
  },
};

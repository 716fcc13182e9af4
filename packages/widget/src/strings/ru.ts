import { type Card, identityOf, rankOf, suitOf, type Variant } from "@solitaire/engine";
import type { BoardCaptions } from "../board/labels.js";
import type { Start } from "../session/starts.js";
import type { FirstStrings, Way } from "./en.js";
import type { Letter } from "./letters.js";
import { RUSSIAN_NAMES } from "./russian-names.js";

const rules = new Intl.PluralRules("ru");

/** The form of a noun that follows a number: 1 ход, 2 хода, 5 ходов, 21 ход. */
export const form = (n: number, one: string, few: string, many: string): string => {
  const rule = rules.select(n);
  return rule === "one" ? one : rule === "few" ? few : many;
};

/** A number with its noun. */
export const count = (n: number, one: string, few: string, many: string): string => `${n} ${form(n, one, few, many)}`;

export const moves = (n: number): string => count(n, "ход", "хода", "ходов");
export const cards = (n: number): string => count(n, "карта", "карты", "карт");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence that goes on after a colon. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Nominative, genitive, accusative. */
type Case = 0 | 1 | 2;

const PIPS = ["двойк", "тройк", "четвёрк", "пятёрк", "шестёрк", "семёрк", "восьмёрк", "девятк", "десятк"];
const COURTS: Readonly<Record<number, readonly [string, string, string]>> = {
  0: ["туз", "туза", "туза"],
  10: ["валет", "валета", "валета"],
  11: ["дама", "дамы", "даму"],
  12: ["король", "короля", "короля"],
};
const SUITS = ["треф", "пик", "червей", "бубен"];

const rankName = (rank: number, to: Case): string => COURTS[rank]?.[to] ?? `${PIPS[rank - 1]}${"аиу"[to]}`;
export const cardName = (card: Card, to: Case): string => `${rankName(rankOf(card), to)} ${SUITS[suitOf(card)]}`;

/** "Красного туза", "красную даму". */
const coloured = (colour: "black" | "red" | undefined, rank: number): string => {
  const stem = { black: "чёрн", red: "красн" }[colour!];
  const isFeminine = rank === 11 || !COURTS[rank];
  return `${stem ? `${stem}${isFeminine ? "ую" : "ого"} ` : ""}${rankName(rank, 2)}`;
};

/** The kinds of piles by the engine's names for them: what they are, where cards go, where cards come from. */
const KINDS: Readonly<Record<string, readonly [name: string, to: string, from: string]>> = {
  stock: ["колода", "в колоду", "из колоды"],
  waste: ["сброс", "в сброс", "из сброса"],
  column: ["столбец", "на столбец", "из столбца"],
  zodiac: ["стопка Зодиака", "на стопку Зодиака", "из стопки Зодиака"],
  equator: ["место экватора", "на место экватора", "с места экватора"],
  flipper: ["ячейка ластов", "в ячейку ластов", "из ячейки ластов"],
  cell: ["ячейка", "в ячейку", "из ячейки"],
  foundation: ["база", "на базу", "с базы"],
  colour: ["база", "на базу", "с базы"],
  discard: ["отбой", "в отбой", "из отбоя"],
  rising: ["восходящая база", "на восходящую базу", "с восходящей базы"],
  falling: ["нисходящая база", "на нисходящую базу", "с нисходящей базы"],
};

/** By ones, by twos. */
export const by = (step: number): string => (step === 1 ? "подряд" : "через одну");

const captions = (letter: Letter): BoardCaptions => ({
  stock: (n) => `Колода *${n}*`,
  lastDeal: "последняя сдача",
  waste: (n) => `Сброс *${n}*`,
  stockCount: (n) => `Колода *${n}*`,
  wasteCount: (n) => `Сброс *${n}*`,
  phase: (phase) => (phase === 1 ? "Первая фаза" : "Вторая фаза"),
  progress: (phase, n, of) => `${n} из ${of} карт ${phase === 1 ? "на кольце" : "на базах"}`,
  tally: (n, of) => `*${n}* из *${of}*`,
  phaseProgress: (phase, n, of) => `Фаза ${phase}, *${n}* из *${of}*`,
  noir: "Чёрные",
  rouge: "Красные",
  discardedRuns: "Отбой",
  discards: "Отбой",
  kingToAce: `от ${letter(12)} до ${letter(0)}`,
  flipper: "Ласты",
  base: (base, last) => `Базы от *${letter(base)}* до *${letter(last)}*`,
  cells: "Ячейки",
  foundations: "Базы",
  foundationsBy: (step) => `Базы, ${by(step)}`,
  baseRank: "от",
  nextRank: "ждёт",
  complete: "готово",
  rank: letter,
});

/** The Russian texts that a deal is painted with. */
export const ru: FirstStrings = {
  lang: "ru",
  captions: (letter: Letter): BoardCaptions => captions(letter),
  game: ({ id, name }: Pick<Variant, "id" | "name">): string => RUSSIAN_NAMES[id] ?? name,

  card: (card: Card): string => cardName(card, 0),
  beak: (card: string): string => `${card}, клюв`,
  cardOn: (card: string, pile: string, place: number): string =>
    `${card}, ${pile}${place > 0 ? `, карта ${place}` : ""}`,
  pile: (kind: string, number: number, way?: Way): string => {
    const name = KINDS[kind]?.[way === "to" ? 1 : way === "from" ? 2 : 0] ?? kind;
    return number > 0 ? `${name} ${number}` : name;
  },
  pileWith: (pile: string, n: number): string => capital(n ? `${pile}, ${cards(n)}` : pile),
  emptyPile: (pile: string, takes: string): string => `${capital(pile)}, пусто, ${takes}`,
  faceDown: (n: number): string => count(n, "закрытая карта", "закрытые карты", "закрытых карт"),
  takes: (start: Start, unit: number): string => {
    switch (start.type) {
      case "any":
        return "можно положить любую карту";
      case "none":
        return "класть ничего нельзя";
      case "closed":
        return `пока закрыто, потом ${ru.takes(start.later, unit)}`;
      case "card":
        return `можно положить ${cardName(identityOf(start.card), 2)}`;
      default:
        return unit > 1
          ? `можно положить цепочку из ${cards(unit)} от ${rankName(start.rank, 1)}`
          : `можно положить ${coloured(start.colour, start.rank)}`;
    }
  },
  turnsOver: "перевернуть сброс",
  mayGoHere: "можно положить сюда",
  deal: (number: string): string => `Расклад *${number}*`,
  board: "Карты",
  loading: "Расклад загружается…",

  cards: (n: number, first: Card): string => (n === 1 ? cardName(first, 0) : `${cards(n)} от ${cardName(first, 1)}`),
  loadFailed: "Часть стола сейчас не загружается.",
  tryAgain: "Ещё раз",
};

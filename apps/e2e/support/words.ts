import { type Card, rankOf, suitOf } from "@solitaire/engine";

/** How a language calls what lies on the table, as a listener learns it: by the names of games, piles and cards. */
export interface Words {
  /** What the cards of the table are called as a whole. */
  readonly cards: string;
  /** The dialog after a win. */
  readonly solved: string;
  /** How a place is described that may receive what is picked up. */
  readonly mayGoHere: string;
  /** A pile by its name in logs: "column 3". */
  pile(game: string, name: string): string;
  /** A pile with its count, if anything lies there: "column 3, 7 cards". @param next The rank that it takes, where it tells that. */
  pileWith(pile: string, count: number, next?: number): string;
  /** Says of a pile that nothing lies there; what it takes is said after that. */
  readonly empty: string;
  card(card: Card): string;
  /** Which card of a pile it is, from 1 for the lowest. */
  place(n: number): string;
  /** The beak of Penguin. */
  beak(card: string): string;
  faceDown(count: number): string;
  interval(step: 1 | 2): string;
  /** What a move is told to be: "5 of hearts to column 3." @param to The pile by its name in logs. */
  moved(cards: readonly Card[], game: string, to: string): string;
  turned(card: Card): string;
  /** Said after a move that turns a card up. */
  turnedUp(moved: string, card: Card): string;
  turnedOver(count: number): string;
  dealtRow(left: number): string;
  /** How far Zodiac has come: cards on the ring, or, in the second phase, on the foundations. */
  progress(isSecond: boolean, count: number, of: number): string;
  /** The ranks that Penguin's foundations begin and end with. */
  base(first: string, last: string): string;
  /** The stock has cards for one more row, or for a part of it. */
  lastDeal(count: number): string;
  /** Said after the move that begins Zodiac's second phase. */
  readonly phaseTwo: string;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const [ENGLISH, RUSSIAN] = ["en", "ru"].map((language) => new Intl.PluralRules(language));

/** A number with its noun, in English by two forms, in Russian by three. */
const some = (
  n: number,
  forms: readonly [one: string, other: string] | readonly [one: string, few: string, many: string],
): string => {
  const rule = (forms.length === 2 ? ENGLISH! : RUSSIAN!).select(n);
  return `${n} ${rule === "one" ? forms[0] : rule === "few" ? forms[1] : forms.at(-1)}`;
};

/** The names of kinds of piles by the letters that logs have for them. */
type Kinds = Readonly<Record<string, string>>;

const ENGLISH_PILES: Readonly<Record<string, Kinds>> = {
  zodiac: { S: "stock", W: "waste", T: "Zodiac pile", R: "Equator place", F: "foundation" },
  "zodiac-classic": { S: "stock", W: "waste", T: "Zodiac pile", R: "Equator place" },
  stalactites: { T: "column", R: "cell", F: "foundation" },
  "rouge-et-noir": { S: "stock", T: "column", F: "foundation" },
  penguin: { T: "column", R: "flipper cell", F: "foundation" },
};

const numbered = (kind: string, number: number): string => (number > 0 ? `${kind} ${number}` : kind);
const letterAndNumber = (name: string): [letter: string, number: number] => [name.charAt(0), Number(name.slice(1))];

/** A pile of an English table by its name in logs. */
const englishPile = (game: string, name: string): string => {
  const [letter, number] = letterAndNumber(name);
  if (game === "zodiac-classic" && letter === "F") {
    return `${number % 2 === 1 ? "rising" : "falling"} foundation ${Math.ceil(number / 2)}`;
  }
  if (game === "rouge-et-noir" && letter === "F" && number > 4) return `discard pile ${number - 4}`;
  return numbered(ENGLISH_PILES[game]![letter]!, number);
};

const RANKS = "ace 2 3 4 5 6 7 8 9 10 jack queen king".split(" ");
const SUITS = ["clubs", "spades", "hearts", "diamonds"];

export const english: Words = {
  cards: "Cards",
  solved: "Solved",
  mayGoHere: "may go here",
  place: (n) => `card ${n}`,
  pile: englishPile,
  pileWith: (pile, count, next) =>
    `${pile}${count === 0 ? "" : `, ${some(count, ["card", "cards"])}`}${next === undefined ? "" : `, takes ${/^(ace|8)/.test(RANKS[next]!) ? "an" : "a"} ${RANKS[next]}`}`,
  empty: ", empty",
  card: (card) => `${RANKS[rankOf(card)]} of ${SUITS[suitOf(card)]}`,
  beak: (card) => `${card}, the beak`,
  faceDown: (count) => some(count, ["face-down card", "face-down cards"]),
  interval: (step) => (step === 1 ? "Ones" : "Twos"),
  moved: (cards, game, to) => {
    const first = english.card(cards[0]!);
    return `${cards.length === 1 ? first : `${cards.length} cards from ${first}`} to ${englishPile(game, to)}.`;
  },
  turned: (card) => `${english.card(card)} turned.`,
  turnedUp: (moved, card) => `${moved.slice(0, -1)}; ${english.card(card)} turned up.`,
  turnedOver: (count) => `waste turned over, ${some(count, ["card", "cards"])}.`,
  dealtRow: (left) =>
    left === 0 ? "the last row is dealt." : `a row is dealt, ${some(left, ["card", "cards"])} left in the stock.`,
  progress: (isSecond, count, of) =>
    isSecond ? `Phase two, ${count} of ${of} cards home` : `Phase one, ${count} of ${of} cards on the ring`,
  base: (first, last) => `Base ${first}, ends on ${last}`,
  lastDeal: (count) => `Stock ${count}, last deal`,
  phaseTwo: "Phase two begins: the foundations are open.",
};

const CARDS = ["карта", "карты", "карт"] as const;

const RUSSIAN_RANKS =
  "туз двойка тройка четвёрка пятёрка шестёрка семёрка восьмёрка девятка десятка валет дама король".split(" ");
const OF_RANKS =
  "туза двойки тройки четвёрки пятёрки шестёрки семёрки восьмёрки девятки десятки валета дамы короля".split(" ");
const THOSE_RANKS =
  "туза двойку тройку четвёрку пятёрку шестёрку семёрку восьмёрку девятку десятку валета даму короля".split(" ");
const RUSSIAN_SUITS = ["треф", "пик", "червей", "бубен"];

type RussianKinds = Readonly<Record<string, readonly [name: string, to: string]>>;

const COLUMN = ["столбец", "на столбец"] as const;
const FOUNDATION = ["база", "на базу"] as const;
const STOCK = ["колода", "в колоду"] as const;
const ZODIAC: RussianKinds = {
  S: STOCK,
  W: ["сброс", "в сброс"],
  T: ["стопка Зодиака", "на стопку Зодиака"],
  R: ["место экватора", "на место экватора"],
  F: FOUNDATION,
};
/** What piles are called, and how a move there is told. */
const RUSSIAN_PILES: Readonly<Record<string, RussianKinds>> = {
  zodiac: ZODIAC,
  "zodiac-classic": ZODIAC,
  stalactites: { T: COLUMN, R: ["ячейка", "в ячейку"], F: FOUNDATION },
  "rouge-et-noir": { S: STOCK, T: COLUMN, F: FOUNDATION },
  penguin: { T: COLUMN, R: ["ячейка ластов", "в ячейку ластов"], F: FOUNDATION },
};

/** A pile of a Russian table by its name in logs. @param form 0 for what it is called, 1 for what goes there. */
const russianPile = (game: string, name: string, form: 0 | 1): string => {
  const [letter, number] = letterAndNumber(name);
  if (game === "zodiac-classic" && letter === "F") {
    const kind = number % 2 === 1 ? "восходящ" : "нисходящ";
    return numbered(form === 0 ? `${kind}ая база` : `на ${kind}ую базу`, Math.ceil(number / 2));
  }
  if (game === "rouge-et-noir" && letter === "F" && number > 4) {
    return numbered(form === 0 ? "отбой" : "в отбой", number - 4);
  }
  return numbered(RUSSIAN_PILES[game]![letter]![form], number);
};

const russianCard = (card: Card, ranks: readonly string[]): string =>
  `${ranks[rankOf(card)]} ${RUSSIAN_SUITS[suitOf(card)]}`;

export const russian: Words = {
  cards: "Карты",
  solved: "Сошёлся",
  mayGoHere: "можно положить сюда",
  place: (n) => `карта ${n}`,
  pile: (game, name) => russianPile(game, name, 0),
  pileWith: (pile, count, next) =>
    `${pile}${count === 0 ? "" : `, ${some(count, CARDS)}`}${next === undefined ? "" : `, можно положить ${THOSE_RANKS[next]}`}`,
  empty: ", пусто",
  card: (card) => russianCard(card, RUSSIAN_RANKS),
  beak: (card) => `${card}, клюв`,
  faceDown: (count) => some(count, ["закрытая карта", "закрытые карты", "закрытых карт"]),
  interval: (step) => (step === 1 ? "Подряд" : "Через одну"),
  moved: (cards, game, to) => {
    const [first] = cards;
    const what =
      cards.length === 1 ? russian.card(first!) : `${some(cards.length, CARDS)} от ${russianCard(first!, OF_RANKS)}`;
    return `${what} ${russianPile(game, to, 1)}.`;
  },
  turned: (card) => `из колоды: ${russian.card(card)}.`,
  turnedUp: (moved, card) => `${moved.slice(0, -1)}; открывается ${russian.card(card)}.`,
  turnedOver: (count) => `сброс перевёрнут, ${some(count, CARDS)}.`,
  dealtRow: (left) => (left === 0 ? "сдан последний ряд." : `сдан ряд, в колоде ещё ${some(left, CARDS)}.`),
  progress: (isSecond, count, of) =>
    isSecond ? `Вторая фаза, ${count} из ${of} карт на базах` : `Первая фаза, ${count} из ${of} карт на кольце`,
  base: (first, last) => `Базы от ${first} до ${last}`,
  lastDeal: (count) => `Колода ${count}, последняя сдача`,
  phaseTwo: "Началась вторая фаза: базы открыты.",
};

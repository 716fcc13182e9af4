import type { Refusal } from "@solitaire/engine";
import type { RefusedMove } from "./en-said.js";
import { capital, cards } from "./ru.js";

const CLOSED = "базы открываются во второй фазе";
const ZODIAC = {
  stock: "колоду только открывают по одной карте",
  waste: "в сброс карты попадают только из колоды",
  zodiac: "Зодиак растёт в масть на ступень вверх или вниз, но не от короля к тузу",
  "zodiac wrong-source": "на стопки Зодиака карты приходят только из сброса и с экватора",
  "zodiac closed": "во второй фазе со стопок Зодиака только берут",
  equator: "на месте экватора лежит одна карта, и приходит она из сброса",
};

/** The rule of each kind of pile, by the engine's names for games, kinds and faults. */
const RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zodiac: {
    ...ZODIAC,
    foundation: "базы растут в масть от туза к королю",
    "foundation closed": CLOSED,
  },
  "zodiac-classic": {
    ...ZODIAC,
    rising: "эти базы растут в масть от туза к королю",
    "rising closed": CLOSED,
    falling: "эти базы идут в масть от короля к тузу",
    "falling closed": CLOSED,
  },
  stalactites: {
    column: "со столбцов только берут, по одной последней карте",
    cell: "в ячейке место для одной карты со столбца, когда шаг баз уже выбран",
    foundation: "базы растут выбранным шагом, масть любая, за королём туз, до 13 карт",
  },
  "rouge-et-noir": {
    stock: "из колоды только сдают ряды",
    column: "столбцы идут вниз с чередованием цвета",
    "column no-start": "на пустой столбец кладут только короля или цепочку от короля",
    colour: "две базы растут чёрными и две красными картами, по одной карте от туза",
    discard: "в отбой уходит одна полная цепочка от короля до туза с чередованием цвета",
  },
  penguin: {
    column: "столбцы идут вниз в масть, и король ложится на туза",
    "column no-start": "на пустой столбец кладут только карту на ступень ниже клюва",
    flipper: "в ячейке ластов лежит одна карта, и приходит она со столбца",
    foundation: "базы растут в масть по одной карте от достоинства клюва, за королём туз",
  },
};

/** What cannot be done with stock or interval any more, by game; and what of the two a game lacks. */
const NOT_NOW: Readonly<Record<string, string>> = {
  zodiac: "Колода и сброс пусты.",
  "zodiac-classic": "Колода и сброс пусты.",
  stalactites: "Шаг баз выбирают один раз, до первого хода.",
  "rouge-et-noir": "Колода пуста, а пересдачи нет.",
};
const LACKING: Readonly<Record<string, string>> = {
  stalactites: "Колоды в этой игре нет.",
  penguin: "Здесь нет ни колоды, ни шага, который выбирают.",
};

/** That cards have no place to go at the moment, and why, where that is a matter of time alone. */
export const goesNowhere = ({ cards, count, game, kind }: RefusedMove): string => {
  const rule = RULES[game]?.[`${kind} closed`];
  return `${capital(cards)} сейчас никуда не ${count > 1 ? "идут" : "идёт"}${rule ? `; ${rule}` : ""}.`;
};

/** Why a move is refused, made from the code: the engine's own sentence is English. */
export const refusal = ({ code }: Refusal, move: RefusedMove | undefined, game: string): string => {
  const rules = RULES[move?.game ?? ""];
  const rule = rules?.[`${move?.kind} ${code}`] ?? rules?.[move?.kind ?? ""];
  switch (code) {
    case "won":
      return "Пасьянс уже сошёлся.";
    case "no-action":
      return LACKING[game] ?? "Шаг баз в этой игре не выбирают.";
    case "not-now":
      return NOT_NOW[game]!;
    case "no-pile":
      return "В этой игре нет такого места.";
    case "empty":
      return move ? `${capital(move.from)}: здесь пусто.` : "Здесь пусто.";
    case "too-few":
      return move ? `${capital(move.from)}: здесь только ${cards(move.count)}.` : "Столько карт здесь нет.";
    case "same-pile":
      return "Карты уже лежат здесь.";
    case "never-leaves":
      return move?.kind === "discard"
        ? "Отсюда не ходят: из отбоя карты не уходят."
        : "Отсюда не ходят: с баз карты не уходят.";
    case "no-run":
      return move ? `Вместе эти карты не ходят; ${rule}.` : "Вместе эти карты не ходят.";
    default:
      return move
        ? `${capital(move.cards)} ${move.to} не ${move.count > 1 ? "идут" : "идёт"}: ${rule}.`
        : "Так ходить нельзя.";
  }
};

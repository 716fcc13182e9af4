import type { Refusal } from "@solitaire/engine";
import type { RefusedMove } from "./en-said.js";
import { capital } from "./ru.js";

const REMOVED = "с баз карты не уходят";
const ZODIAC = {
  stock: "колоду открывают по одной карте, и карты играют из сброса",
  waste: "в сброс карты попадают только из колоды, а уходит верхняя",
  zodiac:
    "в первой фазе стопки Зодиака растут в масть на одну ступень вверх или вниз, но не от короля к тузу; во второй с них только берут",
  equator: "на месте экватора лежит одна карта, и приходит она из сброса",
  foundation: `базы открываются во второй фазе и растут в масть от туза к королю; ${REMOVED}`,
};

/** The rule of each kind of pile, by the engine's names for games and kinds. */
const RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zodiac: ZODIAC,
  "zodiac-classic": {
    ...ZODIAC,
    rising: `эти базы открываются во второй фазе и растут в масть от туза к королю; ${REMOVED}`,
    falling: `эти базы открываются во второй фазе и идут в масть от короля к тузу; ${REMOVED}`,
  },
  stalactites: {
    column: "со столбца берут верхнюю карту, а на столбец ничего не кладут",
    cell: "в ячейке лежит одна карта, и приходит она со столбца, когда шаг баз уже выбран",
    foundation: `базы растут выбранным шагом без разбора мастей, за королём туз, до 13 карт; ${REMOVED}`,
  },
  "rouge-et-noir": {
    stock: "из колоды сдают целый ряд",
    column: "столбцы идут вниз с чередованием цвета; на пустой кладут только короля или цепочку от короля",
    colour: `две базы растут чёрными и две красными картами, по одной карте от туза; ${REMOVED}`,
    discard: "в отбой уходит одна полная цепочка от короля до туза с чередованием цвета и больше не возвращается",
  },
  penguin: {
    column: "столбцы идут вниз в масть, и король ложится на туза; на пустой кладут только карту на ступень ниже клюва",
    flipper: "в ячейке ластов лежит одна карта, и приходит она со столбца",
    foundation: `базы растут в масть по одной карте от достоинства клюва, за королём туз; ${REMOVED}`,
  },
};

/** Why a move is refused, made from the code: the engine's own sentence is English. */
export const refusal = ({ code }: Refusal, move: RefusedMove | undefined): string => {
  const rule = (kind: string | undefined): string => RULES[move?.game ?? ""]?.[kind ?? ""] ?? "";
  switch (code) {
    case "won":
      return "Пасьянс уже сошёлся.";
    case "no-action":
    case "not-now":
      return "Сейчас этого сделать нельзя.";
    case "no-pile":
      return "В этой игре нет такого места.";
    case "empty":
      return "Здесь пусто.";
    case "too-few":
      return "Столько карт здесь нет.";
    case "same-pile":
      return "Карты уже лежат здесь.";
    case "never-leaves":
      return move ? `Отсюда так не ходят: ${rule(move.fromKind)}.` : "Отсюда так не ходят.";
    case "no-run":
      return move ? `Вместе эти карты не ходят: ${rule(move.fromKind)}.` : "Вместе эти карты не ходят.";
    default:
      return move
        ? `${capital(move.cards)} ${move.to} не ${move.count > 1 ? "идут" : "идёт"}: ${rule(move.toKind)}.`
        : "Так ходить нельзя.";
  }
};

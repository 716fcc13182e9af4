import type { Strings } from "../strings/en-table.js";
import type { DealtGame } from "./dealt-game.js";
import type { Session } from "./session.js";

/** A deal in running text: "deal 5", and a daily by its day, "daily deal of 22 October". */
export const dealName = ({ date, number }: Pick<DealtGame, "date" | "number">, strings: Strings): string =>
  date === undefined ? strings.dealOf(number) : strings.dailyOf(date);

/** What lies on the table, in a few words: "Penguin, deal 5". */
export const gameAndDeal = ({ dealt, rules }: Session, strings: Strings): string =>
  strings.table(strings.game(rules.variant), dealName(dealt, strings));

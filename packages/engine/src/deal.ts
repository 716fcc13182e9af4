import type { DealNumber } from "./deal-number.js";
import type { Position } from "./position.js";
import type { Rules } from "./rules.js";
import { shuffle } from "./shuffle.js";

/** The table as a deal number opens it. */
export const deal = (rules: Rules, number: DealNumber): Position => rules.layOut(shuffle(number, rules.variant.decks));

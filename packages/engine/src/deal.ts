import type { DealNumber } from "./deal-number.js";
import type { Position } from "./position.js";
import type { Setup } from "./setup.js";
import { shuffle } from "./shuffle.js";

/** The table as a deal number opens it. */
export const deal = (setup: Setup, number: DealNumber): Position => setup.layOut(shuffle(number, setup.variant.decks));

import { en } from "./en.js";
import { enSaid } from "./en-said.js";
import { type WhyIllegal, whyIllegalIn } from "./why-illegal.js";

export type { WhyIllegal };

/** In English, as the table says it: cards and piles by name. */
export const whyIllegal: WhyIllegal = whyIllegalIn({ strings: en, refused: enSaid.stays });

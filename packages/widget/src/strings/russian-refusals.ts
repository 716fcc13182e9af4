import { ru } from "./ru.js";
import { refusal } from "./ru-refusals.js";
import { type WhyIllegal, whyIllegalIn } from "./why-illegal.js";

/** In Russian, as the table says it. */
export const whyIllegal: WhyIllegal = whyIllegalIn({ strings: ru, refused: refusal });

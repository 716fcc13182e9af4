import type { DealNumber, Rules } from "@solitaire/engine";
import { checkLog } from "../session/check-log.js";
import { ru } from "./ru.js";
import { refusal } from "./ru-refusals.js";

/** The rule that an entry of a log breaks, in a Russian sentence; `undefined` where none does. */
export const whyIllegal = (rules: Rules, deal: DealNumber, log: string): string | undefined => {
  const checked = checkLog(rules, deal, log, { strings: ru, refused: refusal });
  return !checked.ok && checked.error.code === "illegal-log" ? checked.error.message : undefined;
};

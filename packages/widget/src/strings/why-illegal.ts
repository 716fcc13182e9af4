import type { DealNumber, Rules } from "@solitaire/engine";
import { checkLog, type Refusing } from "../session/check-log.js";

/** The rule that an entry of a log breaks, in a sentence; `undefined` where none does. */
export type WhyIllegal = (rules: Rules, deal: DealNumber, log: string) => string | undefined;

/** @param refusing The language of the sentences. */
export const whyIllegalIn =
  (refusing: Refusing): WhyIllegal =>
  (rules, deal, log) => {
    const checked = checkLog(rules, deal, log, refusing);
    return !checked.ok && checked.error.code === "illegal-log" ? checked.error.message : undefined;
  };

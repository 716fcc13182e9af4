import { deal, type DealNumber, parseLog, replay, type Result, type Rules } from "@solitaire/engine";
import { enSaid } from "../strings/en-said.js";

/** Whether a log can be played on a deal. Errors: those of parseLog, and `illegal-log` with `at` and the reason. */
export const checkLog = (rules: Rules, number: DealNumber, log: string): Result<void> => {
  const entries = parseLog(log);
  if (!entries.ok) return entries;
  const verdict = replay(rules, deal(rules, number), entries.value);
  if (verdict.outcome !== "illegal") return { ok: true, value: undefined };
  const { at, reason } = verdict;
  const message = enSaid.illegal(at + 1, log.split(" ")[at]!.trimEnd(), reason);
  return { ok: false, error: { code: "illegal-log", message, at } };
};

import { deal, type DealNumber, parseLog, replay, type Result, type Rules } from "@solitaire/engine";

/** Whether a log can be played on a deal. Errors: those of parseLog, and `illegal-log` with `at` and the reason. */
export const checkLog = (rules: Rules, number: DealNumber, log: string): Result<void> => {
  const entries = parseLog(log);
  if (!entries.ok) return entries;
  const verdict = replay(rules, deal(rules, number), entries.value);
  if (verdict.outcome !== "illegal") return { ok: true, value: undefined };
  return { ok: false, error: { code: "illegal-log", message: verdict.reason, at: verdict.at } };
};

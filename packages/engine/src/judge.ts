import { deal } from "./deal.js";
import type { DealNumber } from "./deal-number.js";
import { type LogEntry, parseLog } from "./log.js";
import type { Move } from "./move.js";
import { parseDealNumber } from "./parse-deal-number.js";
import { entryRefusal } from "./refusal.js";
import { type Replayed, replay } from "./replay.js";
import { ok, type Result } from "./result.js";
import type { Rules } from "./rules.js";
import { rulesTag } from "./variant.js";
import { unknownRules } from "./versions.js";

type Illegal = Extract<Replayed, { outcome: "illegal" }>;

/** What a log comes to. */
export type Verdict =
  | Exclude<Replayed, Illegal>
  | (Illegal & {
      /** Why, in an English sentence that a player understands. */
      readonly reason: string;
    });

/** Replays a log from the deal. @param onMove Called after each move with the move played. */
export const judge = (
  rules: Rules,
  number: DealNumber,
  entries: readonly LogEntry[],
  onMove?: (move: Move) => void,
): Verdict => {
  const pos = deal(rules, number);
  const replayed = replay(rules, pos, entries, onMove);
  if (replayed.outcome !== "illegal") return replayed;
  return { ...replayed, reason: entryRefusal(rules, pos, entries[replayed.at]!)!.text };
};

/** A game as somebody hands it in. */
export interface Submission {
  readonly deal: string;
  readonly log: string;
  /** The version of the rules by which it was played, such as `penguin@1`. Without it, today's. */
  readonly rules?: string | undefined;
}

/**
 * Judges a log from outside: everything is read and checked first, then replayed.
 * Errors: `unknown-rules`, `bad-deal`, and those of {@link parseLog}.
 */
export const verify = (rules: Rules, submission: Submission): Result<Verdict> => {
  const own = rulesTag(rules.variant);
  // Nothing at all, from a program without types, has none of them.
  const { deal: dealt, log, rules: tag } = Object(submission) as Submission;
  if (tag !== undefined && tag !== own) return unknownRules(tag, [own]);
  const number = parseDealNumber(dealt);
  if (!number.ok) return number;
  const entries = parseLog(log);
  if (!entries.ok) return entries;
  return ok(judge(rules, number.value, entries.value));
};

import type { DealNumber } from "./deal-number.js";
import { parseDealNumber } from "./parse-deal-number.js";
import { deal } from "./deal.js";
import { type LogEntry, moveOf, parseLog } from "./log.js";
import { isAction, type Move, toOf } from "./move.js";
import type { Position } from "./position.js";
import { AFTER_WIN } from "./refusal.js";
import { unknownRules } from "./registry.js";
import { ok, type Result } from "./result.js";
import type { Rules } from "./rules.js";
import { rulesTag } from "./variant.js";

/** What a log comes to. `moves` counts moves and turns of the stock; the pick of an interval is none. */
export type Verdict =
  | { readonly outcome: "won" | "unfinished"; readonly moves: number }
  | {
      readonly outcome: "illegal";
      /** The moves made before the one that is not legal, part of a repeat included. */
      readonly moves: number;
      /** The index, from 0, of the first entry that is not legal. */
      readonly at: number;
      /** Why, in an English sentence that a player understands. */
      readonly reason: string;
    };

/**
 * Replays a log from a position and says whether it wins. Every entry must be legal where it stands: a pile or action
 * that the game lacks is not, nor is anything after the win. The position ends where the replay does.
 * @param onMove Called after each move with the move played.
 */
export const replay = (
  rules: Rules,
  pos: Position,
  entries: readonly LogEntry[],
  onMove?: (move: Move) => void,
): Verdict => {
  let moves = 0;
  let won = rules.isWon(pos);
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at]!;
    const illegal = (reason: string): Verdict => ({ outcome: "illegal", moves, at, reason });
    if (won) return illegal(AFTER_WIN.text);
    const found = moveOf(rules, entry);
    if ("lacks" in found) return illegal(found.lacks);
    const { move } = found;
    const repeat = entry.action === undefined ? 1 : entry.repeat;
    const counts = Number(rules.counts(move));
    for (let i = 0; i < repeat; i++) {
      const refusal = rules.play(pos, move);
      if (refusal) return illegal(refusal.text);
      moves += counts;
      onMove?.(move);
    }
    won = !isAction(move) && rules.kindOf(toOf(move)).goal && rules.isWon(pos);
  }
  return { outcome: won ? "won" : "unfinished", moves };
};

/** Replays a log from the deal. */
export const judge = (rules: Rules, number: DealNumber, entries: readonly LogEntry[]): Verdict =>
  replay(rules, deal(rules, number), entries);

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

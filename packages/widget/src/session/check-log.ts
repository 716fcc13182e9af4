import {
  deal,
  type DealNumber,
  type LogEntry,
  moveOf,
  parseLog,
  type Position,
  type Refusal,
  replay,
  type Result,
  type Rules,
  type Verdict,
} from "@solitaire/engine";
import type { RefusedMove } from "../strings/en-said.js";
import type { FirstStrings } from "../strings/en.js";
import { refusedMove } from "./refused-move.js";

/** What makes the sentence that says why a move is refused, in some language. */
export interface Refusing {
  readonly strings: FirstStrings;
  readonly refused: (why: Refusal, move?: RefusedMove) => string;
}

/**
 * Whether a log can be played on a deal. Errors: those of parseLog, and `illegal-log` with `at`, and in `message` the
 * rule that the entry breaks.
 */
export const checkLog = (rules: Rules, number: DealNumber, log: string, refusing: Refusing): Result<void> => {
  const entries = parseLog(log);
  if (!entries.ok) return entries;
  const position = deal(rules, number);
  const verdict = replay(rules, position, entries.value);
  if (verdict.outcome !== "illegal") return { ok: true, value: undefined };
  const { at } = verdict;
  const message = whyIllegal(rules, position, entries.value[at]!, verdict, refusing);
  return { ok: false, error: { code: "illegal-log", message, at } };
};

/** @param position The one in which the entry is not legal. */
const whyIllegal = (
  rules: Rules,
  position: Position,
  entry: LogEntry,
  { reason: text }: Extract<Verdict, { outcome: "illegal" }>,
  { refused, strings }: Refusing,
): string => {
  if (rules.isWon(position)) return refused({ code: "won", text });
  const found = moveOf(rules, entry);
  if ("lacks" in found) return refused({ code: entry.action === undefined ? "no-pile" : "no-action", text });
  const { move } = found;
  const { code } = rules.refusal(position, move)!;
  return refused({ code, text }, refusedMove(rules, position, move, strings, code));
};

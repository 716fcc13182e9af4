import {
  deal,
  type DealNumber,
  entryRefusal,
  type LogEntry,
  moveOf,
  parseLog,
  type Position,
  type Refusal,
  replay,
  type Result,
  type Rules,
} from "@solitaire/engine";
import type { RefusedMove } from "../strings/en-said.js";
import type { FirstStrings } from "../strings/en.js";
import { refusedMove } from "./refused-move.js";

/** What makes the sentence that says why a move is refused, in some language. */
export interface Refusing {
  readonly strings: FirstStrings;
  readonly refused: (why: Refusal, move: RefusedMove | undefined, game: string) => string;
}

/**
 * Whether a log can be played on a deal. Errors: those of parseLog, and `illegal-log` with `at`, and in `message` the
 * rule that the entry breaks.
 */
export const checkLog = (rules: Rules, number: DealNumber, log: string, refusing: Refusing): Result<void> => {
  const entries = parseLog(log);
  if (!entries.ok) return entries;
  const position = deal(rules, number);
  const replayed = replay(rules, position, entries.value);
  if (replayed.outcome !== "illegal") return { ok: true, value: undefined };
  const { at } = replayed;
  const message = whyIllegal(rules, position, entries.value[at]!, refusing);
  return { ok: false, error: { code: "illegal-log", message, at } };
};

/** @param position The one in which the entry is not legal. */
const whyIllegal = (rules: Rules, position: Position, entry: LogEntry, { refused, strings }: Refusing): string => {
  const refusal = entryRefusal(rules, position, entry)!;
  const { code } = refusal;
  const move = code === "won" ? undefined : moveOf(rules, entry);
  const about = move === undefined ? undefined : refusedMove(rules, position, move, strings, code);
  return refused(refusal, about, rules.variant.id);
};

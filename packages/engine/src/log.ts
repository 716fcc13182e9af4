import { countOf, fromOf, isAction, type Move, toOf, transfer } from "./move.js";
import { bad, ok, quote, type Result } from "./result.js";
import type { Rules } from "./rules.js";
import type { Action } from "./variant.js";

/** One entry of a log as it is written, for any game. */
export type LogEntry =
  | { readonly action: Action["text"]; readonly repeat: number }
  | { readonly action?: undefined; readonly from: string; readonly to: string; readonly count: number };

/** The most moves of a log; picks are none. */
export const MOST_MOVES = 5_000;

/** The most characters of a log, which are bytes. */
export const MOST_CHARACTERS = 65_536;

/** The grammar of one entry: stock and repeat, interval, or source, target and count. No number has leading zeros. */
const ENTRY = /^(?:S(?:\*([1-9]\d*))?|by([12])|(W|[TRF][1-9]\d*)-(W|[TRF][1-9]\d*)(?::([1-9]\d*))?)$/;

/** Reads one entry; `undefined` if it is none. A count or repeat is 2 or more where it is written. */
const parseEntry = (text: string): LogEntry | undefined => {
  const match = ENTRY.exec(text);
  if (!match) return undefined;
  const [, repeat, interval, from, to, count] = match;
  if (repeat === "1" || count === "1") return undefined;
  if (from !== undefined && to !== undefined) return { from, to, count: Number(count ?? 1) };
  if (interval !== undefined) return { action: interval === "1" ? "by1" : "by2", repeat: 1 };
  return { action: "S", repeat: Number(repeat ?? 1) };
};

/**
 * Reads a whole log, whatever the game: entries with one space between them, and perhaps a newline at the end.
 * Errors: `bad-log` with the index, from 0, of the first text that is no entry (its sentence counts from 1, as people
 * do); `log-too-long` above 64 KiB; `too-many-moves` above 5,000. Repeats are counted, never carried out.
 */
export const parseLog = (text: string): Result<LogEntry[]> => {
  if (typeof text !== "string") return bad("bad-log", `${quote(text)} is no log.`);
  const newline = /\r?\n$/.exec(text.slice(-2))?.[0] ?? "";
  const body = text.slice(0, text.length - newline.length);
  if (body.length > MOST_CHARACTERS) {
    return bad("log-too-long", `The log has ${body.length} characters; the most are ${MOST_CHARACTERS}.`);
  }
  const entries: LogEntry[] = [];
  if (body === "") return ok(entries);
  let moves = 0;
  for (const each of body.split(" ")) {
    const at = entries.length;
    const entry = parseEntry(each);
    if (!entry) return bad("bad-log", complaint(each, at + 1), at);
    moves += entry.action === undefined ? 1 : entry.action === "S" ? entry.repeat : 0;
    if (moves > MOST_MOVES) {
      return bad("too-many-moves", `The log has more than ${MOST_MOVES} moves: entry ${at + 1} goes beyond.`, at);
    }
    entries.push(entry);
  }
  return ok(entries);
};

/** @param at The place of the entry, from 1. */
const complaint = (text: string, at: number): string =>
  text === ""
    ? `Entry ${at} of the log is empty: entries have exactly one space between them.`
    : `Entry ${at} of the log (${quote(text)}) is not a move. Moves look like T3-F1, W-T12, T4-T9:5, S, S*37 or by1.`;

/** A move as its log entry: `T3-F1`, `T4-T9:5`, `S`, `by1`. */
export const makeMoveText = (rules: Rules, move: Move): string => {
  if (isAction(move)) return rules.actions[move]!.text;
  const count = countOf(move);
  return `${rules.pileNames[fromOf(move)]!}-${rules.pileNames[toOf(move)]!}${count > 1 ? `:${count}` : ""}`;
};

/** The log of a game's moves; turns of the stock that follow each other become one entry. */
export const makeLog = (rules: Rules, moves: readonly Move[]): string => {
  const entries: string[] = [];
  for (let i = 0; i < moves.length;) {
    const text = makeMoveText(rules, moves[i]!);
    let repeat = 1;
    if (text === "S") while (moves[i + repeat] === moves[i]) repeat++;
    entries.push(repeat > 1 ? `S*${repeat}` : text);
    i += repeat;
  }
  return entries.join(" ");
};

/** The most cards that a move's number has room for. */
const MOST_CARDS = 255;

/** An entry's move in a game, to be made `repeat` times; `undefined` if the game lacks such a pile or action. */
export const moveOf = (rules: Rules, entry: LogEntry): Move | undefined => {
  if (entry.action !== undefined) {
    const move = rules.actions.findIndex(({ text }) => text === entry.action);
    return move < 0 ? undefined : move;
  }
  const from = rules.pileIndex(entry.from);
  const to = rules.pileIndex(entry.to);
  return from < 0 || to < 0 ? undefined : transfer(from, to, Math.min(entry.count, MOST_CARDS));
};

/** Reads one move of a game, legal or not; `undefined` if the text is no single move or the game lacks its piles. */
export const parseMove = (rules: Rules, text: string): Move | undefined => {
  const entry = parseEntry(text);
  return !entry || (entry.action !== undefined && entry.repeat > 1) ? undefined : moveOf(rules, entry);
};

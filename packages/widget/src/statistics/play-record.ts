import { isObject, parseJson } from "../json.js";

/** What a won deal came to. */
export interface Win {
  /** When it was won first, in milliseconds since 1970. */
  readonly at: number;
  /** The fewest moves of its wins. */
  readonly moves: number;
  /** The shortest time of its wins, in milliseconds played. */
  readonly elapsed: number;
}

/** What a deal has come to, in all attempts together. */
export interface PlayRecord {
  /** When its first move was made, in milliseconds since 1970. */
  readonly begun: number;
  /** The most hints of an attempt. */
  readonly hints: number;
  readonly win?: Win | undefined;
}

/** Two records of one deal as one. In whatever order, and however often, records are merged, the same comes of it. */
export const mergeRecords = (a: PlayRecord, b: PlayRecord): PlayRecord => ({
  begun: Math.min(a.begun, b.begun),
  hints: Math.max(a.hints, b.hints),
  win: a.win && b.win ? mergeWins(a.win, b.win) : (a.win ?? b.win),
});

const mergeWins = (a: Win, b: Win): Win => ({
  at: Math.min(a.at, b.at),
  moves: Math.min(a.moves, b.moves),
  elapsed: Math.min(a.elapsed, b.elapsed),
});

export const isSameRecord = (a: PlayRecord, b: PlayRecord): boolean =>
  a.begun === b.begun &&
  a.hints === b.hints &&
  a.win?.at === b.win?.at &&
  a.win?.moves === b.win?.moves &&
  a.win?.elapsed === b.win?.elapsed;

/** Reads a record as it is kept; `undefined` for nothing and for what is no record. */
export const readRecord = (text: string | null | undefined): PlayRecord | undefined => {
  const value = parseJson(text);
  return isRecord(value) ? value : undefined;
};

const isRecord = (value: unknown): value is PlayRecord =>
  hasNumbers(value, "begun", "hints") &&
  (!("win" in value) || value.win === undefined || hasNumbers(value.win, "at", "moves", "elapsed"));

const hasNumbers = <Name extends string>(value: unknown, ...names: Name[]): value is Record<Name, number> =>
  isObject(value) && names.every((name) => isWithinTime(value[name]));

/** Counts and instants that a date can be made of: from 0 to the end of time. */
const isWithinTime = (value: unknown): boolean => typeof value === "number" && value >= 0 && value <= 8.64e15;

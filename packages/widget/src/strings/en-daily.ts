import { datesIn } from "./dates.js";

const date = datesIn("en-GB");
const dayAndMonth = date({ day: "numeric", month: "long" });
const fullDay = date({ day: "numeric", month: "long", year: "numeric" });

/** For players, where the sentence that the API has for a code is one for programs. */
const PROBLEMS: Readonly<Record<string, string>> = {
  "before-launch": "There were no daily deals on that day yet.",
  "not-certified": "The daily deal is still being prepared.",
  "rate-limited": "Too many requests in a row: try again in a minute.",
};

/** English texts about the daily deal and the server that issues and judges it, which load with the first daily. */
export const enDaily = {
  /** With word joiners around hyphens: a day stays whole at the end of a line. */
  badDate: (day: string): string => `There is no day “${day}”: days look like 2026\u2060-\u206011\u2060-\u206030.`,
  /** Leads on from a day that has no deal. */
  today: "Today’s deal",
  /** Over the daily of a day that is over. */
  newDay: "A new day: its deal is ready.",
  playNewDay: "Play it",
  otherRules: (theirs: string, ours: string): string =>
    `The server deals by the rules ${theirs}, but this page plays ${ours}. Reload the page to get them.`,
  unreachable: "The server cannot be reached.",
  unreachableDaily: "The daily deal cannot be fetched now.",
  playsOn: "The server cannot be reached: you play on, and a win is verified later.",
  /** @param detail What the API says is wrong. */
  problem: (code: string, detail: string | undefined): string => PROBLEMS[code] ?? detail ?? enDaily.unreachable,
  badAnswer: (status: number): string => `The server answered in a way that is not understood (${status}).`,
  badDeal: "The server named a deal that there is not.",
  /** @param theirs The day that the server answers for. @param asked The day that it was asked for. */
  otherDay: (theirs: string, asked: string): string =>
    `The server sent the deal of ${fullDay(theirs)} in place of that of ${fullDay(asked)}.`,
  fails: (status: number): string => `The server has a fault of its own (${status}). Try again in a while.`,
  notYet: (day: string): string => `The deal of ${fullDay(day)} is not out yet: it comes when that day begins in UTC.`,
  /** What became of a win that was sent after its panel was closed. */
  settled: (isWon: boolean, game: string, day: string): string =>
    `Your win of ${dayAndMonth(day)} in ${game} was ${isWon ? "verified" : "not accepted by the server"}.`,
};

export type DailyStrings = typeof enDaily;

import { wilson } from "./statistics.ts";
import { type Subject, subjects } from "./subjects.ts";
import { type Findings, numberOf } from "./table.ts";
import { percent, percentAtLeast } from "./words.ts";

export type AllFindings = ReadonlyMap<string, Findings>;

/** How many deals of a subject can be won. */
export interface Share {
  readonly subject: Subject;
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  readonly unknown: number;
  /** The ends of the 95 % confidence interval; open deals count as lost for the lower one, as won for the upper one. */
  readonly low: number;
  readonly high: number;
  /** The share in words: `99.88 %`, `at least 99.7 %`. */
  readonly text: string;
}

/** Of the subjects that were surveyed, in their order. */
export const sharesIn = (all: AllFindings): Share[] =>
  subjects.flatMap((subject) => {
    const rows = all.get(subject.id)?.verdict;
    if (!rows) return [];
    const [won = 0, lost = 0, unknown = 0] = ["won", "lost", "unknown"].map((verdict) =>
      numberOf(rows, "verdict", verdict),
    );
    const deals = won + lost + unknown;
    const text = unknown > 0 ? `at least ${percentAtLeast(won / deals, deals)}` : percent(won / deals, deals);
    const [{ low }, { high }] = [wilson(won, deals), wilson(won + unknown, deals)];
    return [{ subject, deals, won, lost, unknown, low, high, text }];
  });

import { mustHold } from "./violation.js";

/** A request of a result's player. */
export interface Attempt {
  readonly kind: "put" | "delete";
  /** What was handed in. */
  readonly log?: string;
  readonly begin: number;
  /** When it was answered so that all is said; Infinity while it may still be done, or never be. */
  end: number;
  /** `undefined` as long as it is not known whether it was done. */
  done: boolean | undefined;
}

/**
 * All that was asked for one result, in the order of the events, and what can be said of it. An attempt that was not
 * answered, or with 503, may have been done, and may be done for some time.
 */
export class History {
  readonly attempts: Attempt[] = [];

  constructor(readonly name: string) {}

  begin(kind: Attempt["kind"], begin: number, log?: string): Attempt {
    const attempt: Attempt = { kind, begin, end: Infinity, done: undefined, ...(log === undefined ? {} : { log }) };
    this.attempts.push(attempt);
    return attempt;
  }

  /**
   * The logs that may be stored at some time between two events, `null` for none.
   * @param except An attempt that does not count.
   */
  possible(from: number, to: number, except?: Attempt): Set<string | null> {
    const begun = this.attempts.filter((each) => each !== except && each.begin <= to && each.done !== false);
    const puts = begun.filter(({ kind }) => kind === "put");
    const deletes = begun.filter(({ kind }) => kind === "delete");
    const [acknowledged, removed] = [puts, deletes].map((list) => list.filter(({ done, end }) => done && end <= from));
    // What was said to be stored stays, unless a removal may have come after.
    const there = acknowledged!.find((put) => deletes.every((each) => each.end < put.begin));
    if (there) return new Set([there.log!]);
    const isGone = (log: string): boolean =>
      removed!.some((each) => puts.every((put) => put.log !== log || put.end < each.begin));
    return new Set([null, ...puts.map(({ log }) => log!).filter((log) => !isGone(log))]);
  }

  /** Whether what was seen between two events may have been there. */
  expect(seen: string | null, from: number, to: number, except?: Attempt): void {
    const possible = this.possible(from, to, except);
    mustHold(possible.has(seen), () => {
      const names = [...possible].map((each) => (each === null ? "nothing" : shorten(each)));
      return `${this.name}: ${seen === null ? "nothing" : shorten(seen)} is stored, but it should be ${names.join(" or ")}`;
    });
  }
}

const shorten = (log: string): string => `a log of ${log.split(" ").length} entries (${log.slice(0, 30)} …)`;

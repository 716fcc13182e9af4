import type { Variant } from "@solitaire/engine";

/** What shows that a deal can be won. Nothing of it but `par` and `difficulty` is told before the deal has closed. */
export interface Certificate {
  /** A winning log. */
  readonly log: string;
  /** The log's moves, as the judge counts them. */
  readonly par: number;
  /** From 1, gentle, to 5, expert. */
  readonly difficulty: number;
}

/** Tells whether deals can be won. Its answers depend on the deal, its name and its budget alone. */
export interface Certifier {
  /** Says who answers, with a version: `solver@1`. Whatever may change an answer changes the version. */
  readonly name: string;
  /** What may be spent on finding out whether one deal can be won, in nodes. */
  readonly budget: number;
  /** `undefined` if the deal cannot be won, or if the budget did not suffice to find a win. */
  certify(game: Variant, deal: string): Promise<Certificate | undefined>;
}

import type { Outcome } from "@solitaire/engine/solver";

/** How many deals came to what. */
export class Tally {
  private readonly counts: Record<Outcome, number> = { won: 0, lost: 0, unknown: 0 };

  add(verdict: Outcome): void {
    this.counts[verdict]++;
  }

  get done(): number {
    return this.counts.won + this.counts.lost + this.counts.unknown;
  }

  get areAllWon(): boolean {
    return this.counts.won === this.done;
  }

  /** `9986 won, 14 lost, 0 unknown`. */
  get inWords(): string {
    return `${this.counts.won} won, ${this.counts.lost} lost, ${this.counts.unknown} unknown`;
  }
}

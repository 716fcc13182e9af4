import { expect, test } from "vitest";
import { ParAStar } from "../../src/solver/par/par-a-star.js";

/** A game in which each move is a detour, and so many of them win. */
class Straight extends ParAStar {
  private at = 0;

  constructor(private readonly length: number) {
    super(Infinity);
    this.enter(0, 0, 1, 0, 0, 0, 0);
  }

  protected open(entry: number): void {
    this.at = this.word(entry, 0);
  }

  protected get isWon(): boolean {
    return this.at === this.length;
  }

  protected expand(entry: number, made: number): number {
    this.enter(this.at + 1, 0, 1, 0, entry, 1, made + 1);
    return 1;
  }

  protected bound(): number {
    return 0;
  }

  replay(): void {
    throw new Error("It has no moves.");
  }
}

test.each([
  [3, "won"],
  [126, "won"],
  [127, "unknown"],
  [300, "unknown"],
] as const)("a shortest win of %d detours, each of which the queue has to tell apart, is %s", (length, outcome) => {
  expect(new Straight(length).advance(1_000)).toBe(outcome);
});

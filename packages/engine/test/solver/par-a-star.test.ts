import { expect, test } from "vitest";
import { ParAStar } from "../../src/solver/par/par-a-star.js";

/** By position, where its roads lead, and how many detours each is. */
type Roads = Readonly<Record<number, readonly (readonly [to: number, detours: number])[]>>;

/** A game whose positions are numbers, from 0 on. */
class Travel extends ParAStar {
  private at = 0;

  constructor(
    private readonly end: number,
    private readonly roadsFrom: (at: number) => Roads[number],
  ) {
    super(Infinity);
    this.enter(0, 0, 1, 0, 0, 0, 0);
  }

  protected open(entry: number): void {
    this.at = this.word(entry, 0);
  }

  protected get isWon(): boolean {
    return this.at === this.end;
  }

  protected expand(entry: number, made: number): number {
    const roads = this.roadsFrom(this.at);
    for (const [to, detours] of roads) this.enter(to, 0, 1, 0, entry, 1, made + detours);
    return roads.length;
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
  const straight = new Travel(length, (at) => [[at + 1, 1]]);
  expect(straight.advance(1_000)).toBe(outcome);
});

const ROADS: Roads = {
  0: [
    [1, 5],
    [2, 1],
  ],
  1: [[3, 1]],
  2: [[1, 1]],
};
const roadsFrom = (at: number): Roads[number] => ROADS[at] ?? [];

test("a position that is reached a shorter way later counts by that way", () => {
  const travel = new Travel(3, roadsFrom);
  expect(travel.advance(1_000)).toBe("won");
  expect(travel.least).toBe(5);
});

test("a game is lost when all that can be reached has been looked at, each position once", () => {
  const travel = new Travel(9, roadsFrom);
  expect(travel.advance(1_000)).toBe("lost");
  expect(travel.least).toBe(Infinity);
});

import { describe, expect, test } from "vitest";
import { deal, Game, type Position } from "../../src/index.js";
import { par, ParSearch, type ShortestWin, shorten, solve } from "../../src/solver/index.js";
import { numberOf, rulesOf } from "../table.js";

const dealt = (id: string, number: string): Position => deal(rulesOf(id), numberOf(number));

/**
 * A deal of each game, whether its shortest win can be proved, how many moves it has and how many nodes that takes, which
 * is the same everywhere; and by how many nodes a slice may be longer than asked for.
 */
const deals = [
  ["penguin", "2", true, 70, 1_083, 200],
  ["stalactites", "3", true, 49, 634, 200],
  ["rouge-et-noir", "7", false, 133, 100_004, 200],
  ["zodiac", "6", false, 280, 66_015, 20_000],
  ["zodiac-classic", "6", false, 282, 100_023, 20_000],
] as const;

describe("par", () => {
  test.each(deals)(
    "answers a win that is no longer than the solver's, in slices, too: %s %s",
    (id, number, isProved, length, nodes, slack) => {
      const options = { nodes: 100_000 };
      const rules = rulesOf(id);
      const pos = dealt(id, number);
      const hash = pos.hash();
      const whole = par(rules, pos, options);
      expect(pos.hash()).toBe(hash);
      expect(whole).toMatchObject({ verdict: "won", isProved, length, nodes });
      const game = Game.deal(rules, numberOf(number));
      expect(game.play(...whole.moves!)).toBeUndefined();
      expect(game.isWon).toBe(true);
      expect(game.moveCount).toBe(whole.length);
      const first = Game.deal(rules, numberOf(number));
      first.play(...solve(rules, pos).moves!);
      expect(whole.length).toBeLessThanOrEqual(first.moveCount);

      const search = new ParSearch(rules, pos, options);
      let answer: ShortestWin | undefined;
      while (!answer) {
        const before = search.nodes;
        answer = search.run(700);
        expect(search.nodes - before).toBeLessThanOrEqual(700 + slack);
      }
      expect(answer).toEqual(whole);
      expect(search.run(1)).toBe(answer);
    },
  );

  test.each(["penguin", "stalactites", "rouge-et-noir", "zodiac", "zodiac-classic"])(
    "knows that a game is won: %s",
    (id) => {
      const rules = rulesOf(id);
      const { position } = Game.deal(rules, numberOf("6"));
      for (const move of solve(rules, position).moves!) rules.playUnchecked(position, move);
      expect(par(rules, position)).toEqual({ verdict: "won", moves: [], length: 0, isProved: true, nodes: 0 });
    },
  );

  test.each([
    ["penguin", "616"],
    ["stalactites", "165"],
    ["zodiac", "3"],
    ["zodiac-classic", "32"],
  ])("says that a deal is lost: %s %s", (id, number) => {
    const { verdict, moves, length, isProved } = par(rulesOf(id), dealt(id, number));
    expect({ verdict, moves, length, isProved }).toEqual({ verdict: "lost", isProved: false });
  });

  test.each(["penguin", "stalactites"])(
    "does not know without a win, and proves nothing with too few nodes: %s",
    (id) => {
      const rules = rulesOf(id);
      const pos = dealt(id, "4");
      const none = par(rules, pos, { nodes: 5 });
      expect(none).toMatchObject({ verdict: "unknown", isProved: false });
      expect(none.moves).toBeUndefined();
      const { nodes } = solve(rules, pos);
      const some = par(rules, pos, { nodes: nodes + 100 });
      expect(some).toMatchObject({ verdict: "won", isProved: false });
      const best = par(rules, pos);
      expect(best.isProved).toBe(true);
      expect(best.length).toBeLessThan(some.length!);
    },
  );

  test("shortens the best of many wins of Rouge et Noir", () => {
    const rules = rulesOf("rouge-et-noir");
    const pos = dealt("rouge-et-noir", "7");
    const { moves, length, nodes } = par(rules, pos);
    expect({ length, nodes }).toEqual({ length: 131, nodes: 509_051 });
    expect(shorten(rules, pos, moves!)).toEqual(moves);
  });
});

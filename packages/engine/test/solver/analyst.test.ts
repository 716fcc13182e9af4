import { describe, expect, test } from "vitest";
import { deal, type Position, type Rules } from "../../src/index.js";
import { Analyst, type Judgement, solve, type Task } from "../../src/solver/index.js";
import { playOn } from "../games.js";
import { randomFrom } from "../random.js";
import { numberOf, rulesOf } from "../table.js";

const SLICE = 1_000;

const answerOf = <T>(task: Task<T>, slice = SLICE): T => {
  for (;;) {
    const answer = task.run(slice);
    if (answer !== undefined) return answer;
  }
};

/** Every move with the verdict on the position that it leads to, found by itself. */
const judged = (rules: Rules, pos: Position): Judgement[] =>
  rules.legalMoves(pos).map((move) => {
    const mark = pos.mark;
    rules.playUnchecked(pos, move);
    const { verdict } = solve(rules, pos);
    pos.rewind(mark);
    return { move, verdict };
  });

const exact = ["zodiac", "zodiac-classic", "stalactites", "penguin"];

describe.each(exact)("%s", (id) => {
  const rules = rulesOf(id);

  test("judges every move of a game as each is solved by itself", () => {
    const random = randomFrom(1);
    const found: (readonly Judgement[])[] = [];
    const expected: (readonly Judgement[])[] = [];
    for (const number of ["1", "3"]) {
      const analyst = new Analyst(rules);
      const pos = deal(rules, numberOf(number));
      for (let i = 0; i < 6; i++) {
        found.push(answerOf(analyst.judge(pos)));
        expected.push(judged(rules, pos));
        playOn(rules, pos, random, 5);
      }
    }
    expect(found).toEqual(expected);
  });

  test("whoever asks after every move wins", () => {
    for (let number = 1; number <= 5; number++) {
      const analyst = new Analyst(rules);
      const pos = deal(rules, numberOf(String(number)));
      const first = answerOf(analyst.decide(pos));
      expect(first.verdict).toBe(solve(rules, pos).verdict);
      let made = 0;
      while (first.moves && !rules.isWon(pos)) {
        const { moves } = answerOf(analyst.decide(pos));
        expect(rules.play(pos, moves![0]!)).toBeUndefined();
        made++;
      }
      // Where the first answer came to a position twice, the next ones left out what lay between.
      expect(made).toBeLessThanOrEqual(first.moves?.length ?? 0);
    }
  });
});

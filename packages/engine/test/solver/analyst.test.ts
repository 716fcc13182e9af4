import { describe, expect, test } from "vitest";
import { deal, type Position, type Rules } from "../../src/index.js";
import { Analyst, type Judgement, solve } from "../../src/solver/index.js";
import { answerOf } from "../answer-of.js";
import { playOn } from "../games.js";
import { randomFrom } from "../random.js";
import { numberOf, rulesOf } from "../table.js";

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

  test("takes the positions of several games, in any order", () => {
    const analyst = new Analyst(rules);
    const games = ["1", "3", "616"].map((number) => deal(rules, numberOf(number)));
    const found: Judgement[][] = [];
    const expected: Judgement[][] = [];
    for (let i = 0; i < 6; i++) {
      const pos = games[i % 3]!;
      found.push([...answerOf(analyst.judge(pos))]);
      expected.push(judged(rules, pos));
      playOn(rules, pos, randomFrom(i), 4);
    }
    expect(found).toEqual(expected);
  });

  test("answers the same in slices of any size, and next to other questions", () => {
    const pos = deal(rules, numberOf("3"));
    playOn(rules, pos, randomFrom(2), 3);
    const whole = answerOf(new Analyst(rules).judge(pos), Infinity);
    for (const size of [1, 50]) {
      const analyst = new Analyst(rules);
      const task = analyst.judge(pos);
      const other = analyst.decide(deal(rules, numberOf("4")));
      let answer: readonly Judgement[] | undefined;
      while (!answer) {
        const before = task.nodes;
        answer = task.run(size);
        other.run(size);
        expect(task.nodes - before).toBeLessThan(size + 200);
      }
      expect(answer).toEqual(whole);
      expect(task.run(size)).toEqual(whole);
      const { verdict, nodes } = other.run(Infinity)!;
      expect(other.nodes).toBe(nodes);
      expect(verdict).toBe(solve(rules, deal(rules, numberOf("4"))).verdict);
    }
  });

  test("a small budget tells less, and nothing wrong", () => {
    const pos = deal(rules, numberOf("3"));
    const all = judged(rules, pos);
    for (const nodes of [0, 20]) {
      const found = answerOf(new Analyst(rules, { nodes }).judge(pos));
      expect(found.map(({ move }) => move)).toEqual(all.map(({ move }) => move));
      found.forEach(({ verdict }, i) => expect(["unknown", all[i]!.verdict]).toContain(verdict));
    }
  });
});

describe.each([...exact, "rouge-et-noir"])("hints: %s", (id) => {
  const rules = rulesOf(id);

  test("lead to the win, whatever else is asked and played in between", () => {
    const random = randomFrom(7);
    const analyst = new Analyst(rules);
    const pos = deal(rules, numberOf("6"));
    let whims = 4;
    let hints = 0;
    let most = Infinity;
    for (; !rules.isWon(pos); hints++) {
      const { moves } = answerOf(analyst.decide(pos));
      most = Math.min(most, hints + moves!.length);
      if (hints % 9 === 0) {
        const judgements = answerOf(analyst.judge(pos));
        expect(judgements.find(({ move }) => move === moves![0])!.verdict).toBe("won");
        const whim = judgements.filter(({ verdict }) => verdict === "won").at(random(2) - 1)!;
        if (whims-- > 0) {
          rules.playUnchecked(pos, whim.move);
          most = Infinity;
          continue;
        }
      }
      expect(hints).toBeLessThan(most);
      expect(rules.play(pos, moves![0]!)).toBeUndefined();
    }
    expect(whims).toBeLessThan(1);
  });
});

import { describe, expect, test } from "vitest";
import { deal, type Position, type Rules } from "../../src/index.js";
import { Analyst, type Judgement, solve, type Task } from "../../src/solver/index.js";
import { playOn } from "../games.js";
import { randomFrom } from "../random.js";
import { exhaust } from "../../soak/exhaust.js";
import type { Family } from "../../soak/positions/games.js";
import { crowded, onBeak } from "../../soak/positions/penguin.js";
import { ending as endingOfRougeEtNoir } from "../../soak/positions/rouge-et-noir.js";
import { ending as endingOfStalactites } from "../../soak/positions/stalactites.js";
import { ending as endingOfZodiac, games as zodiacGames, small as smallZodiac } from "../../soak/positions/zodiac.js";
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

test("Rouge et Noir: what is judged to be won can be won, and most is not left open", () => {
  const rules = rulesOf("rouge-et-noir");
  const analyst = new Analyst(rules);
  const pos = deal(rules, numberOf("2"));
  const verdicts: string[] = [];
  for (const move of answerOf(analyst.decide(pos)).moves!.slice(0, 60)) {
    rules.playUnchecked(pos, move);
    if (pos.mark % 4 > 0) continue;
    for (const { move: each, verdict } of answerOf(analyst.judge(pos))) {
      verdicts.push(verdict);
      const { mark } = pos;
      rules.playUnchecked(pos, each);
      if (verdict === "won") expect(answerOf(analyst.decide(pos)).verdict).toBe("won");
      pos.rewind(mark);
    }
  }
  expect(verdicts.length).toBeGreaterThan(20);
  expect(verdicts.filter((verdict) => verdict === "won").length).toBeGreaterThan(verdicts.length / 2);
});

/** Families of positions that can be searched exhaustively. */
const families: readonly [string, string, Family, number][] = [
  ["Penguin, crowded", "penguin", crowded, 10],
  ["Penguin, building on the beak", "penguin", onBeak, 10],
  ["Stalactites, endings", "stalactites", endingOfStalactites, 60],
  ["Zodiac, small", "zodiac", smallZodiac(zodiacGames[0]), 15],
  ["Zodiac Classic, endings", "zodiac-classic", endingOfZodiac(zodiacGames[1]), 60],
  ["Rouge et Noir, endings", "rouge-et-noir", endingOfRougeEtNoir, 8],
];

test.each(families)("agrees with an exhaustive search on every move: %s", (_, id, family, seeds) => {
  const rules = rulesOf(id);
  const seen = { won: 0, lost: 0, unknown: 0 };
  // One for all, so that what is known of one game must not be taken for true in another.
  const analyst = new Analyst(rules, id === "rouge-et-noir" ? { nodes: 5_000 } : {});
  for (let seed = 1; seed <= seeds; seed++) {
    const pos = family(seed);
    // Two questions, so that the second one finds something known.
    for (let turn = 0; turn < 2; turn++) {
      for (const { move, verdict } of answerOf(analyst.judge(pos))) {
        const { mark } = pos;
        rules.playUnchecked(pos, move);
        const truth = exhaust(rules, pos, 1_000).verdict;
        pos.rewind(mark);
        seen[truth]++;
        if (truth !== "unknown" && verdict !== "unknown") expect(verdict, `seed ${seed}`).toBe(truth);
      }
      playOn(rules, pos, randomFrom(seed), 1);
    }
  }
  expect(seen.won + seen.lost).toBeGreaterThan(20);
});

import { expect, test } from "vitest";
import { deal } from "../../src/index.js";
import { Analyst } from "../../src/solver/index.js";
import { exhaust } from "../../soak/exhaust.js";
import type { Family } from "../../soak/positions/games.js";
import { crowded, onBeak } from "../../soak/positions/penguin.js";
import { ending as endingOfRougeEtNoir } from "../../soak/positions/rouge-et-noir.js";
import { ending as endingOfStalactites } from "../../soak/positions/stalactites.js";
import { ending as endingOfZodiac, games as zodiacGames, small as smallZodiac } from "../../soak/positions/zodiac.js";
import { answerOf } from "../answer-of.js";
import { playOn } from "../games.js";
import { randomFrom } from "../random.js";
import { numberOf, rulesOf } from "../table.js";

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
  const agreed = { won: 0, lost: 0 };
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
        if (truth === "unknown" || verdict === "unknown") continue;
        expect(verdict, `seed ${seed}`).toBe(truth);
        agreed[truth]++;
      }
      playOn(rules, pos, randomFrom(seed), 1);
    }
  }
  expect(agreed.won + agreed.lost).toBeGreaterThan(20);
  expect(Math.min(agreed.won, agreed.lost)).toBeGreaterThan(2);
});

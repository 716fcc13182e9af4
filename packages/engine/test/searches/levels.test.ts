import { expect, test } from "vitest";
import { deal } from "../../src/index.js";
import { difficultyOf, solve } from "../../src/solver/index.js";
import { numberOf, rulesOf } from "../table.js";

// Levels are shown to players and stored with the dailies: if these change, survey the games again.
test.each([
  ["penguin", "1", 3, 0.08],
  ["penguin", "2", 1, 1],
  ["penguin", "5", 4, 0.01],
  ["stalactites", "1", 5, 0],
  ["stalactites", "3", 1, 0.105],
  ["stalactites", "6", 2, 0.0275],
  ["zodiac", "4", 5, 0],
  ["zodiac", "6", 4, 0],
  ["zodiac-classic", "3", 4, 0],
  ["zodiac-classic", "6", 2, 0],
  ["rouge-et-noir", "5", 3, 0.04],
])("%s %s has level %j", (id, number, level, careful) => {
  const rules = rulesOf(id);
  const position = deal(rules, numberOf(number));
  const found = difficultyOf(rules, position, solve(rules, position));
  expect(found.level).toBe(level);
  expect(found.careful).toBe(careful);
});

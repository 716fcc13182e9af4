import { expect, test } from "vitest";
import { solitaire } from "./front-door.js";

test("the games as a list to read", () => {
  const { code, stdout } = solitaire(["games"]);
  expect(code).toBe(0);
  expect(stdout).toMatchInlineSnapshot(`
    "zodiac          Zodiac          2 decks  zodiac@1          daily
    zodiac-classic  Zodiac Classic  2 decks  zodiac-classic@1
    stalactites     Stalactites     1 deck   stalactites@1     daily
    rouge-et-noir   Rouge et Noir   2 decks  rouge-et-noir@1   daily
    penguin         Penguin         1 deck   penguin@1         daily
    "
  `);
});

test("the games for programs", () => {
  const { code, stdout } = solitaire(["games", "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual([
    { id: "zodiac", name: "Zodiac", decks: 2, rules: "zodiac@1", daily: true },
    { id: "zodiac-classic", name: "Zodiac Classic", decks: 2, rules: "zodiac-classic@1", daily: false },
    { id: "stalactites", name: "Stalactites", decks: 1, rules: "stalactites@1", daily: true },
    { id: "rouge-et-noir", name: "Rouge et Noir", decks: 2, rules: "rouge-et-noir@1", daily: true },
    { id: "penguin", name: "Penguin", decks: 1, rules: "penguin@1", daily: true },
  ]);
});

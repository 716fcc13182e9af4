import { describe, expect, test } from "vitest";
import { exhaust } from "../soak/exhaust.js";
import type { Family } from "../soak/positions/games.js";
import { crowded } from "../soak/positions/penguin.js";
import { ending as endingOfRougeEtNoir } from "../soak/positions/rouge-et-noir.js";
import { ending as endingOfStalactites } from "../soak/positions/stalactites.js";
import { ending as endingOfZodiac, games as zodiacGames, small as smallZodiac } from "../soak/positions/zodiac.js";
import { finish, safeMove } from "../src/auto/index.js";
import { goalMoves } from "../src/auto/safe-move.js";
import { isSafeInZodiac } from "../src/auto/zodiac.js";
import {
  deal,
  fromOf,
  makeCard,
  parseCard,
  type Position,
  Rules,
  rulesFor,
  suitOf,
  toOf,
  variants,
} from "../src/index.js";
import { solve } from "../src/solver/index.js";
import { playOn } from "./games.js";
import { randomFrom } from "./random.js";
import { numberOf, rulesOf, Table, valueOf } from "./table.js";

/** Plays the safe moves of a position as long as there are any, and answers how many there were. */
const playSafe = (rules: Rules, pos: Position): number => {
  let made = 0;
  for (let move = safeMove(rules, pos); move !== undefined; move = safeMove(rules, pos)) {
    expect(rules.kindOf(toOf(move)).goal).toBe(true);
    expect(rules.play(pos, move)).toBeUndefined();
    made++;
  }
  return made;
};

const games = variants.map((variant) => [variant.id, rulesFor(variant)] as const);

const smallGames: readonly [string, string, Family, number][] = [
  ["Penguin", "penguin", crowded, 15],
  ["Stalactites", "stalactites", endingOfStalactites, 100],
  ["Rouge et Noir", "rouge-et-noir", endingOfRougeEtNoir, 40],
  ["Zodiac", "zodiac", endingOfZodiac(zodiacGames[0]), 200],
  ["Zodiac Classic", "zodiac-classic", endingOfZodiac(zodiacGames[1]), 200],
  ["Zodiac, from phase one", "zodiac", smallZodiac(zodiacGames[0]), 30],
];

/** Positions on the way to a win, some moves by chance off it. */
function* nearWins(rules: Rules, deals: number): Generator<Position> {
  for (let number = 1; number <= deals; number++) {
    const random = randomFrom(number);
    const pos = deal(rules, numberOf(String(number)));
    const moves = solve(rules, pos, { nodes: 100_000 }).moves ?? [];
    for (const [made, move] of moves.entries()) {
      rules.playUnchecked(pos, move);
      if (made < moves.length / 2 || made % 5 > 0) continue;
      const mark = pos.mark;
      playOn(rules, pos, random, random(8), random(3));
      yield pos;
      pos.rewind(mark);
    }
  }
}

describe("safe moves", () => {
  test.each(games)("never lose a game that can be won, by the solver: %s", (_, rules) => {
    let safe = 0;
    for (const pos of nearWins(rules, 3)) {
      const before = solve(rules, pos, { nodes: 100_000 }).verdict;
      if (before === "unknown" || playSafe(rules, pos) === 0) continue;
      safe++;
      expect(solve(rules, pos).verdict).toBe(before);
    }
    expect(safe).toBeGreaterThan(5);
  });

  test.each(smallGames)("never lose a game that can be won, by trying everything: %s", (_, id, family, seeds) => {
    const rules = rulesOf(id);
    let safe = 0;
    for (let seed = 1; seed <= seeds; seed++) {
      const pos = family(seed);
      playOn(rules, pos, randomFrom(seed), seed % 7);
      const before = exhaust(rules, pos, 500).verdict;
      if (before === "unknown" || playSafe(rules, pos) === 0) continue;
      safe++;
      expect(exhaust(rules, pos, 20_000).verdict, `seed ${seed}`).toBe(before);
    }
    expect(safe).toBeGreaterThan(seeds / 6);
  });

  test("Penguin: not the beak, which deal 42543 needs for a column", () => {
    const table = Table.dealt("penguin", "42543");
    const { moves } = solve(table.rules, table.pos);
    const { rules, pos } = table;
    let waits = 0;
    for (const move of moves!) {
      const beak = rules.variant.beak!(pos);
      const isBeak = (each: number | undefined): boolean => each !== undefined && pos.card(fromOf(each)) === beak;
      if (rules.legalMoves(pos).some((each) => isBeak(each) && rules.kindOf(toOf(each)).goal)) waits++;
      expect(isBeak(safeMove(rules, pos))).toBe(false);
      rules.playUnchecked(pos, move);
    }
    expect(waits).toBeGreaterThan(0);
  });

  /** How many clubs the two foundations have in phase two, where others lie, and from where one can safely go. */
  const endings: readonly [string, string, [number, number], Readonly<Record<string, string>>, string[]][] = [
    ["the only copy left goes", "zodiac", [5, 3], { T1: "KC 4C" }, ["T1"]],
    ["of two that cover cards, neither", "zodiac", [5, 3], { T1: "QC 6C", T2: "KC 6C" }, []],
    ["the one that covers cards, if the other does not", "zodiac", [5, 3], { T1: "6C", T2: "KC 6C" }, ["T2"]],
    ["the one in a pile, if the other is in the Equator", "zodiac", [5, 3], { R1: "6C", T2: "KC 6C" }, ["T2"]],
    ["the upper one in a pile", "zodiac", [5, 3], { T1: "KC 6C QC 6C" }, ["T1"]],
    ["either, if both foundations want it", "zodiac", [5, 5], { T1: "QC 6C", T2: "KC 6C" }, ["T1", "T2"]],
    ["the only copy left goes", "zodiac-classic", [5, 8], { T1: "TC 6C" }, ["T1"]],
    ["of two that cover cards, neither", "zodiac-classic", [5, 2], { T1: "9C 6C", T2: "JC 6C" }, []],
    ["not one that may be needed for the other first", "zodiac-classic", [5, 2], { T1: "6C 9C 6C" }, []],
    ["the upper one of two neighbours", "zodiac-classic", [5, 2], { T1: "9C 6C 6C" }, ["T1"]],
    ["the one that covers cards, if the other does not", "zodiac-classic", [5, 2], { T1: "9C 6C", R1: "6C" }, ["T1"]],
    ["either, if both foundations want it", "zodiac-classic", [5, 7], { T1: "9C 6C", T2: "JC 6C" }, ["T1", "T2"]],
    ["none, if both want it and one is covered", "zodiac-classic", [5, 7], { T1: "9C 6C", T2: "6C JC" }, []],
  ];

  test.each(endings)("phase two: %s (%s)", (_, id, heights, piles, safe) => {
    const rules = rulesOf(id);
    const pos = rules.emptyTable();
    heights.forEach((height, i) => {
      const falls = id === "zodiac-classic" && i === 1;
      for (let n = 0; n < height; n++) pos.put(rules.pileIndex(`F${i + 1}`), makeCard(falls ? 12 - n : n, 0));
    });
    for (const [name, cards] of Object.entries(piles)) {
      for (const card of cards.split(" ")) pos.put(rules.pileIndex(name), valueOf(parseCard(card)));
    }
    const isSafe = isSafeInZodiac(id === "zodiac" ? "twins" : "opposites");
    const found = goalMoves(rules, pos).filter((move) => isSafe(rules, pos, move));
    expect([...new Set(found.map((move) => rules.pileNames[fromOf(move)]))]).toEqual(safe);
    expect(safeMove(rules, pos)).toBe(found[0]);
    // Of a game that is not known, nothing is said to be safe.
    expect(safeMove(new Rules({ ...rules.variant, id: "another" }), pos)).toBeUndefined();
  });

  test.each([
    ["an ace, once two of its colour are discarded", "KC KS", "AS", true],
    ["no ace before", "KC KH", "AS", false],
    ["no ace of the other colour", "KC KS", "AH", false],
  ])("Rouge et Noir: %s", (_, kings, ace, isSafe) => {
    const rules = rulesOf("rouge-et-noir");
    const pos = rules.emptyTable();
    kings.split(" ").forEach((king, i) => {
      const first = valueOf(parseCard(king));
      for (let rank = 12; rank >= 0; rank--) {
        const suit = rank % 2 === 0 ? suitOf(first) : 3 - suitOf(first);
        pos.put(rules.pileIndex(`F${5 + i}`), makeCard(rank, suit));
      }
    });
    pos.put(rules.pileIndex("T1"), valueOf(parseCard(ace)));
    expect(safeMove(rules, pos) !== undefined).toBe(isSafe);
  });
});

describe("finish", () => {
  test.each(games)("wins from the end of a won game: %s", (_, rules) => {
    let won = 0;
    for (let number = 6; number <= 7; number++) {
      const pos = deal(rules, numberOf(String(number)));
      const hash = pos.hash();
      expect(finish(rules, pos)).toBeUndefined();
      expect(pos.hash()).toBe(hash);
      const moves = solve(rules, pos).moves ?? [];
      let found = 0;
      for (const move of moves) {
        rules.playUnchecked(pos, move);
        const rest = finish(rules, pos);
        if (!rest) continue;
        found++;
        const { mark } = pos;
        for (const each of rest) expect(rules.play(pos, each)).toBeUndefined();
        expect(rules.isWon(pos)).toBe(true);
        pos.rewind(mark);
      }
      if (moves.length === 0) continue;
      won++;
      expect(found).toBeGreaterThan(1);
    }
    expect(won).toBeGreaterThan(0);
  });
});

import { describe, expect, test } from "vitest";
import { deal, makeCard, type Position, rankOf, suitOf } from "../../src/index.js";
import { solve } from "../../src/solver/index.js";
import { playOn } from "../games.js";
import { randomFrom } from "../random.js";
import { numberOf, rulesOf } from "../table.js";
import { compare } from "./exhaustive.js";

const rules = rulesOf("stalactites");

const stalactites = (number: number, step: 0 | 1 | 2): Position => {
  const pos = deal(rules, numberOf(String(number)));
  if (step > 0) rules.playUnchecked(pos, step - 1);
  return pos;
};

/** A position with long foundations and few cards left, as if the high ranks had been left out of the game. */
const ending = (seed: number): Position => {
  const random = randomFrom(seed);
  const step = 1 + random(2);
  const pos = rules.emptyTable();
  rules.actions[step - 1]!.play(pos);
  const suits = Array.from({ length: 13 }, () => [0, 1, 2, 3]);
  for (let f = 1; f <= 4; f++) {
    const base = random(13);
    const count = 5 + random(7);
    for (let i = 0; i < count; i++) {
      const rank = (base + i * step) % 13;
      pos.put(rules.pileIndex(`F${f}`), makeCard(rank, suits[rank]!.pop()!));
    }
  }
  const left = suits.flatMap((of, rank) => of.map((suit) => ({ card: makeCard(rank, suit), order: random(1 << 20) })));
  left.sort((a, b) => a.order - b.order);
  const inCells = 1 + random(2);
  const columns = 2 + random(7);
  left.forEach(({ card }, i) => {
    pos.put(rules.pileIndex(i < inCells ? `R${i + 1}` : `T${1 + (i % columns)}`), card);
  });
  return pos;
};

/** A position that a player without a plan has come to. */
const astray = (seed: number): Position => {
  const random = randomFrom(seed);
  const pos = stalactites(1 + random(1_000_000), (1 + random(2)) as 1 | 2);
  playOn(rules, pos, random, 4 + random(30), random(3));
  return pos;
};

/** The position by ones that is the same as this one by twos: rank r becomes the r/2-th, modulo 13. */
const byOnes = (twos: Position): Position => {
  const pos = rules.emptyTable();
  rules.actions[0]!.play(pos);
  for (let pile = 0; pile < twos.pileCount; pile++) {
    for (const card of twos.cards(pile)) pos.put(pile, makeCard((rankOf(card) * 7) % 13, suitOf(card)));
  }
  return pos;
};

describe("Stalactites", () => {
  test("agrees with an exhaustive search on endings", { timeout: 60_000 }, () => {
    const counts = compare(rules, ending, 600, 20_000);
    expect(counts.won).toBeGreaterThan(150);
    expect(counts.lost).toBeGreaterThan(150);
  });

  test("agrees with an exhaustive search on positions of players without a plan", { timeout: 60_000 }, () => {
    const counts = compare(rules, astray, 250, 3_000);
    expect(counts.won).toBeGreaterThan(30);
    expect(counts.lost).toBeGreaterThan(150);
  });

  test("is the same by twos as by ones with the ranks renamed", { timeout: 60_000 }, () => {
    for (let number = 1; number <= 100; number++) {
      const twos = solve(rules, stalactites(number, 2));
      const ones = solve(rules, byOnes(stalactites(number, 2)));
      expect(ones, `deal ${number}`).toEqual({ ...twos, moves: ones.moves });
      expect(ones.moves, `deal ${number}`).toEqual(twos.moves);
    }
  });

  test("wins before the pick if one of the intervals wins, and picks that one", { timeout: 60_000 }, () => {
    const verdicts = new Set<string>();
    for (let number = 1; number <= 100; number++) {
      const [ones, twos] = [solve(rules, stalactites(number, 1)), solve(rules, stalactites(number, 2))];
      const { verdict, moves } = solve(rules, stalactites(number, 0));
      expect(verdict).toBe(ones.verdict === "won" ? "won" : twos.verdict);
      if (ones.verdict === "won") expect(moves).toEqual([0, ...ones.moves!]);
      else if (twos.verdict === "won") expect(moves).toEqual([1, ...twos.moves!]);
      verdicts.add(`${ones.verdict}, ${twos.verdict}`);
    }
    expect(verdicts.size).toBe(4);
  });
});

import { describe, expect, test } from "vitest";
import { deal, makeCard, type Move, type Position, toOf } from "../../src/index.js";
import { solve } from "../../src/solver/index.js";
import { playOn } from "../games.js";
import { randomFrom } from "../random.js";
import { numberOf, rulesOf } from "../table.js";
import { compare } from "./exhaustive.js";

const rules = rulesOf("penguin");

const penguin = (number: number | string): Position => deal(rules, numberOf(String(number)));

/**
 * A position with the cells filled by high cards and low cards buried, one suit not begun, so that every line can be
 * tried. The `noise` mixes the order of the ranks.
 */
const crowded = (seed: number): Position => {
  const random = randomFrom(seed);
  const pos = rules.emptyTable();
  pos.base = random(13);
  const beak = random(4);
  const card = (suit: number, rank: number): number => makeCard((rank + pos.base) % 13, suit);
  const noise = 1 + random(8);
  const left: { card: number; order: number }[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const height = suit === beak ? 0 : 12 - random(12);
    for (let rank = 0; rank < height; rank++) pos.put(rules.pileIndex(`F${suit + 1}`), card(suit, rank));
    for (let rank = height; rank < 13; rank++) left.push({ card: card(suit, rank), order: rank + random(noise) });
  }
  left.sort((a, b) => b.order - a.order);
  left.splice(0, 7).forEach((each, i) => pos.put(rules.pileIndex(`R${i + 1}`), each.card));
  left.reverse().forEach((each, i) => pos.put(rules.pileIndex(`T${1 + (i % 7)}`), each.card));
  return pos;
};

/** A position that a player without a plan has come to. */
const astray = (seed: number): Position => {
  const random = randomFrom(seed);
  const pos = penguin(1 + random(1_000_000));
  playOn(rules, pos, random, 10 + random(60), random(3));
  return pos;
};

describe("Penguin", () => {
  test("agrees with an exhaustive search on crowded endings", { timeout: 60_000 }, () => {
    const counts = compare(rules, crowded, 150, 1_000);
    expect(counts.won).toBeGreaterThan(100);
    expect(counts.lost).toBeGreaterThan(10);
  });

  test("agrees with an exhaustive search on positions of players without a plan", { timeout: 60_000 }, () => {
    const counts = compare(rules, astray, 300, 2_000);
    expect(counts.won).toBeGreaterThan(20);
    expect(counts.lost).toBeGreaterThan(200);
  });

  test.each([616, 1245, 2042, 2556, 3118, 4610, 5520, 6035, 6047, 6528, 6986, 8094, 8854, 9893])(
    "deal %i is lost",
    (number) => {
      expect(solve(rules, penguin(number)).verdict).toBe("lost");
    },
  );

  test("deal 42543 is won, though only by building on the beak", () => {
    const { verdict, moves } = solve(rules, penguin(42_543));
    expect(verdict).toBe("won");
    const pos = penguin(42_543);
    const isBuiltOn = (move: Move): boolean => {
      const covers = rules.kindOf(toOf(move)).role === "tableau" && !pos.isEmpty(toOf(move));
      const onBeak = covers && pos.card(toOf(move)) === beak;
      rules.playUnchecked(pos, move);
      return onBeak;
    };
    const beak = rules.variant.beak!(pos)!;
    expect(moves!.some(isBuiltOn)).toBe(true);
  });

  test("wins the first deals, and every position on the way", { timeout: 60_000 }, () => {
    for (let number = 1; number <= 15; number++) {
      const pos = penguin(number);
      const { verdict, moves } = solve(rules, pos);
      expect(verdict, `deal ${number}`).toBe("won");
      for (const move of moves!) {
        rules.playUnchecked(pos, move);
        expect(solve(rules, pos).verdict, `deal ${number}`).toBe("won");
      }
    }
  });
});

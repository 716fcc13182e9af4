import { describe, expect, test } from "vitest";
import { deal, type Move, variants } from "../../src/index.js";
import { playCarefully, randomFrom, scales } from "../../src/solver/index.js";
import { numberOf, rulesOf } from "../table.js";

const ids = variants.map(({ id }) => id);
const tasteOf = (id: string) => scales.get(id)!.taste;

describe("a careful player", () => {
  test.each(ids)("makes legal moves to positions that it has not seen, and puts all back: %s", (id) => {
    const rules = rulesOf(id);
    const pos = deal(rules, numberOf("7"));
    const start = pos.hash();
    const replayed = pos.clone();
    const line: Move[] = [];
    const seen = new Set([start]);
    const { moves, reach, isWon } = playCarefully(rules, pos, tasteOf(id), randomFrom(1), (after, move) => {
      expect(rules.play(replayed, move)).toBeUndefined();
      expect(replayed.hash()).toBe(after.hash());
      expect(seen.has(after.hash())).toBe(false);
      seen.add(after.hash());
      line.push(move);
      return true;
    });
    expect(moves).toBe(line.length);
    expect(moves).toBeGreaterThan(0);
    expect(isWon).toBe(rules.isWon(replayed));
    expect(reach).toBeGreaterThan(0);
    expect(reach).toBeLessThanOrEqual(1);
    expect(pos.hash()).toBe(start);
  });

  test("takes back what is not accepted, and gives up where nothing is", () => {
    const rules = rulesOf("penguin");
    const pos = deal(rules, numberOf("7"));
    let asked = 0;
    const game = playCarefully(rules, pos, tasteOf("penguin"), randomFrom(1), () => {
      asked++;
      return false;
    });
    expect(asked).toBe(rules.legalMoves(pos).length);
    expect(game).toEqual({ isWon: false, moves: 0, reach: 0 });
  });

  test("gives up after a hundred moves without progress", () => {
    const rules = rulesOf("penguin");
    let longest = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { moves } = playCarefully(rules, deal(rules, numberOf("2")), tasteOf("penguin"), randomFrom(seed));
      longest = Math.max(longest, moves);
    }
    // At most 49 cards come home, each within a hundred moves of the one before.
    expect(longest).toBeGreaterThanOrEqual(100);
    expect(longest).toBeLessThan(5000);
  });

  test("has come all the way where it has won", () => {
    const rules = rulesOf("penguin");
    const games = Array.from({ length: 20 }, (_, seed) =>
      playCarefully(rules, deal(rules, numberOf("3")), tasteOf("penguin"), randomFrom(seed)),
    );
    expect(games.some(({ isWon }) => isWon)).toBe(true);
    for (const { isWon, reach } of games) expect(reach === 1).toBe(isWon);
  });
});

import { describe, expect, test } from "vitest";
import { KnownVerdicts } from "../../src/solver/analyst/known-verdicts.js";
import { Knowledge, LOST, UNKNOWN } from "../../src/solver/knowledge.js";
import { StateTable } from "../../src/solver/state-table.js";
import { SuitMemory } from "../../src/solver/zodiac/suit-memory.js";
import { rulesOf } from "../table.js";

const rules = rulesOf("zodiac");

const tableOf = (first: number, size: number): StateTable => {
  const table = new StateTable(3);
  for (let i = 0; i < size; i++) table.add(first + i, 1, 2);
  return table;
};

describe("what is known of a game stays within its room", () => {
  test("states: all are forgotten at once, so that no way to a win is kept in part", () => {
    const knowledge = new Knowledge(rules.emptyTable());
    const line = [0, 1, 2].map((i) => ({ key: [i, 0, 0] as const, move: 10 + i }));
    knowledge.learnWin(line);
    for (let n = 1; n <= 4; n++) {
      const table = tableOf(n << 20, 60_000);
      knowledge.learnLosses(table, table.start, table.start + table.size);
      expect(knowledge.about((n << 20) + 59_999, 1, 2)).toBe(LOST);
      expect(knowledge.about((n << 20) + 60_000, 1, 2)).toBe(UNKNOWN);
      expect(line.map(({ key }) => knowledge.about(...key))).toEqual([10, 11, 12]);
    }
    const table = tableOf(5 << 20, 60_000);
    knowledge.learnLosses(table, table.start, table.start + table.size);
    expect(knowledge.about(5 << 20, 1, 2)).toBe(LOST);
    expect(knowledge.about(1 << 20, 1, 2)).toBe(UNKNOWN);
    expect(line.map(({ key }) => knowledge.about(...key))).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
  });

  test("states: of a very large proof only a part is kept, and the first word on a state stands", () => {
    const knowledge = new Knowledge(rules.emptyTable());
    const table = tableOf(0, 200_000);
    knowledge.learnLosses(table, table.start, table.start + table.size);
    expect(knowledge.about(0, 1, 2)).toBe(LOST);
    expect(knowledge.about(199_999, 1, 2)).toBe(UNKNOWN);
    knowledge.learnWin([{ key: [0, 1, 2], move: 7 }]);
    expect(knowledge.about(0, 1, 2)).toBe(LOST);
  });

  test("verdicts: the latest thousands", () => {
    const verdicts = new KnownVerdicts();
    const position = (n: number) => {
      const pos = rules.emptyTable();
      for (let bit = 0; bit < 14; bit++) pos.put(bit, (n >> bit) & 1);
      return pos;
    };
    for (let n = 0; n < 10_000; n++) verdicts.add(position(n), "lost");
    expect(verdicts.of(position(9_999))).toBe("lost");
    expect(verdicts.of(position(5_000))).toBe("lost");
    expect(verdicts.of(position(1))).toBeUndefined();
  });

  test("suits: two thousand", () => {
    const memory = new SuitMemory();
    const suit = (n: number) => ({
      piles: [],
      loose: [n & 255, n >> 8],
      orders: [[], []] as const,
      areTwins: true,
    });
    memory.of(suit(0), 1, () => 3).need = 4;
    expect(memory.of(suit(0), 1, () => 3).need).toBe(4);
    expect(memory.of(suit(0), 2, () => 3).need).toBe(3);
    for (let n = 1; n < 3_000; n++) memory.of(suit(n), 1, () => 0);
    expect(memory.of(suit(0), 1, () => 3).need).toBe(3);
  });
});

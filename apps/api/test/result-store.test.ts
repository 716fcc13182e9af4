import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { d1Results } from "../src/store/d1-results.js";
import { d1Store } from "../src/store/d1-store.js";
import type { ResultKey, ResultStore, Win } from "../src/store/result-store.js";
import type { Store } from "../src/store/store.js";
import { emptyDatabase } from "./support/database.js";
import { memoryResults } from "./support/memory-results.js";
import { memoryStore } from "./support/memory-store.js";
import { day } from "./support/services.js";
import { solutions } from "./support/solutions.js";
import { storePlayable, winOf } from "./support/wins.js";

const DAY = day("2026-11-30");
const hex = (n: number): string => n.toString(16).padStart(64, "0");
const key = (id: number, game = "penguin", date = DAY): ResultKey => ({ day: date, game, id: hex(id) });
const win = (hash: number, moves = 100): Win => ({
  rules: "penguin@1",
  log: `T1-R1 T2-F${hash}`,
  hash: hex(hash),
  moves,
});
const at = (standing: { wins: number; fewer: number; more: number }, of: Win, received = 7) => ({
  ...of,
  received,
  ...standing,
});

const stores: readonly (readonly [string, () => { store: Store; results: ResultStore }])[] = [
  [
    "the model in memory",
    () => {
      const store = memoryStore();
      return { store, results: memoryResults(store) };
    },
  ],
  ["D1", () => ({ store: d1Store(env.DB), results: d1Results(env.DB) })],
];

beforeEach(() => emptyDatabase());

describe.each(stores)("the store of results: %s", (_, open) => {
  it("is empty at first", async () => {
    const { results } = open();
    expect(await results.resultOf(key(1))).toBeUndefined();
    for (const withBest of [false, true]) {
      expect(await results.resultsOf(DAY, "penguin", withBest)).toEqual({ distribution: [], best: undefined });
    }
    await results.removeResult(key(1));
  });

  it("stores a win once, and says so again when it comes again", async () => {
    const { results } = open();
    const alone = at({ wins: 1, fewer: 0, more: 0 }, win(1));
    expect(await results.addResult(key(1), win(1), 7)).toEqual({ outcome: "new", result: alone });
    for (let i = 0; i < 3; i++) {
      expect(await results.addResult(key(1), win(1), 8 + i)).toEqual({ outcome: "known", result: alone });
    }
    expect(await results.resultOf(key(1))).toEqual(alone);
    expect(await results.resultsOf(DAY, "penguin", false)).toEqual({
      distribution: [{ moves: 100, wins: 1 }],
      best: undefined,
    });
  });

  it("never changes a result, and keeps nothing of a log that it refuses", async () => {
    const { results } = open();
    await results.addResult(key(1), win(1), 7);
    expect(await results.addResult(key(1), win(2, 50), 8)).toEqual({
      outcome: "conflict",
      result: at({ wins: 1, fewer: 0, more: 0 }, win(1)),
    });
    expect((await results.resultsOf(DAY, "penguin", true)).distribution).toEqual([{ moves: 100, wins: 1 }]);
  });

  it("counts a log once, whoever hands it in", async () => {
    const { results } = open();
    await results.addResult(key(1), win(1), 7);
    expect(await results.addResult(key(2), win(1), 8)).toEqual({
      outcome: "new",
      result: at({ wins: 1, fewer: 0, more: 0 }, win(1), 8),
    });
    expect(await results.resultOf(key(1))).toMatchObject({ received: 7, wins: 1 });
  });

  it("knows how many have fewer moves, as many, and more", async () => {
    const { results } = open();
    for (const [i, moves] of [100, 90, 110, 100, 120, 100].entries()) await results.addResult(key(i), win(i, moves), 7);
    expect(await results.resultOf(key(0))).toEqual(at({ wins: 6, fewer: 1, more: 2 }, win(0, 100)));
    expect(await results.resultOf(key(1))).toEqual(at({ wins: 6, fewer: 0, more: 5 }, win(1, 90)));
    expect(await results.resultOf(key(4))).toEqual(at({ wins: 6, fewer: 5, more: 0 }, win(4, 120)));
    expect((await results.resultsOf(DAY, "penguin", false)).distribution).toEqual([
      { moves: 90, wins: 1 },
      { moves: 100, wins: 3 },
      { moves: 110, wins: 1 },
      { moves: 120, wins: 1 },
    ]);
  });

  it("keeps days and games apart", async () => {
    const { results } = open();
    const keys = [key(1), key(1, "zodiac"), key(1, "penguin", day("2026-11-29"))];
    for (const [i, each] of keys.entries()) {
      expect(await results.addResult(each, win(1, 100 + i), 7)).toMatchObject({ outcome: "new", result: { wins: 1 } });
    }
    await results.removeResult(keys[0]!);
    expect(await results.resultOf(keys[0]!)).toBeUndefined();
    expect(await results.resultOf(keys[1]!)).toMatchObject({ moves: 101 });
    expect(await results.resultOf(keys[2]!)).toMatchObject({ moves: 102 });
  });

  it("lets a log go with its last result", async () => {
    const { results } = open();
    await results.addResult(key(1), win(1), 7);
    await results.addResult(key(2), win(1), 7);
    await results.addResult(key(3), win(3, 80), 7);
    await results.removeResult(key(1));
    expect((await results.resultsOf(DAY, "penguin", true)).distribution).toEqual([
      { moves: 80, wins: 1 },
      { moves: 100, wins: 1 },
    ]);
    await results.removeResult(key(2));
    await results.removeResult(key(2));
    expect((await results.resultsOf(DAY, "penguin", true)).distribution).toEqual([{ moves: 80, wins: 1 }]);
    expect(await results.addResult(key(1), win(4), 9)).toMatchObject({ outcome: "new" });
  });

  it("shows the first of the best games, or the certificate, only when it is asked to", async () => {
    const { store, results } = open();
    await storePlayable(store, DAY);
    expect((await results.resultsOf(DAY, "penguin", false)).best).toBeUndefined();
    const { log } = winOf("penguin");
    expect((await results.resultsOf(DAY, "penguin", true)).best).toEqual({
      from: "certificate",
      rules: "penguin@1",
      log,
      moves: log.split(" ").length,
    });
    for (const [i, moves] of [300, 200, 200, 250].entries()) await results.addResult(key(i), win(9 - i, moves), 7);
    expect((await results.resultsOf(DAY, "penguin", true)).best).toEqual({
      from: "player",
      rules: "penguin@1",
      log: win(8).log,
      moves: 200,
    });
    expect((await results.resultsOf(DAY, "penguin", false)).best).toBeUndefined();
  });

  it("agrees with all who write at once on one log for each id", async () => {
    const { results } = open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_each, i) => results.addResult(key(1), win(i % 4, 100 + (i % 4)), i)),
    );
    const outcomes = answers.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "new")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "known")).toHaveLength(4);
    expect(new Set(answers.map(({ result }) => result.hash)).size).toBe(1);
    expect((await results.resultsOf(DAY, "penguin", true)).distribution).toMatchObject([{ wins: 1 }]);
  });
});

describe("the tables of results", () => {
  const count = async (table: string): Promise<number> =>
    (await env.DB.prepare(`SELECT count(*) AS count FROM ${table}`).first<number>("count"))!;

  it("hold no id, no log and no tally of what was removed", async () => {
    const results = d1Results(env.DB);
    await results.addResult(key(1), win(1), 7);
    await results.addResult(key(2), win(1), 7);
    await results.addResult(key(1), win(2), 7);
    expect([await count("results"), await count("logs"), await count("tallies")]).toEqual([2, 1, 1]);
    for (const id of [1, 2]) await results.removeResult(key(id));
    expect([await count("results"), await count("logs"), await count("tallies")]).toEqual([0, 0, 0]);
  });

  it("let an operator remove a log with all its results, as the documentation says", async () => {
    const results = d1Results(env.DB);
    for (const [id, hash] of [
      [1, 1],
      [2, 1],
      [3, 3],
    ] as const) {
      await results.addResult(key(id), win(hash), 7);
    }
    await env.DB.prepare(
      `DELETE FROM logs WHERE day = '2026-11-30' AND game = 'penguin' AND hash = x'${hex(1)}'`,
    ).run();
    expect([await count("results"), await count("logs"), await count("tallies")]).toEqual([1, 1, 1]);
    expect(await results.resultOf(key(1))).toBeUndefined();
    expect(await results.resultOf(key(3))).toMatchObject({ wins: 1 });
  });

  it.each([
    ["no log", { log: "" }],
    ["no moves", { moves: 0 }],
    ["a hash of another length", { hash: "00" }],
    ["no rules", { rules: "" }],
  ])("refuse %s, and keep nothing of the result", async (_, wrong) => {
    await expect(d1Results(env.DB).addResult(key(1), { ...win(1), ...wrong }, 7)).rejects.toThrow(/constraint failed/);
    expect([await count("results"), await count("logs"), await count("tallies")]).toEqual([0, 0, 0]);
  });

  it("take at most 2 KiB for a result, with its log", async () => {
    const results = d1Results(env.DB);
    const sizeAfter = async () => (await env.DB.prepare("DELETE FROM results WHERE day = ''").run()).meta.size_after;
    const before = await sizeAfter();
    const N = 400;
    for (let i = 0; i < N; i++) {
      const { game, log } = solutions[i % solutions.length]!;
      const hash = hex(0).replaceAll("0", () => Math.floor(Math.random() * 16).toString(16));
      await results.addResult({ day: DAY, game, id: hash }, { rules: `${game}@1`, log, hash, moves: 100 + i }, 7);
    }
    expect(((await sizeAfter()) - before) / N).toBeLessThanOrEqual(2048);
  });
});

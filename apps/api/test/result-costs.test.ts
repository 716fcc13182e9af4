import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { d1Results } from "../src/store/d1-results.js";
import type { ResultKey, Win } from "../src/store/result-store.js";
import { emptyDatabase } from "./support/database.js";
import { day } from "./support/services.js";

const DAY = day("2026-11-30");
/** So many wins are stored, of two different numbers of moves. */
const WINS = 300;

const hex = (n: number): string => n.toString(16).padStart(64, "0");
const key = (n: number): ResultKey => ({ day: DAY, game: "penguin", id: hex(n) });
const win = (n: number): Win => ({ rules: "penguin@1", log: `T1-F${n + 1}`, hash: hex(n), moves: 100 + (n % 2) });

/** The wins from 1 on, each with a result of its own. */
const storeWins = async (): Promise<void> => {
  const log = env.DB.prepare(
    "INSERT INTO logs (day, game, hash, rules, log, moves) VALUES (?, 'penguin', unhex(?), ?, ?, ?)",
  );
  const result = env.DB.prepare(
    "INSERT INTO results (day, game, id, log, received) VALUES (?, 'penguin', unhex(?), unhex(?), 7)",
  );
  await env.DB.batch(
    Array.from({ length: WINS }, (_, i) => i + 1).flatMap((n) => {
      const { rules, hash, log: text, moves } = win(n);
      return [log.bind(DAY, hash, rules, text, moves), result.bind(DAY, hash, hash)];
    }),
  );
};

/** D1, and what it has counted since: the rows that it read and wrote, which is what it charges for and waits on. */
const metered = () => {
  const rows = { read: 0, written: 0 };
  const note = ({ meta }: D1Result): void => {
    rows.read += meta.rows_read;
    rows.written += meta.rows_written;
  };
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const meter = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => {
      const result = await statement.all();
      note(result);
      return result;
    };
    const outer = {
      bind: (...values: unknown[]) => meter(statement.bind(...values)),
      all,
      run: all,
      first: async () => (await all()).results[0] ?? null,
    } as unknown as D1PreparedStatement;
    inner.set(outer, statement);
    return outer;
  };
  const db = {
    prepare: (query: string) => meter(env.DB.prepare(query)),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await env.DB.batch(statements.map((each) => inner.get(each)!));
      results.forEach(note);
      return results;
    },
  } as unknown as D1Database;
  return { db, rows };
};

beforeEach(() => emptyDatabase());

describe("however many wins a day has, D1", () => {
  it.each([
    ["to store a new win", (store) => store.addResult(key(0), win(0), 7), { read: 5, written: 6 }],
    ["to store a win again", (store) => store.addResult(key(1), win(1), 7), { read: 6, written: 0 }],
    ["to store a log that is there", (store) => store.addResult(key(0), win(1), 7), { read: 5, written: 2 }],
    ["to find a result", (store) => store.resultOf(key(1)), { read: 4, written: 0 }],
    ["to tell of the day", (store) => store.resultsOf(DAY, "penguin", true), { read: 3, written: 0 }],
    ["to remove a result with its log", (store) => store.removeResult(key(1)), { read: 5, written: 3 }],
  ] satisfies [string, (store: ReturnType<typeof d1Results>) => Promise<unknown>, { read: number; written: number }][])(
    "has few rows to read and write %s",
    async (_, work, expected) => {
      await storeWins();
      const { db, rows } = metered();
      await work(d1Results(db));
      expect(rows).toEqual(expected);
    },
  );

  it("has a few rows to read for each log that the operator removes", async () => {
    await storeWins();
    const { meta } = await env.DB.prepare("DELETE FROM logs WHERE day = ?").bind(DAY).run();
    expect(meta.rows_read).toBeLessThanOrEqual(9 * WINS);
    expect(await env.DB.prepare("SELECT count(*) AS count FROM results").first("count")).toBe(0);
  });
});

describe("the tables as they were before results had their ids in front", () => {
  it("keep their results, which go with their logs as before", async () => {
    await emptyDatabase(2);
    await storeWins();
    await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
    const store = d1Results(env.DB);
    expect(await store.resultOf(key(7))).toEqual({ ...win(7), received: 7, wins: 300, fewer: 150, more: 0 });
    await store.removeResult(key(7));
    expect(await store.resultOf(key(8))).toMatchObject({ wins: 299, fewer: 0, more: 149 });
    expect(await env.DB.prepare("SELECT count(*) AS count FROM logs").first("count")).toBe(299);
    await expect(
      env.DB.prepare("INSERT INTO results VALUES (unhex(?), ?, 'penguin', unhex(?), 7)")
        .bind(hex(0), DAY, hex(0))
        .run(),
    ).rejects.toThrow(/FOREIGN KEY/);
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { d1Store } from "../src/store/d1-store.js";
import type { Daily, Store } from "../src/store/store.js";
import { emptyDatabase } from "./support/database.js";
import { memoryStore } from "./support/memory-store.js";
import { day } from "./support/services.js";

const daily = (date: string, game: string, deal: string): Daily => ({
  day: day(date),
  game,
  deal,
  rules: `${game}@1`,
  scheme: { keyId: "0a1b2c3d", certifier: "none", budget: 0 },
  certificate: null,
  par: null,
  difficulty: null,
  madeAt: 1_796_000_000_000,
});

const stores: readonly (readonly [string, () => Store])[] = [
  ["the model in memory", memoryStore],
  ["D1", () => d1Store(env.DB)],
];

beforeEach(() => emptyDatabase());

describe.each(stores)("the store: %s", (_, open) => {
  it("is empty at first", async () => {
    const store = open();
    expect(await store.dailiesOf(day("2026-11-30"))).toEqual([]);
    expect(await store.countDailies(day("2026-01-01"), day("2026-12-31"))).toEqual(new Map());
  });

  it("keeps everything about a deal", async () => {
    const store = open();
    const plain = daily("2026-11-30", "zodiac", "18446744073709551615");
    const certified: Daily = {
      ...daily("2026-11-30", "penguin", "ms32000"),
      scheme: { keyId: "ffffffff", certifier: "solver@3", budget: 2_000_000 },
      certificate: "T1-F1 S*37",
      par: 91,
      difficulty: 5,
    };
    expect(await store.addDailies(day("2026-11-30"), [plain, certified])).toEqual([certified, plain]);
    expect(await store.dailiesOf(day("2026-11-30"))).toEqual([certified, plain]);
    expect(await store.dailiesOf(day("2026-11-29"))).toEqual([]);
  });

  it("never changes what is stored, and answers with it", async () => {
    const store = open();
    const first = daily("2026-11-30", "penguin", "111");
    await store.addDailies(day("2026-11-30"), [first]);
    const other = daily("2026-11-30", "zodiac", "333");
    const stored = await store.addDailies(day("2026-11-30"), [daily("2026-11-30", "penguin", "222"), other]);
    expect(stored).toEqual([first, other]);
    expect(await store.dailiesOf(day("2026-11-30"))).toEqual([first, other]);
  });

  it("takes the same deal again and again", async () => {
    const store = open();
    const first = daily("2026-11-30", "penguin", "111");
    for (let i = 0; i < 3; i++) expect(await store.addDailies(day("2026-11-30"), [first])).toEqual([first]);
    expect(await store.addDailies(day("2026-11-30"), [])).toEqual([first]);
  });

  it("agrees with all who write at once on one deal", async () => {
    const store = open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_each, i) =>
        store.addDailies(day("2026-11-30"), [daily("2026-11-30", "penguin", String(100 + i))]),
      ),
    );
    expect(new Set(answers.map((stored) => JSON.stringify(stored)))).toEqual(
      new Set([JSON.stringify(await store.dailiesOf(day("2026-11-30")))]),
    );
  });

  it("counts the deals of days between two, both included", async () => {
    const store = open();
    for (const [date, games] of [
      ["2026-10-31", ["penguin"]],
      ["2026-11-01", ["penguin", "zodiac"]],
      ["2026-11-30", ["penguin"]],
      ["2026-12-01", ["penguin"]],
    ] as const) {
      await store.addDailies(
        day(date),
        games.map((game) => daily(date, game, "5")),
      );
    }
    expect(await store.countDailies(day("2026-11-01"), day("2026-11-30"))).toEqual(
      new Map([
        [day("2026-11-01"), 2],
        [day("2026-11-30"), 1],
      ]),
    );
  });
});

describe("the tables", () => {
  it.each([
    ["a day that is none", { day: "2026-11-3" }],
    ["no deal", { deal: "" }],
    ["a negative budget", { scheme: { keyId: "", certifier: "", budget: -1 } }],
    ["a level that there is not", { difficulty: 6 }],
    ["a par of nothing", { par: 0 }],
  ])("refuse %s", async (_, wrong) => {
    const row = { ...daily("2026-11-30", "penguin", "5"), ...wrong } as Daily;
    await expect(d1Store(env.DB).addDailies(row.day, [row])).rejects.toThrow(/CHECK constraint failed/);
  });
});

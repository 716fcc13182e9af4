import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { within } from "../src/patience.js";
import { d1Store } from "../src/store/d1-store.js";
import type { Store } from "../src/store/store.js";
import { emptyDatabase } from "./support/database.js";
import { memoryStore } from "./support/memory-store.js";
import { expectProblem } from "./support/problem.js";
import { at, day, setUp } from "./support/services.js";

const PENGUIN = {
  date: "2026-11-30",
  game: "penguin",
  rules: "penguin@1",
  deal: "362007235374",
  par: 91,
  difficulty: 3,
  opens: "2026-11-30T00:00:00Z",
  closes: "2026-12-02T00:00:00Z",
};
const DEALS = ["590818435111", "324021606074", "456489706709", "362007235374"];

const broken = (): Promise<never> => Promise.reject(new Error("D1_ERROR: no such database"));
const brokenStore: Store = { dailiesOf: broken, addDailies: broken, countDailies: broken };

describe("a daily", () => {
  beforeEach(() => emptyDatabase());

  it("is answered for a game, for a day and for today alike", async () => {
    const { get } = setUp();
    const one = await get("/v1/daily/2026-11-30/penguin");
    expect(one.status).toBe(200);
    expect(one.headers.get("Content-Type")).toBe("application/json");
    expect(await one.json()).toEqual(PENGUIN);

    const ofDay = await (await get("/v1/daily/2026-11-30")).json<{ deals: { deal: string; game: string }[] }>();
    expect(ofDay).toEqual({
      date: "2026-11-30",
      launch: "2026-01-01",
      opens: PENGUIN.opens,
      closes: PENGUIN.closes,
      deals: [expect.anything(), expect.anything(), expect.anything(), PENGUIN],
    });
    expect(ofDay.deals.map(({ game }) => game)).toEqual(["zodiac", "stalactites", "rouge-et-noir", "penguin"]);
    expect(ofDay.deals.map(({ deal }) => deal)).toEqual(DEALS);
    expect(await (await get("/v1/daily")).json()).toEqual(ofDay);
  });

  it("is stored by the first request as the cron would have stored it", async () => {
    const byRequest = setUp({ store: memoryStore() });
    await byRequest.get("/v1/daily/2026-11-30");
    const byCron = setUp({ store: memoryStore() });
    await byCron.cron();
    const stored = await byRequest.services.store.dailiesOf(day("2026-11-30"));
    expect(stored).toHaveLength(4);
    expect(await byCron.services.store.dailiesOf(day("2026-11-30"))).toEqual(stored);
  });

  it("is made once by many who ask at the same time", async () => {
    let writes = 0;
    const store = memoryStore();
    const { get } = setUp({
      store: {
        ...store,
        addDailies: async (...given) => {
          writes++;
          await new Promise((resolve) => setTimeout(resolve, 20));
          return store.addDailies(...given);
        },
      },
    });
    const answers = await Promise.all(Array.from({ length: 30 }, () => get("/v1/daily/2026-11-30/penguin")));
    for (const answer of answers) expect(await answer.json()).toEqual(PENGUIN);
    expect(writes).toBe(1);
  });

  it("is made without the day's other deals, if it alone is asked for", async () => {
    const { get, services } = setUp();
    await get("/v1/daily/2026-11-30/penguin");
    const games = async () => (await services.store.dailiesOf(day("2026-11-30"))).map(({ game }) => game);
    expect(await games()).toEqual(["penguin"]);
    await get("/v1/daily/2026-11-30");
    expect(await games()).toEqual(["penguin", "rouge-et-noir", "stalactites", "zodiac"]);
  });

  it("is one row, whether requests or crons of several isolates make it at once", async () => {
    const isolates = Array.from({ length: 4 }, () => setUp({ store: d1Store(env.DB) }));
    await Promise.all(isolates.flatMap(({ cron, get }) => [cron(), get("/v1/daily"), get("/v1/daily/2026-11-30")]));
    const { results } = await env.DB.prepare(
      "SELECT game, count(*) AS count, min(deal) AS deal FROM dailies WHERE day = '2026-11-30' GROUP BY game",
    ).all();
    expect(results).toEqual([
      { game: "penguin", count: 1, deal: DEALS[3] },
      { game: "rouge-et-noir", count: 1, deal: DEALS[2] },
      { game: "stalactites", count: 1, deal: DEALS[1] },
      { game: "zodiac", count: 1, deal: DEALS[0] },
    ]);
    expect(isolates.flatMap(({ alarms }) => alarms())).toEqual([]);
  });

  it("is what is stored, even if the secret has another; that is told to the operator, without the deals", async () => {
    const { services, get, cron, entries } = setUp();
    const [rigged] = await setUp().services.store.addDailies(day("2026-11-30"), [
      {
        day: day("2026-11-30"),
        game: "penguin",
        deal: "77777",
        rules: "penguin@1",
        scheme: { keyId: "59ff2568", certifier: "stand-in@1", budget: 7 },
        certificate: null,
        par: null,
        difficulty: null,
        madeAt: 0,
      },
    ]);
    await services.store.addDailies(day("2026-11-30"), [rigged!]);

    expect(await (await get("/v1/daily/2026-11-30/penguin")).json()).toMatchObject({ deal: "77777" });
    const differs = { level: "alarm", event: "daily-differs", fields: { day: "2026-11-30", game: "penguin" } };
    await cron();
    expect(entries.filter(({ level }) => level === "alarm")).toMatchObject([differs]);
    expect(JSON.stringify(entries)).not.toMatch(/77777|362007235374/);
    expect((await services.store.dailiesOf(day("2026-11-30")))[0]).toEqual(rigged);
  });

  it("may have been made by another scheme before the present one came into force, not after", async () => {
    const former = setUp({ secret: "the secret that was in force until yesterday" });
    await former.get("/v1/daily/2026-11-29");
    await former.get("/v1/daily/2026-11-30");
    const { cron, entries } = setUp({ store: former.services.store, schemeSince: day("2026-11-30") });
    await cron();
    expect(entries.filter(({ level }) => level === "alarm").map(({ fields }) => fields["day"])).toEqual(
      Array(4).fill("2026-11-30"),
    );
  });

  it("is completed where some games of the day are missing", async () => {
    const store = memoryStore();
    const { get } = setUp({ store });
    const full = setUp();
    await full.get("/v1/daily");
    const [penguin] = await full.services.store.dailiesOf(day("2026-11-30"));
    await store.addDailies(day("2026-11-30"), [penguin!]);
    expect((await (await get("/v1/daily")).json<{ deals: unknown[] }>()).deals).toHaveLength(4);
  });
});

describe("without the store", () => {
  beforeEach(() => emptyDatabase());

  it("a daily is derived if its day's scheme is the present one", async () => {
    const { get, alarms } = setUp({ store: brokenStore });
    const response = await get("/v1/daily/2026-11-30/penguin");
    expect(await response.json()).toEqual(PENGUIN);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(alarms()).toEqual(["storage-down"]);
  });

  it("a daily of another scheme is not to be had", async () => {
    const { get } = setUp({ store: brokenStore, schemeSince: day("2026-11-30") });
    expect((await get("/v1/daily/2026-11-30/penguin")).status).toBe(200);
    const response = await get("/v1/daily/2026-11-29/penguin");
    expect(response.headers.get("Retry-After")).toBe("30");
    await expectProblem(response, 503, "storage-down");
  });

  it("what the isolate remembers is as good as stored", async () => {
    const store = { ...memoryStore() };
    const { get, alarms } = setUp({ store, schemeSince: day("2026-12-01") });
    const before = await get("/v1/daily/2026-11-29/penguin");
    Object.assign(store, brokenStore);
    const after = await get("/v1/daily/2026-11-29/penguin");
    expect(after.status).toBe(200);
    expect(await after.text()).toBe(await before.text());
    expect(after.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(alarms()).toEqual([]);
  });

  it("one that does not answer counts as down, for each who waits", async () => {
    const hangs = (): Promise<never> => new Promise(() => undefined);
    for (const store of [
      { ...memoryStore(), dailiesOf: hangs },
      { ...memoryStore(), addDailies: hangs },
    ]) {
      const { get, alarms } = setUp({ store, inTime: (answer) => within(30, answer) });
      const answers = await Promise.all([get("/v1/daily"), get("/v1/daily"), get("/v1/daily/2026-11-30")]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(alarms()).toEqual(["storage-down", "storage-down", "storage-down"]);
    }
  });

  it("one that has lost its tables counts as down", async () => {
    await env.DB.exec("DROP TABLE dailies");
    const { get, alarms, entries } = setUp({ store: d1Store(env.DB) });
    expect(await (await get("/v1/daily/2026-11-30/penguin")).json()).toEqual(PENGUIN);
    expect(alarms()).toEqual(["storage-down"]);
    expect(JSON.stringify(entries)).toContain("no such table");
  });

  it("one that comes back is used again", async () => {
    const store = { ...brokenStore };
    const { get } = setUp({ store });
    await get("/v1/daily");
    Object.assign(store, memoryStore());
    await get("/v1/daily");
    expect(await store.dailiesOf(day("2026-11-30"))).toHaveLength(4);
  });

  it("games and verdicts are answered all the same", async () => {
    const { get, post } = setUp({ store: brokenStore, secret: undefined });
    expect((await get("/v1/games")).status).toBe(200);
    expect((await get("/healthz")).status).toBe(200);
    expect((await post("/v1/verify", { game: "penguin", deal: "3", log: "" })).status).toBe(200);
  });
});

describe("without a secret", () => {
  it.each([undefined, "", "too short"])("there are no dailies: %j", async (secret) => {
    const { get, alarms } = setUp({ secret });
    for (const path of ["/v1/daily", "/v1/daily/2026-11-30", "/v1/daily/2026-11-30/penguin"]) {
      const response = await get(path);
      expect(response.headers.get("Retry-After")).toBe("300");
      await expectProblem(response, 503, "no-secret");
    }
    expect(alarms()).toEqual(["no-secret", "no-secret", "no-secret"]);
    await expectProblem(await get("/v1/daily/2026-12-01"), 404, "not-yet");
  });
});

describe("the cron", () => {
  const storedDays = async (store: Store): Promise<string[]> =>
    [...(await store.countDailies(day("2000-01-01"), day("2099-12-31"))).keys()].sort();

  it("makes today, the two days after, and a few gaps, the latest first", async () => {
    const { cron, services, entries } = setUp({ launch: day("2026-11-20") });
    await cron();
    expect(await storedDays(services.store)).toEqual([
      "2026-11-25",
      "2026-11-26",
      "2026-11-27",
      "2026-11-28",
      "2026-11-29",
      "2026-11-30",
      "2026-12-01",
      "2026-12-02",
    ]);
    await cron();
    await cron();
    expect((await storedDays(services.store))[0]).toBe("2026-11-20");
    expect(await storedDays(services.store)).toHaveLength(13);
    expect(entries.map(({ event }) => event)).toEqual(["cron", "cron", "cron"]);
  });

  it("changes nothing when it runs again, and makes up for runs that were missed", async () => {
    const { cron, services, time } = setUp({ launch: day("2026-11-30") });
    await cron();
    const first = await services.store.dailiesOf(day("2026-12-02"));
    time.now += 3_600_000;
    await cron();
    expect(await services.store.dailiesOf(day("2026-12-02"))).toEqual(first);
    time.now = at("2026-12-06T23:59:59.999Z");
    await cron();
    expect(await storedDays(services.store)).toEqual(
      Array.from({ length: 9 }, (_, i) => `2026-${i === 0 ? "11-30" : `12-0${i}`}`),
    );
  });

  it("makes nothing before the launch", async () => {
    const { cron, services } = setUp({ launch: day("2026-12-02") });
    await cron();
    expect(await storedDays(services.store)).toEqual(["2026-12-02"]);
  });

  it("tries every day, and fails if one could not be made", async () => {
    const store = memoryStore();
    const { cron, services, alarms } = setUp({
      launch: day("2026-11-30"),
      store: {
        ...store,
        addDailies: async (of, dailies) => (of === "2026-12-01" ? broken() : store.addDailies(of, dailies)),
      },
    });
    await expect(cron()).rejects.toThrow("2026-12-01");
    expect(await storedDays(services.store)).toEqual(["2026-11-30", "2026-12-02"]);
    expect(alarms()).toEqual(Array(4).fill("daily-not-made"));
  });

  it("fails without a secret", async () => {
    await expect(setUp({ secret: "short" }).cron()).rejects.toThrow("DAILY_SECRET");
  });
});

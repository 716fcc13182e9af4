import { describe, expect, it } from "vitest";
import { expectProblem } from "./support/problem.js";
import { at, day, dealsOf, type Service, setUp } from "./support/services.js";

const MIDNIGHT = at("2026-12-01T00:00:00Z");

const RESULT = "/penguin/results/00000000-0000-4000-8000-000000000001";

const DATES = [
  "2026-11-29",
  "2026-11-30",
  "2026-12-01",
  "2026-12-02",
  "2026-12-03",
  "2026-12-01%20",
  "%2B2026-12-01",
  "2026-12-1",
];
const PATHS = DATES.flatMap((date) =>
  ["", "/penguin", "/zodiac", "/zodiac-classic", "/nope", "/penguin/results", RESULT, "?date=2026-12-01"].map(
    (rest) => `/v1/daily/${date}${rest}`,
  ),
);

/** All that a client can get to see, and all that is logged. */
const everyByte = async ({ get, post, entries }: Service): Promise<string> => {
  const seen: unknown[] = [];
  const note = async (response: Response): Promise<void> => {
    seen.push(response.status, response.statusText, [...response.headers], await response.text());
  };
  for (const path of [
    ...PATHS,
    "/v1/daily",
    "/v1/games",
    "/healthz",
    "/readyz",
    "/openapi.json",
    "/docs",
    "/v1/daily?x",
  ]) {
    for (const method of ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]) await note(await get(path, { method }));
    await note(await get(path, { headers: { "If-None-Match": "*" } }));
  }
  for (const date of DATES) {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ log: "T1-F1" });
    await note(await get(`/v1/daily/${date}${RESULT}`, { method: "PUT", headers, body }));
  }
  for (const game of ["penguin", "zodiac"]) {
    for (const deal of ["1", "daily", "2026-12-01"]) await note(await post("/v1/verify", { game, deal, log: "T1-F1" }));
  }
  return JSON.stringify([seen, entries]);
};

/** What tells a day's deals: their numbers, in certificates too, and these in another notation. */
const tellers = async (date: string): Promise<string[]> =>
  Object.values(await dealsOf(date)).flatMap((deal) => [deal, Number(deal).toString(16)]);

describe("a millisecond before midnight", () => {
  it.each([
    ["stored by the cron", true],
    ["not made yet", false],
  ])("no byte tells tomorrow's deals (%s)", async (_, stored) => {
    const service = setUp();
    service.time.now = MIDNIGHT - 1;
    if (stored) await service.cron();
    const seen = await everyByte(service);
    for (const deal of Object.values(await dealsOf("2026-11-30"))) {
      expect(seen).toContain(deal);
      expect(seen).not.toContain(`-${deal}`); // its certificate
    }
    for (const date of ["2026-12-01", "2026-12-02", "2026-12-03"]) {
      for (const deal of await tellers(date)) expect(seen).not.toContain(deal);
    }
    const made = (await service.services.store.dailiesOf(day("2026-12-01"))).length;
    expect(made).toBe(stored ? 4 : 0);
  });

  it("neither does an error", async () => {
    const down = (): Promise<never> => Promise.reject(new Error("down"));
    const service = setUp({ store: { dailiesOf: down, addDailies: down, countDailies: down } });
    service.time.now = MIDNIGHT - 1;
    await expect(service.cron()).rejects.toThrow("down");
    const seen = await everyByte(service);
    for (const deal of await tellers("2026-12-01")) expect(seen).not.toContain(deal);
  });

  it("neither does a stored deal that differs", async () => {
    const service = setUp({ secret: "a secret that was in force before, of 32 bytes and more" });
    service.time.now = MIDNIGHT - 1;
    await service.cron();
    const [penguin] = await service.services.store.dailiesOf(day("2026-12-01"));
    const other = setUp({ store: service.services.store });
    other.time.now = MIDNIGHT - 1;
    await other.cron();
    expect(other.alarms()).toContain("daily-differs");
    const seen = await everyByte(other);
    expect(seen).not.toContain(penguin!.deal);
    for (const deal of await tellers("2026-12-01")) expect(seen).not.toContain(deal);
  });
});

describe("at midnight", () => {
  it("the next day opens, and is today", async () => {
    const { get, time } = setUp();
    const paths = ["/v1/daily/2026-12-01", "/v1/daily/2026-12-01/penguin"];
    time.now = MIDNIGHT - 1;
    for (const path of paths) {
      const { detail } = await expectProblem(await get(path), 404, "not-yet");
      expect(detail).toBe("The deals of 2026-12-01 open when that day begins, at 00:00 UTC.");
    }
    expect(await (await get("/v1/daily")).json()).toMatchObject({ date: "2026-11-30" });
    time.now = MIDNIGHT;
    for (const path of paths) expect((await get(path)).status).toBe(200);
    expect(await (await get("/v1/daily")).json()).toMatchObject({ date: "2026-12-01" });
    expect(await (await get("/v1/daily/2026-12-01/penguin")).json()).toMatchObject({ deal: "1051674576016" });
    time.now = MIDNIGHT + 1;
    await expectProblem(await get("/v1/daily/2026-12-02"), 404, "not-yet");
  });

  it("the launch day opens the service", async () => {
    const { get, time } = setUp({ launch: day("2026-12-01") });
    time.now = MIDNIGHT - 1;
    const { detail } = await expectProblem(await get("/v1/daily"), 404, "before-launch");
    expect(detail).toBe("There are no deals of 2026-11-30: the first are those of 2026-12-01.");
    time.now = MIDNIGHT;
    expect((await get("/v1/daily")).status).toBe(200);
    await expectProblem(await get("/v1/daily/2026-11-30"), 404, "before-launch");
  });
});

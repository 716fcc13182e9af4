import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, setUp } from "./support/services.js";
import { solutions } from "./support/solutions.js";
import { storePlayable } from "./support/wins.js";

/** What the routes' descriptions say; a server's own errors are none of it. */
const DOCUMENTED = [200, 204, 304, 400, 404, 405, 413, 415, 422];

const segment = fc.oneof(
  fc.constantFrom(
    "v1",
    "daily",
    "games",
    "verify",
    "healthz",
    "results",
    "0a1b2c3d-0000-4000-8000-000000000001",
    "penguin",
    "2026-11-30",
    "2026-12-01",
    "..",
    "%2e",
    "%00",
    "%ff",
    "",
  ),
  fc.string({ maxLength: 12 }).map(encodeURIComponent),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);
const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join("/")}`);
const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS");

/** Logs that are nearly good: a game's own entries, taken out, doubled, exchanged, or replaced by strange ones. */
const log = fc
  .tuple(
    fc.constantFrom(...solutions),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom("", "S", "S*9", "by1", "T1-F1", "R9-T99", "W-W", "T1-T2:0", "x"))),
  )
  .map(([{ game, deal, log: good }, changes]) => {
    const entries = good.split(" ");
    for (const [where, entry] of changes) entries.splice(where % (entries.length + 1), where % 3, entry);
    return { game, deal, log: entries.join(" ") };
  });
const body = fc.oneof(
  fc.string(),
  fc.json(),
  log.map((value) => JSON.stringify(value)),
  fc
    .record({ game: fc.string(), deal: fc.string(), log: fc.string(), rules: fc.string() }, { requiredKeys: [] })
    .map((value) => JSON.stringify(value)),
);

describe("whatever comes in", () => {
  it("at any address, is answered as documented, with headers that let pages read it", async () => {
    const { get, entries } = setUp();
    await fc.assert(
      fc.asyncProperty(path, method, async (to, how) => {
        const response = await get(to, { method: how });
        expect(DOCUMENTED).toContain(response.status);
        expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
      }),
      { numRuns: 1_000 },
    );
    expect(entries).toEqual([]);
  });

  it("as a game to judge, gets a verdict or an error that says what was wrong", async () => {
    const { post, entries } = setUp();
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const response = await post("/v1/verify", text);
        const answer = await response.json<Record<string, unknown>>();
        if (response.status === 200) expect(["won", "unfinished", "illegal"]).toContain(answer["outcome"]);
        else {
          expect([400, 413, 422]).toContain(response.status);
          expect(answer).toMatchObject({
            status: response.status,
            code: expect.any(String),
            detail: expect.any(String),
          });
        }
      }),
      { numRuns: 1_000 },
    );
    expect(entries).toEqual([]);
  });
});

/** Addresses of results, nearly all of them good. */
const ids = ["0a1b2c3d-0000-4000-8000-000000000001", "0a1b2c3d-0000-4000-8000-000000000002"];
const resultPath = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom("2026-11-30", "2026-11-28", "2026-12-01", "2025-12-31") },
      segment,
    ),
    fc.oneof({ weight: 8, arbitrary: fc.constantFrom("penguin", "zodiac", "zodiac-classic") }, segment),
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...ids.map((id) => `/${id}`), "") },
      fc.uuid().map((id) => `/${id}`),
      segment.map((text) => `/${text}`),
    ),
    fc.oneof(
      { weight: 9, arbitrary: fc.constant("") },
      fc.webQueryParameters().map((query) => `?${query}`),
    ),
  )
  .map(([date, game, id, query]) => `/v1/daily/${date}/${game}/results${id}${query}`);
const headers = fc.record(
  {
    "Content-Type": fc.oneof(
      { weight: 9, arbitrary: fc.constant("application/json") },
      fc.constantFrom("text/plain", "application/json; charset=utf-16", "application/problem+json"),
    ),
    "Content-Encoding": fc.constantFrom("gzip", "identity"),
    "If-None-Match": fc.constantFrom("*", '"x"', "W/x"),
  },
  { requiredKeys: ["Content-Type"] },
);
/** Wins of the day's deal among games that are none. */
const win = fc
  .constantFrom(...solutions.filter(({ game }) => game === "penguin"))
  .map(({ log }) => JSON.stringify({ log }));

describe("whatever comes in at an address of results", () => {
  it("by any method, is answered as documented, and never as a mistake of ours", async () => {
    const { get, services, entries } = setUp();
    for (const date of ["2026-11-30", "2026-11-28"]) await storePlayable(services.store, day(date));
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        resultPath,
        fc.oneof(fc.constant("PUT"), method),
        headers,
        fc.oneof(win, body),
        async (to, how, sent, text) => {
          const hasBody = how !== "GET" && how !== "HEAD";
          const response = await get(to, { method: how, headers: sent, ...(hasBody ? { body: text } : {}) });
          expect(response.status).not.toBe(500);
          expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
          seen.add(response.status);
        },
      ),
      { numRuns: 1_000 },
    );
    expect([...seen]).toEqual(expect.arrayContaining([200, 204, 400, 404, 405, 415, 422]));
    expect(entries).toEqual([]);
  });
});

describe("whatever is handed in as a result", () => {
  it("is refused with an error that says what was wrong, unless it wins", async () => {
    const { put, get, services, entries } = setUp();
    await storePlayable(services.store, day("2026-11-30"));
    const results = "/v1/daily/2026-11-30/penguin/results";
    const game = log.map(({ log: text }) => ({ log: text }));
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          game.map((value) => JSON.stringify(value)),
          body,
        ),
        fc.uuid({ version: 4 }),
        async (text, id) => {
          const response = await put(`${results}/${id}`, text);
          expect([201, 400, 409, 413, 422]).toContain(response.status);
          if (response.status === 201) stored++;
          else expect(await response.json()).toMatchObject({ status: response.status, code: expect.any(String) });
        },
      ),
      { numRuns: 500 },
    );
    expect(stored > 0).toBe((await (await get(results)).json<{ wins: number }>()).wins > 0);
    expect(entries).toEqual([]);
  });
});

import { rulesFor, verify } from "@solitaire/engine";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { dailyGames } from "../src/daily/games.js";
import { solverCertifier } from "../src/daily/solver-certifier.js";
import { addDays } from "../src/day.js";
import worker from "../src/index.js";
import { d1Store } from "../src/store/d1-store.js";
import { emptyDatabase } from "./support/database.js";
import { call } from "./support/door.js";
import { expectProblem } from "./support/problem.js";
import { at, day, dealsOf, game as gameOf, setUp } from "./support/services.js";

const judged = (id: string, deal: string, log: string | null): string => {
  const verdict = verify(rulesFor(gameOf(id)), { deal, log: log ?? "" });
  return verdict.ok ? verdict.value.outcome : verdict.error.code;
};

/** What the Worker's clock shows: noon. No test meets the midnight of the machine that it runs on. */
const TODAY = day("2026-06-15");
vi.useFakeTimers({ now: at(`${TODAY}T12:00:00Z`), toFake: ["Date"] });
afterAll(() => vi.useRealTimers());

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "PROPFIND", "OPTIONS"] as const;

const submission = JSON.stringify({ game: "penguin", deal: "3", log: "" });
const json = { "Content-Type": "application/json" };

const GET_ROUTES = [
  "/openapi.json",
  "/docs",
  "/healthz",
  "/v1/games",
  "/v1/daily",
  "/v1/daily/2026-01-01",
  "/v1/daily/2026-01-01/penguin",
  "/v1/daily/2026-01-01/penguin/results",
];
const OWN = "/v1/daily/2026-01-01/penguin/results/0a1b2c3d-0000-4000-8000-000000000001";
const UNKNOWN = [
  "/v1",
  "/v1/",
  "/v1/nope",
  "/v1/daily/",
  "/v1/games/",
  "/v1/daily/2026-01-01/penguin/x",
  "/v1/daily/2026-01-01/penguin/results/",
  `${OWN}/x`,
  "/V1/games",
  "/v1//games",
];

beforeAll(() => emptyDatabase());

describe("every route with every method", () => {
  it.each(GET_ROUTES.flatMap((path) => METHODS.map((method) => [method, path] as const)))(
    "%s %s",
    async (method, path) => {
      const response = await call(path, { method });
      if (method === "GET" || method === "HEAD") {
        expect(response.status).toBe(200);
        expect((await response.text()) === "").toBe(method === "HEAD");
      } else if (method === "OPTIONS") {
        expect(response.status).toBe(204);
        expect(response.headers.get("Access-Control-Allow-Methods")).toBe("GET, HEAD");
      } else {
        expect(response.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
        await expectProblem(response, 405, "method-not-allowed");
      }
    },
  );

  it.each(METHODS)("%s /v1/verify", async (method) => {
    const body = method === "GET" || method === "HEAD" ? null : submission;
    const response = await call("/v1/verify", { method, body, headers: json });
    if (method === "POST") {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ outcome: "unfinished", moves: 0 });
    } else if (method === "OPTIONS") {
      expect(response.status).toBe(204);
      expect(response.headers.get("Access-Control-Allow-Methods")).toBe("POST");
      expect(response.headers.get("Access-Control-Allow-Headers")).toContain("Content-Type");
    } else {
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe("POST, OPTIONS");
    }
  });

  it.each(METHODS)("%s a result", async (method) => {
    const body = method === "PUT" ? JSON.stringify({ log: "" }) : null;
    const response = await call(OWN, { method, body, headers: json });
    if (method === "OPTIONS") {
      expect(response.status).toBe(204);
      expect(response.headers.get("Access-Control-Allow-Methods")).toBe("PUT, GET, HEAD, DELETE");
      expect(response.headers.get("Access-Control-Allow-Headers")).toContain("Content-Type");
      return;
    }
    const expected = { GET: 404, HEAD: 404, PUT: 422, DELETE: 204, POST: 405, PATCH: 405, PROPFIND: 405 }[method];
    expect(response.status).toBe(expected);
    if (expected === 405) expect(response.headers.get("Allow")).toBe("PUT, GET, HEAD, DELETE, OPTIONS");
  });

  it.each(UNKNOWN.flatMap((path) => METHODS.map((method) => [method, path] as const)))(
    "%s %s: nothing",
    async (method, path) => {
      const response = await call(path, { method });
      if (method === "HEAD") expect(response.status).toBe(404);
      else await expectProblem(response, 404, "not-found");
    },
  );
});

describe("the games", () => {
  it("are five, four of which have a daily", async () => {
    expect(await (await call("/v1/games")).json()).toEqual({
      games: [
        { id: "zodiac", name: "Zodiac", decks: 2, rules: "zodiac@1", daily: true },
        { id: "zodiac-classic", name: "Zodiac Classic", decks: 2, rules: "zodiac-classic@1", daily: false },
        { id: "stalactites", name: "Stalactites", decks: 1, rules: "stalactites@1", daily: true },
        { id: "rouge-et-noir", name: "Rouge et Noir", decks: 2, rules: "rouge-et-noir@1", daily: true },
        { id: "penguin", name: "Penguin", decks: 1, rules: "penguin@1", daily: true },
      ],
    });
  });
});

describe("addresses of dailies", () => {
  it.each([
    ["/v1/daily/2026-02-30", 400, "bad-date"],
    ["/v1/daily/2026-1-1", 400, "bad-date"],
    ["/v1/daily/today", 400, "bad-date"],
    ["/v1/daily/%E0%A4%A", 400, "bad-date"],
    ["/v1/daily/2026-01-01%2Fpenguin", 400, "bad-date"],
    ["/v1/daily/2026-01-01%00", 400, "bad-date"],
    ["/v1/daily/%D9%A2%D9%A0%D9%A2%D9%A6-01-01", 400, "bad-date"],
    ["/v1/daily/__proto__/penguin", 400, "bad-date"],
    ["/v1/daily/2026-02-30/nope", 400, "bad-date"],
    ["/v1/daily/2025-12-31", 404, "before-launch"],
    ["/v1/daily/0000-01-01/penguin", 404, "before-launch"],
    ["/v1/daily/9999-12-31", 404, "not-yet"],
    ["/v1/daily/9999-12-31/nope", 404, "not-yet"],
    ["/v1/daily/2026-01-01/nope", 404, "unknown-game"],
    ["/v1/daily/2026-01-01/Penguin", 404, "unknown-game"],
    ["/v1/daily/2026-01-01/constructor", 404, "unknown-game"],
    ["/v1/daily/2026-01-01/__proto__", 404, "unknown-game"],
    ["/v1/daily/2026-01-01/zodiac-classic", 404, "no-daily"],
  ] as const)("%s: %i %s", async (path, status, code) => {
    await expectProblem(await call(path), status, code);
  });

  it("may be written with escapes", async () => {
    expect((await call("/v1/daily/2026%2D01%2D01/%70enguin")).status).toBe(200);
  });
});

describe("query parameters", () => {
  it.each(
    [...GET_ROUTES, "/v1/daily/2026-02-30"].flatMap((path) => [
      `${path}?date=2026-01-01`,
      `${path}?__proto__=1`,
      `${path}?=1`,
      `${path}?&`,
    ]),
  )("there are none: %s", async (path) => {
    await expectProblem(await call(path), 400, "unknown-parameter");
  });

  it("there are none for a verdict either, and the answer names a stranger briefly", async () => {
    const response = await call(`/v1/verify?${"x".repeat(2000)}=1`, {
      method: "POST",
      body: submission,
      headers: json,
    });
    const { detail } = await expectProblem(response, 400, "unknown-parameter");
    expect(detail.length).toBeLessThan(120);
  });

  it("do not stand in the way of a preflight, whose answer then lets the page read the error", async () => {
    expect((await call("/v1/games?x=1", { method: "OPTIONS" })).status).toBe(204);
  });
});

describe("headers", () => {
  // The page has a policy of its own (description.test.ts).
  const data = GET_ROUTES.filter((path) => path !== "/docs");
  const answers = (): Promise<Response>[] => [
    ...data.map((path) => call(path)),
    ...data.map((path) => call(path, { headers: { "If-None-Match": "*" } })),
    call("/v1/games", { method: "OPTIONS" }),
    call("/v1/games", { method: "DELETE" }),
    call("/v1/nope"),
    call(OWN),
    call(OWN, { method: "PUT", body: JSON.stringify({ log: "" }), headers: json }),
    call(OWN, { method: "DELETE" }),
    call(OWN, { method: "OPTIONS" }),
    call("/v1/verify", { method: "POST", body: submission, headers: json }),
    call("/v1/verify", { method: "POST", body: "{", headers: json }),
  ];

  it("let pages of any origin read every answer, and nothing run in it", async () => {
    for (const response of await Promise.all(answers())) {
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "Date, ETag, Retry-After, Location",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "cross-origin-resource-policy": "cross-origin",
        "referrer-policy": "no-referrer",
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      });
      expect(response.headers.get("Set-Cookie")).toBeNull();
      expect(response.headers.get("Vary")).toBeNull();
      expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    }
  });
});

describe("the Worker", () => {
  beforeEach(() => emptyDatabase());

  it("runs where it will run", () => {
    expect(navigator.userAgent).toBe("Cloudflare-Workers");
  });

  it("makes and stores a day's deals on the first request", async () => {
    // A day that no other test asks for, since an isolate remembers; its deals are found and won sooner than most.
    const date = day("2026-03-10");
    const { deals } = await (await call(`/v1/daily/${date}`)).json<{ deals: { game: string; deal: string }[] }>();
    const expected = await dealsOf(
      date,
      solverCertifier(async () => undefined),
      env.DAILY_SECRET,
    );
    expect(Object.fromEntries(deals.map(({ game, deal }) => [game, deal]))).toEqual(expected);
    const stored = await d1Store(env.DB).dailiesOf(date);
    expect(Object.fromEntries(stored.map(({ game, deal }) => [game, deal]))).toEqual(expected);
    for (const { game, deal, certificate } of stored) expect(judged(game, deal, certificate)).toBe("won");
  });

  it("has the deals of the day that it is", async () => {
    expect(await (await call("/v1/daily")).json()).toMatchObject({ date: TODAY });
  });

  it("stores the deals of days to come in its scheduled handler, run once or twice, and keeps them to itself", async () => {
    await fillPast();
    await Promise.all([worker.scheduled(), worker.scheduled()]);
    expect([...(await d1Store(env.DB).countDailies(TODAY, day("9999-12-31"))).values()]).toEqual([4, 4, 4]);
    const later = addDays(TODAY, 2);
    const response = await call(`/v1/daily/${later}/penguin`);
    const said = JSON.stringify([...response.headers]) + (await response.clone().text());
    for (const { deal } of await d1Store(env.DB).dailiesOf(later)) expect(said).not.toContain(deal);
    await expectProblem(response, 404, "not-yet");
  });
});

/** Stores something for all games and days from the launch to yesterday, so that the cron has no gaps to mend. */
const fillPast = () =>
  env.DB.prepare(
    `WITH RECURSIVE days(day) AS (
       VALUES (?) UNION ALL SELECT date(day, '+1 day') FROM days WHERE day < date(?, '-1 day')
     )
     INSERT INTO dailies (day, game, deal, rules, key_id, certifier, budget, made_at)
     SELECT day, game.value, '1', 'x@1', 'x', 'none', 0, 0 FROM days, json_each(?) AS game`,
  )
    .bind(env.LAUNCH, TODAY, JSON.stringify(dailyGames.map(({ id }) => id)))
    .run();

describe("an error of ours", () => {
  it("is answered as one, and the log names the route, not the path", async () => {
    const { get, entries } = setUp({
      clock: () => {
        throw new Error("the clock has stopped");
      },
    });
    const response = await get("/v1/daily/2026-11-30/penguin");
    const { detail } = await expectProblem(response, 500, "internal");
    expect(detail).not.toContain("clock");
    expect(entries).toMatchObject([
      {
        level: "alarm",
        event: "internal",
        fields: { route: "/v1/daily/:date/:game", method: "GET", error: "the clock has stopped" },
      },
    ]);
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { d1Results } from "../src/store/d1-results.js";
import { d1Store } from "../src/store/d1-store.js";
import { emptyDatabase } from "./support/database.js";
import { expectProblem } from "./support/problem.js";
import { at, day, setUp, type Service } from "./support/services.js";
import { detour, storePlayable, winOf } from "./support/wins.js";

const DAY = "/v1/daily/2026-11-30";
const PENGUIN = `${DAY}/penguin/results`;
const CLOSING = at("2026-12-02T00:00:00Z");

const id = (n: number): string => `0a1b2c3d-0000-4000-8000-${String(n).padStart(12, "0")}`;
const { log } = winOf("penguin");
const MOVES = log.split(" ").length;

/** A service on D1 whose deals of the day have known wins. */
const playable = async (given: Parameters<typeof setUp>[0] = {}): Promise<Service> => {
  const service = setUp({ store: d1Store(env.DB), results: d1Results(env.DB), ...given });
  await storePlayable(service.services.store, day("2026-11-30"));
  return service;
};

let service: Service;
beforeEach(async () => {
  await emptyDatabase();
  service = await playable();
});

describe("a win of a daily", () => {
  it("is stored, and answered with its moves and place", async () => {
    const { get, put } = service;
    const response = await put(`${PENGUIN}/${id(1)}`, { log, rules: "penguin@1" });
    expect(response.status).toBe(201);
    expect(response.headers.get("Location")).toBe(`${PENGUIN}/${id(1)}`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const body = await response.json();
    expect(body).toEqual({
      date: "2026-11-30",
      game: "penguin",
      rules: "penguin@1",
      log,
      moves: MOVES,
      received: "2026-11-30T12:00:00.000Z",
      place: { rank: 1, wins: 1, percent: 0 },
    });
    const own = await get(`${PENGUIN}/${id(1)}`);
    expect(own.status).toBe(200);
    expect(own.headers.get("Cache-Control")).toBe("no-store");
    expect(own.headers.get("ETag")).toBeNull();
    expect((await get(`${PENGUIN}/${id(1)}`, { headers: { "If-None-Match": "*" } })).status).toBe(200);
    expect(await own.json()).toEqual(body);
  });

  it.each(["zodiac", "stalactites", "rouge-et-noir", "penguin"])("is taken of %s", async (game) => {
    const { put } = service;
    const response = await put(`${DAY}/${game}/results/${id(1)}`, { log: winOf(game).log });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ game, rules: `${game}@1`, log: winOf(game).log });
  });

  it("is the same when it comes again, however it is written", async () => {
    const { put, time } = service;
    await put(`${PENGUIN}/${id(1)}`, { log });
    time.now += 5_000;
    for (const same of [{ log }, { log: `${log}\n` }, { log: `${log}\r\n`, rules: "penguin@1" }]) {
      const response = await put(`${PENGUIN}/${id(1)}`, same);
      expect(response.status).toBe(200);
      expect(response.headers.get("Location")).toBeNull();
      expect(await response.json()).toMatchObject({ log, received: "2026-11-30T12:00:00.000Z" });
    }
  });

  it("does not make room for another under its id", async () => {
    const { get, put } = service;
    await put(`${PENGUIN}/${id(1)}`, { log });
    await expectProblem(await put(`${PENGUIN}/${id(1)}`, { log: detour("penguin", 1) }), 409, "conflict");
    expect(await (await get(`${PENGUIN}/${id(1)}`)).json()).toMatchObject({ log, place: { wins: 1 } });
  });

  it("keeps neither the id nor anything of the client but its hash", async () => {
    await service.put(`${PENGUIN}/${id(1)}`, { log });
    const { results: rows } = await env.DB.prepare("SELECT lower(hex(id)) AS id FROM results").all();
    // printf 0a1b2c3d-0000-4000-8000-000000000001 | sha256sum
    expect(rows).toEqual([{ id: "1fcf3b1435bd318e615ef70d487741de86aefeeb1d634472a21e032402882d9b" }]);
  });
});

describe("a log that is not taken", () => {
  const entries = log.split(" ");

  it.each([
    ["that breaks the rules", { log: `${log} T1-F1` }, 422, "illegal", entries.length],
    ["of another deal", { log: "T1-F1" }, 422, "illegal", 0],
    ["that does not win", { log: entries.slice(0, -1).join(" ") }, 422, "not-won", undefined],
    ["without a move", { log: "" }, 422, "not-won", undefined],
    ["that is none", { log: `${log}  ` }, 400, "bad-log", entries.length],
    ["that is too long", { log: "S*5001" }, 422, "too-many-moves", 0],
    ["of another version of the rules", { log, rules: "penguin@2" }, 422, "unknown-rules", undefined],
    ["of another game's rules", { log, rules: "zodiac@1" }, 422, "unknown-rules", undefined],
    ["with moves that the client has counted", { log, moves: 1 }, 422, "bad-body", undefined],
    ["of the wrong type", { log: 5 }, 422, "bad-body", undefined],
    ["that is missing", {}, 422, "bad-body", undefined],
  ])("%s", async (_, body, status, code, index) => {
    const { get, put } = service;
    const problem = await expectProblem(await put(`${PENGUIN}/${id(1)}`, body), status, code);
    expect(problem.at).toBe(index);
    expect(await (await get(PENGUIN)).json()).toMatchObject({ wins: 0, distribution: [] });
  });

  it("has a body that is JSON, of its type, unpacked, and not too large", async () => {
    const { put } = service;
    const path = `${PENGUIN}/${id(1)}`;
    await expectProblem(await put(path, "{"), 400, "bad-json");
    await expectProblem(await put(path, { log }, { "Content-Type": "text/plain" }), 415, "unsupported-type");
    await expectProblem(await put(path, { log }, { "Content-Encoding": "gzip" }), 415, "unsupported-encoding");
    await expectProblem(await put(path, { log: "S ".repeat(40_000) }), 413, "too-large");
  });
});

describe("an address of results", () => {
  const METHODS = ["GET", "PUT", "DELETE"];
  const ids = [
    "0A1B2C3D-0000-4000-8000-000000000001",
    "0a1b2c3d-0000-1000-8000-000000000001",
    "0a1b2c3d-0000-4000-c000-000000000001",
    "0a1b2c3d00004000800000000000000001",
    "{0a1b2c3d-0000-4000-8000-000000000001}",
    "0a1b2c3d-0000-4000-8000-000000000001%0A",
    "00000000-0000-0000-0000-000000000000",
    "me",
  ];

  it.each(ids.flatMap((text) => METHODS.map((method) => [method, text] as const)))(
    "%s takes no id such as %s",
    async (method, text) => {
      const body = method === "PUT" ? "{" : null;
      await expectProblem(await service.get(`${PENGUIN}/${text}`, { method, body }), 400, "bad-id");
    },
  );

  it.each([
    ["2026-02-30", 400, "bad-date"],
    ["2026-12-01", 404, "not-yet"],
    ["9999-12-31", 404, "not-yet"],
    ["2025-12-31", 404, "before-launch"],
  ] as const)("has a day first: %s", async (date, status, code) => {
    for (const method of METHODS) {
      const body = method === "PUT" ? "{" : null;
      const paths = [`/v1/daily/${date}/nope/results/me`, `/v1/daily/${date}/penguin/results/${id(1)}`];
      for (const path of paths) await expectProblem(await service.get(path, { method, body }), status, code);
    }
    await expectProblem(await service.get(`/v1/daily/${date}/nope/results`), status, code);
  });

  it("has a game with dailies then", async () => {
    await expectProblem(await service.get(`${DAY}/nope/results`), 404, "unknown-game");
    await expectProblem(await service.get(`${DAY}/zodiac-classic/results/${id(1)}`), 404, "no-daily");
  });

  it("has no query", async () => {
    for (const path of [PENGUIN, `${PENGUIN}/${id(1)}`]) {
      await expectProblem(await service.get(`${path}?limit=1`), 400, "unknown-parameter");
    }
    await expectProblem(await service.put(`${PENGUIN}/${id(1)}?x`, { log }), 400, "unknown-parameter");
    await expectProblem(await service.remove(`${PENGUIN}/${id(1)}?x`), 400, "unknown-parameter");
  });

  it("asks the store for nothing before its day has opened", async () => {
    const asked: string[] = [];
    const watch = <T extends object>(store: T): T =>
      new Proxy(store, {
        get: (target, name) => {
          asked.push(String(name));
          return Reflect.get(target, name) as unknown;
        },
      });
    const { services } = service;
    const watched = setUp({ store: watch(services.store), results: watch(services.results) });
    asked.length = 0;
    await watched.put(`/v1/daily/2026-12-01/penguin/results/${id(1)}`, { log });
    await watched.get(`/v1/daily/2026-12-01/penguin/results/${id(1)}`);
    await watched.get("/v1/daily/2026-12-01/penguin/results");
    await watched.remove(`/v1/daily/2026-12-01/penguin/results/${id(1)}`);
    expect(asked).toEqual([]);
  });
});

describe("a place", () => {
  it("tells in per cent, rounded down, how many of all wins have more moves; equals share a rank", async () => {
    const { get, put } = service;
    // Of MOVES, MOVES + 2 and so on: one, three, one, two wins.
    const wins = [0, 1, 1, 1, 2, 3, 3].map((times, i) => (times === 0 ? log : detour("penguin", times, i)));
    for (const [i, each] of wins.entries()) {
      expect((await put(`${PENGUIN}/${id(i)}`, { log: each })).status).toBe(201);
    }
    const places = await Promise.all(
      wins.map(async (_, i) => (await (await get(`${PENGUIN}/${id(i)}`)).json<{ place: object }>()).place),
    );
    expect(places).toEqual([
      { rank: 1, wins: 7, percent: 85 },
      { rank: 2, wins: 7, percent: 42 },
      { rank: 2, wins: 7, percent: 42 },
      { rank: 2, wins: 7, percent: 42 },
      { rank: 5, wins: 7, percent: 28 },
      { rank: 6, wins: 7, percent: 0 },
      { rank: 6, wins: 7, percent: 0 },
    ]);
    expect(await (await get(PENGUIN)).json()).toEqual({
      date: "2026-11-30",
      game: "penguin",
      closes: "2026-12-02T00:00:00Z",
      closed: false,
      wins: 7,
      fewest: MOVES,
      distribution: [
        { moves: MOVES, wins: 1 },
        { moves: MOVES + 2, wins: 3 },
        { moves: MOVES + 4, wins: 1 },
        { moves: MOVES + 6, wins: 2 },
      ],
      best: null,
    });
  });

  it("counts a copy of a log no second time", async () => {
    const { get, put } = service;
    for (const i of [1, 2, 3]) await put(`${PENGUIN}/${id(i)}`, { log });
    await put(`${PENGUIN}/${id(4)}`, { log: detour("penguin", 1) });
    expect(await (await get(PENGUIN)).json()).toMatchObject({ wins: 2 });
    expect(await (await get(`${PENGUIN}/${id(3)}`)).json()).toMatchObject({ place: { rank: 1, wins: 2, percent: 50 } });
  });
});

describe("a removal", () => {
  it("is always answered alike, and takes the log with its last result", async () => {
    const { get, put, remove } = service;
    await put(`${PENGUIN}/${id(1)}`, { log });
    await put(`${PENGUIN}/${id(2)}`, { log });
    for (const [i, left] of [
      [1, 1],
      [1, 1],
      [3, 1],
      [2, 0],
    ] as const) {
      const response = await remove(`${PENGUIN}/${id(i)}`);
      expect(response.status).toBe(204);
      expect(await response.text()).toBe("");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await (await get(PENGUIN)).json()).toMatchObject({ wins: left });
    }
    await expectProblem(await get(`${PENGUIN}/${id(1)}`), 404, "no-result");
    expect((await put(`${PENGUIN}/${id(1)}`, { log: detour("penguin", 1) })).status).toBe(201);
  });
});

describe("after closing", () => {
  it("nothing is taken but what is stored already", async () => {
    const { get, put, remove, time } = service;
    await put(`${PENGUIN}/${id(1)}`, { log });
    time.now = CLOSING - 1;
    expect((await put(`${PENGUIN}/${id(2)}`, { log })).status).toBe(201);
    time.now = CLOSING;
    expect((await put(`${PENGUIN}/${id(1)}`, { log })).status).toBe(200);
    const { detail } = await expectProblem(await put(`${PENGUIN}/${id(3)}`, { log }), 409, "closed");
    expect(detail).toBe("Wins of 2026-11-30 were taken until 2026-12-02, 00:00 UTC.");
    await expectProblem(await put(`${PENGUIN}/${id(1)}`, { log: detour("penguin", 1) }), 409, "conflict");
    await expectProblem(await put(`${PENGUIN}/${id(3)}`, { log: "T1-F1" }), 422, "illegal");
    expect((await remove(`${PENGUIN}/${id(1)}`)).status).toBe(204);
    await expectProblem(await put(`${PENGUIN}/${id(1)}`, { log }), 409, "closed");
    expect(await (await get(`${PENGUIN}/${id(2)}`)).json()).toMatchObject({ place: { wins: 1 } });
  });

  it("the best game is shown, or the certificate, and not a millisecond before", async () => {
    const { get, put, time } = service;
    const best = async () => (await (await get(PENGUIN)).json<{ best: unknown }>()).best;
    time.now = CLOSING - 1;
    expect(await best()).toBeNull();
    time.now = CLOSING;
    expect(await best()).toEqual({ from: "certificate", rules: "penguin@1", log, moves: MOVES });
    time.now = CLOSING - 1;
    await put(`${PENGUIN}/${id(1)}`, { log: detour("penguin", 2) });
    await put(`${PENGUIN}/${id(2)}`, { log: detour("penguin", 1) });
    expect(await best()).toBeNull();
    time.now = CLOSING;
    expect(await best()).toEqual({ from: "player", rules: "penguin@1", log: detour("penguin", 1), moves: MOVES + 2 });
  });
});

describe("how long results are kept", () => {
  it("a minute while the day is open; five later, since a removal still changes them", async () => {
    const { get, time } = service;
    expect((await get(PENGUIN)).headers.get("Cache-Control")).toBe("public, max-age=60");
    time.now = CLOSING;
    expect((await get(PENGUIN)).headers.get("Cache-Control")).toBe("public, max-age=300");
  });

  it("they have a tag, and are not sent twice", async () => {
    const { get, put } = service;
    const first = (await get(PENGUIN)).headers.get("ETag")!;
    expect((await get(PENGUIN, { headers: { "If-None-Match": first } })).status).toBe(304);
    await put(`${PENGUIN}/${id(1)}`, { log });
    const second = await get(PENGUIN, { headers: { "If-None-Match": first } });
    expect(second.status).toBe(200);
    expect(second.headers.get("ETag")).not.toBe(first);
  });
});

import { describe, expect, it } from "vitest";
import { style } from "../src/docs/style.js";
import { describedStatuses } from "./support/described.js";
import { day, type Service, setUp } from "./support/services.js";
import { detour, storePlayable, winOf } from "./support/wins.js";

const RESULTS = "/v1/daily/2026-11-30/penguin/results";
const OWN = `${RESULTS}/0a1b2c3d-0000-4000-8000-000000000001`;
const { log } = winOf("penguin");
const down = (): Promise<never> => Promise.reject(new Error("D1_ERROR: down"));
const refuse = async () => false;

/** The service with playable deals, with no patience for clients, without its secret, without its tables. */
const services = async () => {
  const open = setUp();
  await storePlayable(open.services.store, day("2026-11-30"));
  return {
    open,
    full: setUp({ limits: { verify: refuse, results: refuse } }),
    mute: setUp({ secret: undefined }),
    down: setUp({
      store: { dailiesOf: down, addDailies: down, countDailies: down },
      results: { addResult: down, resultOf: down, removeResult: down, resultsOf: down },
      schemeSince: day("2026-12-01"),
    }),
  };
};
type All = Awaited<ReturnType<typeof services>>;
type Way = (all: All) => Promise<Response>;

const get =
  (path: string): Way =>
  ({ open }) =>
    open.get(path);

/** What a route for reading has in common with the others: it is read, it is not sent twice, it has no query. */
const reads = (path: string): Record<number, Way> => ({
  200: get(path),
  304: ({ open }) => open.get(path, { headers: { "If-None-Match": "*" } }),
  400: get(`${path}?x`),
});

const verify = (body: unknown, headers?: Record<string, string>): Way => {
  return ({ open }) => open.post("/v1/verify", body, headers);
};
const put = (body: unknown, headers?: Record<string, string>): Way => {
  return ({ open }) => open.put(OWN, body, headers);
};
const twice = async ({ open }: All, second: string): Promise<Response> => {
  await open.put(OWN, { log });
  return open.put(OWN, { log: second });
};
const game = { game: "penguin", deal: "3", log: "" };
const plain = { "Content-Type": "text/plain" };
const tooLarge = { ...game, log: "S ".repeat(40_000) };

/** For every operation, and every status that it has, a request that is answered with it. */
const WAYS: Readonly<Record<string, Readonly<Record<number, Way>>>> = {
  "GET /healthz": { 200: get("/healthz"), 400: get("/healthz?x") },
  "GET /readyz": {
    200: async ({ open }) => {
      await open.cron();
      return open.get("/readyz");
    },
    400: get("/readyz?x"),
    503: ({ down: away }) => away.get("/readyz"),
  },
  "GET /openapi.json": reads("/openapi.json"),
  "GET /docs": reads("/docs"),
  "GET /v1/games": reads("/v1/games"),
  "GET /v1/daily": {
    ...reads("/v1/daily"),
    404: async () => setUp({ launch: day("2026-12-01") }).get("/v1/daily"),
    503: ({ mute }) => mute.get("/v1/daily"),
  },
  "GET /v1/daily/{date}": {
    ...reads("/v1/daily/2026-11-30"),
    404: get("/v1/daily/2026-12-01"),
    503: ({ mute }) => mute.get("/v1/daily/2026-11-30"),
  },
  "GET /v1/daily/{date}/{game}": {
    ...reads("/v1/daily/2026-11-30/penguin"),
    404: get("/v1/daily/2026-11-30/nope"),
    503: ({ down: away }) => away.get("/v1/daily/2026-11-30/penguin"),
  },
  "POST /v1/verify": {
    200: verify(game),
    400: verify("{"),
    413: verify(tooLarge),
    415: verify(game, plain),
    422: verify({}),
    429: ({ full }) => full.post("/v1/verify", game),
  },
  "GET /v1/daily/{date}/{game}/results": {
    ...reads(RESULTS),
    404: get("/v1/daily/2026-12-01/penguin/results"),
    503: ({ down: away }) => away.get(RESULTS),
  },
  "PUT /v1/daily/{date}/{game}/results/{id}": {
    200: (all) => twice(all, log),
    201: put({ log }),
    400: put("{"),
    404: ({ open }) => open.put(OWN.replace("2026-11-30", "2026-12-01"), { log }),
    409: (all) => twice(all, detour("penguin", 1)),
    413: put(tooLarge),
    415: put({ log }, plain),
    422: put({ log: "" }),
    429: ({ full }) => full.put(OWN, { log }),
    503: ({ down: away }) => away.put(OWN, { log }),
  },
  "GET /v1/daily/{date}/{game}/results/{id}": {
    200: async ({ open }) => {
      await open.put(OWN, { log });
      return open.get(OWN);
    },
    400: get(`${RESULTS}/me`),
    404: get(OWN),
    503: ({ down: away }) => away.get(OWN),
  },
  "DELETE /v1/daily/{date}/{game}/results/{id}": {
    204: ({ open }) => open.remove(OWN),
    400: ({ open }) => open.remove(`${RESULTS}/me`),
    404: ({ open }) => open.remove(OWN.replace("penguin", "nope")),
    429: ({ full }) => full.remove(OWN),
    503: ({ down: away }) => away.remove(OWN),
  },
};

describe("the description", () => {
  it("has every route and method, with the statuses that are asserted here", async () => {
    const asserted = Object.entries(WAYS).map(([operation, ways]) => [operation, Object.keys(ways).map(Number)]);
    expect(await describedStatuses()).toEqual(Object.fromEntries(asserted));
  });

  const cases = Object.entries(WAYS).flatMap(([operation, ways]) =>
    Object.entries(ways).map(([status, way]) => [operation, Number(status), way] as const),
  );
  it.each(cases)("%s answers %i", async (_, status, way) => {
    expect((await way(await services())).status).toBe(status);
  });
});

describe("the page of the description", () => {
  const pageOf = async (service: Service): Promise<Response> => service.get("/docs");

  it("runs nothing and loads nothing: its only style is its own, by its hash", async () => {
    const response = await pageOf(setUp());
    const page = await response.text();
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
    expect(response.headers.get("Content-Security-Policy")).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(page.split("<style>")[1]!.split("</style>")[0]).toBe(style);
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+=|https?:\/\/[^"]*\.(js|css)/i);
  });

  it("names every route with its statuses, every shape and every code", async () => {
    const { get: ask } = setUp();
    const page = await (await pageOf(setUp())).text();
    const { components } = await (await ask("/openapi.json")).json<{ components: { schemas: object } }>();
    for (const operation of Object.keys(WAYS)) {
      const [method, path] = operation.split(" ");
      expect(page).toContain(`<b>${method}</b> ${path}</code>`);
    }
    for (const shape of Object.keys(components.schemas)) expect(page).toContain(`<section id="${shape}">`);
    for (const code of ["not-yet", "conflict", "rate-limited"]) expect(page).toContain(`<code>${code}</code>`);
    expect(page).not.toContain("[object");
    expect(page).not.toContain("undefined");
  });

  it("leads to nothing that is not there", async () => {
    const page = await (await pageOf(setUp())).text();
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });
});

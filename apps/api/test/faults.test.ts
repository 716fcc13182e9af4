import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { within } from "../src/patience.js";
import type { Services } from "../src/services.js";
import { d1Results } from "../src/store/d1-results.js";
import { d1Store } from "../src/store/d1-store.js";
import { emptyDatabase } from "./support/database.js";
import { afterwards, type Fault, overloaded, PATIENCE, silent } from "./support/faults.js";
import { expectProblem } from "./support/problem.js";
import { at, day, dealsOf, setUp } from "./support/services.js";
import { storePlayable, winOf } from "./support/wins.js";

const MIDNIGHT = at("2026-12-01T00:00:00Z");
const TODAY = "/v1/daily/2026-11-30";
const { log } = winOf("penguin");
const OWN = "penguin/results/0a1b2c3d-0000-4000-8000-000000000001";

/** After the service has given up waiting. */
const slow: Fault = async (work) => {
  await new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE));
  return work();
};

const faults: readonly (readonly [string, Fault])[] = [
  ["fails before it commits", () => Promise.reject(new Error("D1_ERROR: Internal error in D1 storage."))],
  ["fails after it has committed", afterwards],
  ["is overloaded", overloaded],
  ["is slow", slow],
  ["never answers", silent],
];

const RUNS = new Set(["all", "first", "run", "raw"]);

interface State {
  fault?: Fault | undefined;
  /** What comes to D1 late, when its test has ended, must not get into the tables of the next one. */
  over: boolean;
  /** Nor what is on its way there, which may outlive even the tables: the test waits for it before it ends. */
  readonly underway: Set<Promise<unknown>>;
}

/** D1 whose every run of a statement, and every batch, meets a fault while there is one. */
const faultyD1 = (state: State): D1Database => {
  const meet = <T>(work: () => Promise<T>): Promise<T> => {
    const inTime = (): Promise<T> => {
      if (state.over) return new Promise(() => undefined);
      const begun = work();
      state.underway.add(begun);
      return begun;
    };
    return state.fault ? state.fault(inTime as () => Promise<never>) : inTime();
  };
  const statements = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...args: unknown[]) => unknown;
        if (name === "bind") return (...args: unknown[]) => wrap(target.bind(...args));
        if (!RUNS.has(String(name))) return method;
        return (...args: unknown[]) => meet(() => method.apply(target, args) as Promise<unknown>);
      },
    });
    statements.set(wrapped, statement);
    return wrapped;
  };
  return new Proxy(env.DB, {
    get: (target, name) => {
      if (name === "prepare") return (sql: string) => wrap(target.prepare(sql));
      if (name === "batch") {
        return (list: D1PreparedStatement[]) => meet(() => target.batch(list.map((each) => statements.get(each)!)));
      }
      return Reflect.get(target, name) as unknown;
    },
  });
};

const setUpFaulty = () => {
  const state: State = { over: false, underway: new Set() };
  onTestFinished(async () => {
    state.over = true;
    await Promise.allSettled(state.underway);
  });
  const db = faultyD1(state);
  const inTime: Services["inTime"] = (answer) =>
    state.fault === slow || state.fault === silent ? within(PATIENCE, answer) : answer;
  return { state, ...setUp({ store: d1Store(db), results: d1Results(db), inTime }) };
};

const expectDown = async (response: Response): Promise<void> => {
  expect(response.headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
  await expectProblem(response, 503, "storage-down");
};

beforeEach(() => emptyDatabase());

describe.each(faults)("while D1 %s", (_, fault) => {
  it("dailies are answered, and submissions are asked to come again", async () => {
    const { state, get, put, remove } = setUpFaulty();
    state.fault = fault;
    const answer = await get(TODAY);
    expect(answer.status).toBe(200);
    const { deals } = await answer.json<{ deals: { game: string; deal: string }[] }>();
    expect(Object.fromEntries(deals.map(({ game, deal }) => [game, deal]))).toEqual(await dealsOf("2026-11-30"));
    await expectDown(await put(`${TODAY}/${OWN}`, { log }));
    await expectDown(await get(`${TODAY}/${OWN}`));
    await expectDown(await get(`${TODAY}/penguin/results`));
    await expectDown(await remove(`${TODAY}/${OWN}`));
    await expectProblem(await get("/readyz"), 503, "not-ready");
  });

  it("verdicts, games and health are answered all the same", async () => {
    const { state, get, post } = setUpFaulty();
    state.fault = fault;
    const win = winOf("penguin");
    expect(await (await post("/v1/verify", win)).json()).toMatchObject({ outcome: "won" });
    for (const path of ["/v1/games", "/healthz", "/openapi.json"]) expect((await get(path)).status).toBe(200);
  });

  it("a day becomes what it would have become, once D1 works again", async () => {
    const { state, get, cron } = setUpFaulty();
    state.fault = fault;
    await get(TODAY);
    // A cron that waits for D1 for ever is cut off by the platform.
    await Promise.race([cron().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 100))]);
    state.fault = undefined;
    await cron();
    expect((await get("/readyz")).status).toBe(200);
    const { results } = await env.DB.prepare("SELECT game, deal FROM dailies WHERE day = '2026-11-30'").all();
    const stored = Object.fromEntries(results.map((row) => [row["game"], row["deal"]]));
    expect(stored).toEqual(await dealsOf("2026-11-30"));
  });

  it("a win that is known to be stored is not lost, nor counted twice", async () => {
    const { state, services, get, put } = setUpFaulty();
    await storePlayable(services.store, day("2026-11-30"));
    expect((await put(`${TODAY}/${OWN}`, { log })).status).toBe(201);
    state.fault = fault;
    await expectDown(await put(`${TODAY}/${OWN}`, { log }));
    await expectDown(await put(`${TODAY}/${OWN.replace("0a1b", "1a1b")}`, { log }));
    state.fault = undefined;
    expect((await put(`${TODAY}/${OWN}`, { log })).status).toBe(200);
    expect(await (await get(`${TODAY}/penguin/results`)).json()).toMatchObject({ wins: 1 });
  });
});

describe("two crons at once", () => {
  it("store one deal for each day and game, on D1 that fails now and then too", async () => {
    const { state, cron, alarms } = setUpFaulty();
    let calls = 0;
    state.fault = (work) => (++calls % 3 === 0 ? afterwards(work) : work());
    await Promise.allSettled([cron(), cron()]);
    state.fault = undefined;
    await Promise.all([cron(), cron()]);
    const { results } = await env.DB.prepare("SELECT day, count(*) AS deals FROM dailies GROUP BY day").all();
    expect(results.filter(({ day }) => String(day) >= "2026-11-30")).toEqual(
      ["2026-11-30", "2026-12-01", "2026-12-02"].map((each) => ({ day: each, deals: 4 })),
    );
    expect(alarms()).not.toContain("daily-differs");
  });
});

describe("D1, to the millisecond", () => {
  it.each([
    [-1, 404, 201],
    [0, 200, 409],
    [1, 200, 409],
  ])(
    "%i ms from midnight the next day is %i, and the day that closes there takes a win with %i",
    async (ms, opening, closing) => {
      const { services, time, get, put } = setUpFaulty();
      await storePlayable(services.store, day("2026-11-29"));
      time.now = MIDNIGHT + ms;
      expect((await get("/v1/daily/2026-12-01")).status).toBe(opening);
      expect((await put(`/v1/daily/2026-11-29/${OWN}`, { log })).status).toBe(closing);
      const { closed } = await (await get("/v1/daily/2026-11-29/penguin/results")).json<{ closed: boolean }>();
      expect(closed).toBe(closing === 409);
    },
  );
});

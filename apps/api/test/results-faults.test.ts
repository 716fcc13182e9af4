import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { within } from "../src/patience.js";
import { d1Results } from "../src/store/d1-results.js";
import { d1Store } from "../src/store/d1-store.js";
import type { Services } from "../src/services.js";
import type { ResultStore } from "../src/store/result-store.js";
import type { Store } from "../src/store/store.js";
import { emptyDatabase } from "./support/database.js";
import { afterwards, type Fault, overloaded, PATIENCE, silent } from "./support/faults.js";
import { expectProblem } from "./support/problem.js";
import { day, setUp } from "./support/services.js";
import { storePlayable, winOf } from "./support/wins.js";

const RESULTS = "/v1/daily/2026-11-30/penguin/results";
const OWN = `${RESULTS}/0a1b2c3d-0000-4000-8000-000000000001`;
const { log } = winOf("penguin");

/** A store that lets a fault happen as long as `fault` says so. */
const faulty = <T extends object>(store: T, state: { fault: Fault | undefined }): T =>
  new Proxy(store, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<never>;
      return (...args: unknown[]) =>
        state.fault ? state.fault(() => method.apply(target, args)) : method.apply(target, args);
    },
  });

const setUpFaulty = async () => {
  const state: { fault: Fault | undefined } = { fault: undefined };
  const store: Store = d1Store(env.DB);
  const results: ResultStore = faulty(d1Results(env.DB), state);
  await storePlayable(store, day("2026-11-30"));
  const inTime: Services["inTime"] = (answer) => (state.fault === silent ? within(PATIENCE, answer) : answer);
  return { state, ...setUp({ store, results, inTime }) };
};

const expectDown = async (response: Response): Promise<void> => {
  expect(response.headers.get("Retry-After")).toBe("30");
  await expectProblem(response, 503, "storage-down");
};

beforeEach(() => emptyDatabase());

describe.each([
  ["fails before it has done anything", overloaded, false],
  ["does not answer", silent, false],
  ["fails after it has done all", afterwards, true],
] as const)("a store of results that %s", (_, fault, done) => {
  it("is told to who asks, and to the operator; asking again is harmless", async () => {
    const { state, get, put, remove, alarms } = await setUpFaulty();
    state.fault = fault;
    await expectDown(await put(OWN, { log }));
    await expectDown(await get(OWN));
    await expectDown(await get(RESULTS));
    expect(alarms()).toEqual(["storage-down", "storage-down", "storage-down"]);

    state.fault = undefined;
    const again = await put(OWN, { log });
    expect(again.status).toBe(done ? 200 : 201);
    expect(await again.json()).toMatchObject({ place: { wins: 1 } });
    expect((await put(OWN, { log })).status).toBe(200);

    state.fault = fault;
    await expectDown(await remove(OWN));
    state.fault = undefined;
    expect((await get(OWN)).status).toBe(done ? 404 : 200);
    expect((await remove(OWN)).status).toBe(204);
    await expectProblem(await get(OWN), 404, "no-result");
  });
});

describe("without the deals of the day", () => {
  it("nothing is judged by a deal that was only derived", async () => {
    const { services } = setUp();
    const state = { fault: overloaded };
    const { get, put } = setUp({ store: faulty(services.store, state) });
    expect((await get("/v1/daily/2026-11-30/penguin")).status).toBe(200);
    await expectDown(await put(OWN, { log }));
  });

  it("and without a secret, nothing is judged at all", async () => {
    await expectProblem(await setUp({ secret: undefined }).put(OWN, { log }), 503, "no-secret");
  });
});

describe("results", () => {
  it("that were answered as stored are there, however many are handed in at once", async () => {
    const { get, put } = await setUpFaulty();
    const ids = Array.from({ length: 30 }, () => crypto.randomUUID());
    const answers = await Promise.all(ids.map((id) => put(`${RESULTS}/${id}`, { log })));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201));
    for (const id of ids) expect((await get(`${RESULTS}/${id}`)).status).toBe(200);
    expect(await (await get(RESULTS)).json()).toMatchObject({ wins: 1 });
  });

  it("cost one batch to write and one query to read", async () => {
    const calls: string[] = [];
    const db = new Proxy(env.DB, {
      get: (target, name) => {
        if (name === "batch") calls.push("batch");
        if (name === "prepare") calls.push("prepare");
        const method = Reflect.get(target, name) as (...args: unknown[]) => unknown;
        return (...args: unknown[]) => method.apply(target, args);
      },
    });
    const store = d1Store(env.DB);
    await storePlayable(store, day("2026-11-30"));
    const { get, put, remove } = setUp({ store, results: d1Results(db) });
    const callsOf = async (work: Promise<Response>): Promise<string[]> => {
      calls.length = 0;
      expect((await work).ok).toBe(true);
      return [...calls];
    };
    expect((await callsOf(put(OWN, { log }))).filter((call) => call === "batch")).toHaveLength(1);
    expect(await callsOf(get(OWN))).toEqual(["prepare"]);
    expect(await callsOf(get(RESULTS))).toEqual(["prepare"]);
    expect(await callsOf(remove(OWN))).toEqual(["prepare"]);
  });
});

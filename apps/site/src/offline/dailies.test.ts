import { describe, expect, test, vi } from "vitest";
import { Dailies, isDaily } from "./dailies.js";
import { memoryCache } from "../testing/memory-cache.js";

const ORIGIN = "https://solitaire.example";
const DAY = "2026-11-30";
const at = (path: string): Request => new Request(ORIGIN + path);

/** An API whose answers a test decides. */
const makeApi = () => {
  const api = {
    answer: (): Promise<Response> => Promise.resolve(Response.json({ date: DAY })),
    now: Date.parse(`${DAY}T12:00Z`),
    cache: memoryCache(),
  };
  const dailies = new Dailies(
    () => Promise.resolve(api.cache),
    () => api.answer(),
    () => api.now,
  );
  return { api, dailies };
};

const gone = (): Promise<Response> => Promise.reject(new TypeError("no network"));

describe("the deals of a day", () => {
  test("are what is kept of the API, and nothing of a player's", () => {
    for (const path of ["/v1/daily", `/v1/daily/${DAY}`, `/v1/daily/${DAY}/rouge-et-noir`])
      expect(isDaily(path)).toBe(true);
    for (const path of [
      `/v1/daily/${DAY}/penguin/results`,
      `/v1/daily/${DAY}/penguin/results/7b9b5c7e-0d4c-4a6e-9a55-0a0d6c4f6b11`,
      "/v1/verify",
      "/v1/games",
      "/v1/dailyx",
    ]) {
      expect(isDaily(path)).toBe(false);
    }
  });

  test("come from the network while there is one, and from what is kept when there is none", async () => {
    const { api, dailies } = makeApi();
    await dailies.answer(at("/v1/daily"));
    api.answer = () => Promise.resolve(Response.json({ date: DAY, more: true }));
    expect(await (await dailies.answer(at("/v1/daily"))).json()).toEqual({ date: DAY, more: true });
    api.answer = gone;
    expect(await (await dailies.answer(at("/v1/daily"))).json()).toEqual({ date: DAY, more: true });
    api.answer = () => Promise.resolve(new Response("", { status: 503 }));
    expect((await dailies.answer(at("/v1/daily"))).status).toBe(200);
  });

  test("tell when they were made while they come from the network, and what day it is alone once they are kept", async () => {
    const { api, dailies } = makeApi();
    const headers = { Date: "Mon, 30 Nov 2026 08:00:00 GMT", ETag: '"1"' };
    api.answer = () => Promise.resolve(Response.json({ date: DAY }, { headers }));
    expect((await dailies.answer(at("/v1/daily"))).headers.get("Date")).toBe(headers.Date);
    api.answer = gone;
    const kept = await dailies.answer(at("/v1/daily"));
    expect([kept.headers.get("Date"), kept.headers.get("ETag")]).toEqual([null, '"1"']);
    expect(kept.headers.get("Content-Type")).toContain("json");
  });

  test("of today are not answered tomorrow; those of a day that is named are", async () => {
    const { api, dailies } = makeApi();
    await dailies.prepare(ORIGIN);
    await dailies.answer(at(`/v1/daily/${DAY}/penguin`));
    api.answer = gone;
    api.now += 86_400_000;
    await expect(dailies.answer(at("/v1/daily"))).rejects.toThrow("no network");
    expect((await dailies.answer(at(`/v1/daily/${DAY}/penguin`))).status).toBe(200);
    await expect(dailies.answer(at("/v1/daily/2026-12-01/penguin"))).rejects.toThrow("no network");
  });

  test("are not kept where the API has none, and say so again", async () => {
    const { api, dailies } = makeApi();
    api.answer = () => Promise.resolve(Response.json({ code: "not-yet" }, { status: 404 }));
    expect((await dailies.answer(at("/v1/daily/2026-12-09"))).status).toBe(404);
    expect(await api.cache.keys()).toEqual([]);
  });

  test("are not waited for longer than a few seconds where they are kept", async () => {
    vi.useFakeTimers();
    const { api, dailies } = makeApi();
    await dailies.answer(at("/v1/daily"));
    api.answer = () => new Promise(() => undefined);
    const answer = dailies.answer(at("/v1/daily"));
    await vi.advanceTimersByTimeAsync(4001);
    expect((await answer).status).toBe(200);
    vi.useRealTimers();
  });

  test("are kept of a few dozen days at most, the latest", async () => {
    const { api, dailies } = makeApi();
    for (let day = 1; day <= 30; day++) await dailies.answer(at(`/v1/daily/2026-10-${String(day).padStart(2, "0")}`));
    const keys = (await api.cache.keys()).map(({ url }) => url.slice(-2));
    expect([keys.length, keys[0], keys.at(-1)]).toEqual([24, "07", "30"]);
  });
});

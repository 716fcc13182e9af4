import { describe, expect, it } from "vitest";
import { day, setUp } from "./support/services.js";
import { storePlayable, winOf } from "./support/wins.js";

const ID = "0a1b2c3d-0000-4000-8000-000000000001";
const OWN = `/v1/daily/2026-11-30/penguin/results/${ID}`;

describe("what is noted of a request", () => {
  it("is its route, and never its path: the receipt stands in it", async () => {
    const { services, get, put, remove, requests, entries } = setUp();
    await storePlayable(services.store, day("2026-11-30"));
    await put(OWN, { log: winOf("penguin").log });
    await put(OWN, { log: "T1-F1" });
    await get(OWN);
    await get(`${OWN}?x`);
    await remove(OWN);
    await get(OWN, { method: "POST" });
    await get(`/nowhere/${ID}`);
    await get("/v1/games", { headers: { "If-None-Match": "*" } });
    const route = "/v1/daily/:date/:game/results/:id";
    expect(requests).toEqual([
      { route, method: "PUT", status: 201, ms: expect.any(Number) },
      { route, method: "PUT", status: 422, ms: expect.any(Number) },
      { route, method: "GET", status: 200, ms: expect.any(Number) },
      { route, method: "GET", status: 400, ms: expect.any(Number) },
      { route, method: "DELETE", status: 204, ms: expect.any(Number) },
      { route, method: "POST", status: 405, ms: expect.any(Number) },
      { route: "/*", method: "GET", status: 404, ms: expect.any(Number) },
      { route: "/v1/games", method: "GET", status: 304, ms: expect.any(Number) },
    ]);
    expect(JSON.stringify([requests, entries])).not.toContain("0a1b2c3d");
  });
});

describe("the time that an answer took", () => {
  it("is told where the answer is for one alone, and with no error", async () => {
    const { services, get, post, put } = setUp();
    await storePlayable(services.store, day("2026-11-30"));
    const timeOf = (response: Response): string | null => response.headers.get("Server-Timing");
    expect(timeOf(await put(OWN, { log: winOf("penguin").log }))).toMatch(/^total;dur=\d+$/);
    expect(timeOf(await get(OWN))).toMatch(/^total;dur=\d+$/);
    expect(timeOf(await post("/v1/verify", { game: "penguin", deal: "3", log: "" }))).toMatch(/^total;dur=\d+$/);
    expect(timeOf(await get("/v1/daily/2026-11-30"))).toBeNull();
    expect(timeOf(await get("/v1/daily/2026-12-01"))).toBeNull();
    expect(timeOf(await put(OWN.replace("2026-11-30", "2026-12-01"), { log: "" }))).toBeNull();
  });
});

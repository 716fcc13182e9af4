import { describe, expect, it } from "vitest";
import { at, setUp } from "./support/services.js";

const cacheOf = async (time: string, path: string): Promise<string | null> => {
  const { get, time: clock } = setUp();
  clock.now = at(time);
  return (await get(path)).headers.get("Cache-Control");
};

describe("how long answers are kept", () => {
  it.each([
    ["2026-11-30T12:00:00Z", "/v1/games", "public, max-age=300"],
    ["2026-11-30T12:00:00Z", "/healthz", "no-store"],
    ["2026-11-30T12:00:00Z", "/v1/daily", "public, max-age=60, must-revalidate"],
    ["2026-11-30T23:59:00Z", "/v1/daily", "public, max-age=60, must-revalidate"],
    ["2026-11-30T23:59:00.001Z", "/v1/daily", "public, max-age=59, must-revalidate"],
    ["2026-11-30T23:59:59.999Z", "/v1/daily", "public, max-age=0, must-revalidate"],
    ["2026-12-01T00:00:00Z", "/v1/daily", "public, max-age=60, must-revalidate"],
    ["2026-11-30T00:00:00Z", "/v1/daily/2026-11-30", "public, max-age=300"],
    ["2026-12-01T23:59:59.999Z", "/v1/daily/2026-11-30/penguin", "public, max-age=300"],
    ["2026-12-02T00:00:00Z", "/v1/daily/2026-11-30/penguin", "public, max-age=31536000, immutable"],
    ["2026-12-02T00:00:00Z", "/v1/daily/2026-11-30", "public, max-age=31536000, immutable"],
    ["2026-11-29T23:59:59.999Z", "/v1/daily/2026-11-30", "no-store"],
    ["2026-11-30T12:00:00Z", "/v1/daily/2026-11-30/nope", "no-store"],
  ])("at %s %s: %s", async (time, path, expected) => {
    expect(await cacheOf(time, path)).toBe(expected);
  });
});

describe("an answer that the client has already", () => {
  const PATHS = ["/v1/games", "/v1/daily", "/v1/daily/2026-11-30", "/v1/daily/2026-11-30/penguin"];

  it.each(PATHS)("%s is not sent again", async (path) => {
    const { get } = setUp();
    const first = await get(path);
    const tag = first.headers.get("ETag")!;
    expect(tag).toMatch(/^"[0-9a-f]{40}"$/);
    for (const sent of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      for (const method of ["GET", "HEAD"]) {
        const again = await get(path, { method, headers: { "If-None-Match": sent } });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe("");
        expect(again.headers.get("ETag")).toBe(tag);
        expect(again.headers.get("Cache-Control")).toBe(first.headers.get("Cache-Control"));
        expect(again.headers.get("Access-Control-Allow-Origin")).toBe("*");
        expect(again.headers.get("Content-Type")).toBeNull();
      }
    }
    expect((await get(path, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  it("has another tag when it is another", async () => {
    const { get } = setUp();
    const tags = await Promise.all(PATHS.map(async (path) => (await get(path)).headers.get("ETag")));
    expect(tags[1]).toBe(tags[2]); // today by either name
    expect(new Set(tags).size).toBe(3);
    const yesterday = await get("/v1/daily/2026-11-29");
    expect(tags).not.toContain(yesterday.headers.get("ETag"));
  });

  it("is an error no less for it", async () => {
    const { get } = setUp();
    expect((await get("/v1/daily/2026-12-01", { headers: { "If-None-Match": "*" } })).status).toBe(404);
  });
});

import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { bindServices } from "../src/bindings.js";
import { networkOf } from "../src/http/rate.js";
import { expectProblem } from "./support/problem.js";
import { setUp } from "./support/services.js";

const OWN = "/v1/daily/2026-11-30/penguin/results/0a1b2c3d-0000-4000-8000-000000000001";
const game = { game: "penguin", deal: "3", log: "" };

/** The service with the limits of the configuration; every test has addresses of its own. */
const limited = () => setUp({ limits: bindServices({ ...env, RATE_LIMITS: "on" }).limits });

/** How many requests are taken until one is refused, which is answered too. A new minute may begin on the way. */
const untilRefused = async (send: (i: number) => Promise<Response>): Promise<[number, Response]> => {
  for (let taken = 0; ; taken++) {
    const response = await send(taken);
    if (response.status === 429 || taken > 200) return [taken, response];
  }
};

const expectRefused = async (response: Response): Promise<void> => {
  expect(response.headers.get("Retry-After")).toBe("60");
  await expectProblem(response, 429, "rate-limited");
};

describe("a client that sends too much", () => {
  it("is refused after 60 verdicts in a minute, and may read on", async () => {
    const { get, post } = limited();
    const from = { "CF-Connecting-IP": "192.0.2.1" };
    const [taken, response] = await untilRefused(() => post("/v1/verify", game, from));
    expect(taken).toBeGreaterThanOrEqual(60);
    expect(taken).toBeLessThan(120);
    await expectRefused(response);
    expect((await get("/v1/games", { headers: from })).status).toBe(200);
    expect((await post("/v1/verify", game, { "CF-Connecting-IP": "192.0.2.2" })).status).toBe(200);
  });

  it("is refused after 20 results handed in or removed, at any address of its network, whatever it sends", async () => {
    const { get } = limited();
    const statuses = new Set<number>();
    const send = async (i: number): Promise<Response> => {
      const headers = { "CF-Connecting-IP": `2001:db8:1:2::${i}` };
      const method = i % 2 ? "PUT" : "DELETE";
      const response = await get(OWN, { method, headers, body: method === "PUT" ? "{" : null });
      statuses.add(response.status);
      return response;
    };
    const [taken, response] = await untilRefused(send);
    expect(taken).toBeGreaterThanOrEqual(20);
    expect(taken).toBeLessThan(40);
    await expectRefused(response);
    expect(statuses).toEqual(new Set([204, 415, 429]));
    expect((await get(OWN, { headers: { "CF-Connecting-IP": "2001:db8:1:2::7" } })).status).toBe(404);
    const neighbour = { method: "DELETE", headers: { "CF-Connecting-IP": "2001:db8:1:3::7" } };
    expect((await get(OWN, neighbour)).status).toBe(204);
  });

  it("is told first that a day has not begun", async () => {
    const { get } = setUp({ limits: { verify: async () => false, results: async () => false } });
    const method = "DELETE";
    await expectProblem(await get(OWN.replace("2026-11-30", "2026-12-01"), { method }), 404, "not-yet");
    await expectProblem(await get(OWN, { method }), 429, "rate-limited");
  });

  it("is let in where nobody counts", async () => {
    const broken = { limit: () => Promise.reject(new Error("no limiter")) };
    const { limits } = bindServices({ ...env, RATE_LIMITS: "on", VERIFY_LIMIT: broken, RESULTS_LIMIT: broken });
    expect([await limits.verify("a"), await limits.results("a")]).toEqual([true, true]);
  });

  it("is counted by a service that says how", () => {
    expect(() => bindServices({ ...env, RATE_LIMITS: "maybe" as "on" })).toThrow("RATE_LIMITS");
  });
});

describe("a network", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:C000:201", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:0000:0000:0000:0001", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["", ""],
    ["not:an:address", "not:an:address"],
  ])("of %j is %j", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

import { describe, expect, it } from "vitest";
import { within } from "../src/patience.js";
import { expectProblem } from "./support/problem.js";
import { at, day, type Service, setUp } from "./support/services.js";

/** What the store has said is asked for again by then. */
const later = ({ time }: Pick<Service, "time">): void => void (time.now += 1000);

describe("readiness", () => {
  it("is there when all deals of today and tomorrow are stored", async () => {
    const { get, cron, services, time } = setUp();
    await expectProblem(await get("/readyz"), 503, "not-ready");
    await get("/v1/daily"); // makes today's
    later({ time });
    const response = await get("/readyz");
    expect(response.headers.get("Retry-After")).toBe("60");
    await expectProblem(response, 503, "not-ready");

    await cron();
    later({ time });
    const ready = await get("/readyz");
    expect(ready.status).toBe(200);
    expect(ready.headers.get("Cache-Control")).toBe("no-store");
    expect(await ready.json()).toEqual({ status: "ready" });

    time.now = at("2026-12-01T23:59:59.999Z"); // the cron has made the 2nd too
    expect((await get("/readyz")).status).toBe(200);
    time.now = at("2026-12-02T00:00:00Z");
    expect((await get("/readyz")).status).toBe(503);
    expect(await services.store.dailiesOf(day("2026-12-03"))).toEqual([]);
  });

  it("asks for nothing before the launch", async () => {
    const { get, cron, time } = setUp({ launch: day("2026-12-01") });
    expect((await get("/readyz")).status).toBe(503);
    await cron();
    later({ time });
    expect((await get("/readyz")).status).toBe(200);
    expect((await setUp({ launch: day("2026-12-02") }).get("/readyz")).status).toBe(200);
  });

  it("asks the store once a second at most, and at once on a new day", async () => {
    const { services } = setUp();
    const counted: number[] = [];
    const countDailies: typeof services.store.countDailies = (...days) => {
      counted.push(time.now);
      return services.store.countDailies(...days);
    };
    const { get, cron, time } = setUp({ store: { ...services.store, countDailies } });
    const start = (time.now = at("2026-11-30T23:59:58.500Z"));
    await Promise.all(Array.from({ length: 5 }, () => get("/readyz")));
    expect(counted).toEqual([start]);
    await cron(); // which asks for itself
    counted.length = 0;
    time.now += 999;
    await expectProblem(await get("/readyz"), 503, "not-ready");
    expect(counted).toEqual([]);
    time.now += 1;
    expect((await get("/readyz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
    time.now += 500;
    expect((await get("/readyz")).status).toBe(200);
    expect(counted).toEqual([start + 1000, start + 1500]);
  });

  it("does not ask a store again and again that is down", async () => {
    const { services } = setUp();
    const countDailies = () => Promise.reject(new Error("D1_ERROR"));
    const { get, alarms } = setUp({ store: { ...services.store, countDailies } });
    for (let times = 0; times < 3; times++) await expectProblem(await get("/readyz"), 503, "not-ready");
    expect(alarms()).toEqual(["storage-down"]);
  });

  it("is not there while the store is down, or does not answer", async () => {
    for (const countDailies of [
      () => Promise.reject(new Error("D1_ERROR")),
      () => new Promise<never>(() => undefined),
    ]) {
      const { get, services, alarms } = setUp();
      const down = setUp({ store: { ...services.store, countDailies }, inTime: (answer) => within(20, answer) });
      await expectProblem(await down.get("/readyz"), 503, "not-ready");
      expect(down.alarms()).toEqual(["storage-down"]);
      expect((await get("/healthz")).status).toBe(200);
      expect(alarms()).toEqual([]);
    }
  });

  it("is asked for as the other routes are", async () => {
    const { get } = setUp();
    await expectProblem(await get("/readyz?x"), 400, "unknown-parameter");
    const refused = await get("/readyz", { method: "POST" });
    expect(refused.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    await expectProblem(refused, 405, "method-not-allowed");
  });
});

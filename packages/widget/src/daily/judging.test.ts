import { expect } from "@open-wc/testing";
import { browserEnvironment } from "../environment.js";
import { ApiClient } from "./client.js";
import { type Judged, Judging } from "./judging.js";
import { Outbox, type Unsent } from "./outbox.js";

const API = "https://api.example/";
const WIN: Unsent = { api: API, date: "2026-11-30", game: "penguin", rules: "penguin@1", deal: "22", log: "T1-R2" };

/** An API that can be away. */
const judging = () => {
  const api = {
    isAway: false,
    status: 200,
    body: { outcome: "won", moves: 92 } as object,
    asked: 0,
    type: "application/problem+json",
  };
  const told: Judged[] = [];
  const client = new ApiClient(new URL(API), () => {
    api.asked++;
    if (api.isAway) return Promise.reject(new TypeError("away"));
    return Promise.resolve(
      new Response(JSON.stringify(api.body), { status: api.status, headers: { "Content-Type": api.type } }),
    );
  });
  const judge = new Judging(client, API, browserEnvironment(), (_, judged) => told.push(judged));
  return { api, told, judge };
};

const waiting = (): Unsent[] => new Outbox(localStorage).list(API);

describe("Judging", () => {
  afterEach(() => localStorage.clear());

  it("sends a win and tells the verdict", async () => {
    const { told, judge } = judging();
    await judge.submit(WIN);
    expect(told).to.deep.equal([{ type: "waiting" }, { type: "judged", verdict: { outcome: "won", moves: 92 } }]);
    expect(waiting()).to.deep.equal([]);
  });

  it("keeps a win while the API is away, and sends it once the network is back", async () => {
    const { api, told, judge } = judging();
    api.isAway = true;
    await judge.submit(WIN);
    expect(told.at(-1)).to.deep.equal({ type: "away" });
    expect(waiting()).to.deep.equal([WIN]);
    api.isAway = false;
    dispatchEvent(new Event("online"));
    while (waiting().length > 0) await new Promise((wait) => setTimeout(wait, 5));
    expect(told.at(-1)!.type).to.equal("judged");
    dispatchEvent(new Event("online"));
    expect(api.asked).to.equal(2);
  });

  it("sends what another visit has left", async () => {
    const first = judging();
    first.api.isAway = true;
    await first.judge.submit(WIN);
    first.judge.close();
    const second = judging();
    await second.judge.retry();
    expect(second.told.at(-1)!.type).to.equal("judged");
    expect(waiting()).to.deep.equal([]);
    dispatchEvent(new Event("online"));
    expect(first.api.asked).to.equal(1);
  });

  it("does not send again what the API will not take", async () => {
    const { api, told, judge } = judging();
    api.status = 422;
    api.body = { code: "unknown-rules", status: 422, detail: "Other rules." };
    await judge.submit(WIN);
    expect(told.at(-1)).to.deep.include({ type: "refused" }).and.nested.include({ "error.code": "unknown-rules" });
    expect(waiting()).to.deep.equal([]);
  });

  it("keeps a win when something else than the API answers", async () => {
    for (const status of [200, 404]) {
      const { api, told, judge } = judging();
      Object.assign(api, { status, body: { welcome: "to this network" }, type: "text/html" });
      await judge.submit(WIN);
      expect(told.at(-1)).to.deep.equal({ type: "away" });
      expect(waiting()).to.deep.equal([WIN]);
      judge.close();
    }
  });
});

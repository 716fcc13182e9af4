import { expect } from "@open-wc/testing";
import { browserEnvironment } from "../environment.js";
import { ApiClient } from "./client.js";
import { type Judged, Judging } from "./judging.js";
import { Outbox, type Unsent } from "./outbox.js";
import { Receipts } from "./receipts.js";

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
    expect(told.length).to.equal(2);
    expect(told[0]).to.deep.equal({ type: "waiting" });
    expect(told[1]).to.deep.include({ type: "judged", verdict: { outcome: "won", moves: 92 } });
    expect(waiting()).to.deep.equal([]);
  });

  it("keeps a win while the API is away, and sends it once the network is back", async () => {
    const { api, told, judge } = judging();
    api.isAway = true;
    await judge.submit(WIN);
    expect(told.at(-1)).to.deep.equal({ type: "away", error: { code: "unreachable", passes: true } });
    expect(waiting()).to.deep.equal([WIN]);
    api.isAway = false;
    dispatchEvent(new Event("online"));
    await until(() => told.at(-1)!.type === "judged");
    expect(waiting()).to.deep.equal([]);
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
      expect(told.at(-1)).to.deep.include({ type: "away" }).and.nested.include({ "error.status": status });
      expect(waiting()).to.deep.equal([WIN]);
      judge.close();
    }
  });
});

/** An API that stores wins. */
const storing = (now = "2026-11-30T12:00Z") => {
  const api = {
    isAway: false,
    moves: 92,
    refusal: undefined as object | undefined,
    asked: [] as string[],
    stored: new Map<string, string>(),
  };
  const told: Judged[] = [];
  const answer = (body: object | null, status: number): Response => {
    const type = `application/${status < 300 ? "" : "problem+"}json`;
    return new Response(body && JSON.stringify(body), { status, headers: { "Content-Type": type } });
  };
  const client = new ApiClient(new URL(API), (url, { method = "GET", body } = {}) => {
    const path = url.slice(API.length);
    api.asked.push(`${method} ${path.replace(/[0-9a-f-]{36}$/, "id")}`);
    if (api.isAway) return Promise.reject(new TypeError("away"));
    if (method === "POST") return Promise.resolve(answer({ outcome: "won", moves: api.moves }, 200));
    const [, id = ""] = /results\/(.+)$/.exec(path) ?? [];
    if (method === "DELETE") {
      api.stored.delete(id);
      return Promise.resolve(answer(null, 204));
    }
    if (id === "") return Promise.resolve(answer({ closed: false, wins: 30, distribution: [], best: null }, 200));
    if (api.refusal) return Promise.resolve(answer(api.refusal, 409));
    if (method === "PUT") api.stored.set(id, (JSON.parse(body as string) as { log: string }).log);
    const result = { log: api.stored.get(id), moves: api.moves, place: { rank: 3, wins: 30, percent: 90 } };
    return Promise.resolve(answer(result, method === "PUT" ? 201 : 200));
  });
  const environment = { ...browserEnvironment(), date: () => Date.parse(now) };
  const judge = new Judging(client, API, environment, (_, judged) => told.push(judged));
  return { api, told, judge };
};

const DAY = "v1/daily/2026-11-30/penguin/results";

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((wait) => setTimeout(wait, 5));
};

const shareLast = async (told: Judged[]): Promise<void> => {
  const last = told.at(-1)!;
  if (last.type !== "judged" || !last.share) throw new Error("nothing to share");
  last.share();
  await until(() => ["placed", "away", "refused"].includes(told.at(-1)!.type));
};

describe("storing a win", () => {
  afterEach(() => localStorage.clear());

  it("is done only when the player wants it, and then tells the place", async () => {
    const { api, told, judge } = storing();
    await judge.submit(WIN);
    expect(api.asked).to.deep.equal(["POST v1/verify"]);
    await shareLast(told);
    expect(api.asked).to.deep.equal(["POST v1/verify", `PUT ${DAY}/id`, `GET ${DAY}`]);
    expect(told.at(-1)).to.deep.equal({
      type: "placed",
      result: { log: "T1-R2", moves: 92, place: { rank: 3, wins: 30, percent: 90 } },
      all: { closed: false, wins: 30, distribution: [], best: undefined },
    });
    expect(waiting()).to.deep.equal([]);
  });

  it("goes by itself once the player has wanted it", async () => {
    const { told, judge } = storing();
    new Receipts(localStorage).agree();
    await judge.submit(WIN);
    expect(told.map(({ type }) => type)).to.deep.equal(["waiting", "judged", "waiting", "placed"]);
  });

  it("waits for the API, and keeps its id", async () => {
    const { api, told, judge } = storing();
    await judge.submit(WIN);
    api.isAway = true;
    await shareLast(told);
    expect(told.at(-1)!.type).to.equal("away");
    const [{ id } = { id: "" }] = waiting();
    judge.close();
    api.isAway = false;
    await judge.retry();
    expect(told.at(-1)!.type).to.equal("placed");
    expect([...api.stored.keys()]).to.deep.equal([id]);
  });

  it("keeps one win of a day, the best: a better one takes its place, others are not sent", async () => {
    const { api, told, judge } = storing();
    new Receipts(localStorage).agree();
    await judge.submit(WIN);
    api.moves = 95;
    await judge.submit({ ...WIN, log: "T1-R3" });
    expect(told.at(-1)!.type).to.equal("judged");
    expect(told.at(-1)).to.deep.include({ share: undefined });
    api.moves = 90;
    await judge.submit({ ...WIN, log: "T1-R4" });
    expect([...api.stored.values()]).to.deep.equal(["T1-R4"]);
    await judge.submit({ ...WIN, log: "T1-R4" });
    expect(api.stored.size).to.equal(1);
  });

  it("is offered until the day has closed", async () => {
    for (const [now, offered] of [
      ["2026-12-01T23:59:59Z", true],
      ["2026-12-02T00:00:00Z", false],
    ] as const) {
      const { told, judge } = storing(now);
      await judge.submit(WIN);
      const last = told.at(-1)!;
      expect(last.type === "judged" && last.share !== undefined, now).to.equal(offered);
    }
  });

  it("is told where it was refused", async () => {
    const { api, told, judge } = storing();
    await judge.submit(WIN);
    api.refusal = { code: "closed", status: 409, detail: "The daily has closed." };
    await shareLast(told);
    expect(told.at(-1)).to.deep.include({ type: "refused" }).and.nested.include({ "error.code": "closed" });
    expect(waiting()).to.deep.equal([]);
  });

  it("is remembered in a later visit", async () => {
    const { told, judge } = storing();
    await judge.submit(WIN);
    await shareLast(told);
    expect(await judge.recall(WIN)).to.deep.include({ type: "placed" });
    expect(await judge.recall({ ...WIN, log: "T1-R9" })).to.equal(undefined);
  });
});

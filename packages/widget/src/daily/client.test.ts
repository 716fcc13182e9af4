import { expect } from "@open-wc/testing";
import { ApiClient } from "./client.js";

const PENGUIN = {
  date: "2026-11-30",
  game: "penguin",
  rules: "penguin@1",
  deal: "1099511659775",
  par: null,
  difficulty: null,
  opens: "2026-11-30T00:00:00Z",
  closes: "2026-12-02T00:00:00Z",
};
const ZODIAC = { ...PENGUIN, game: "zodiac", rules: "zodiac@1", par: 780 };
const DAY = { date: "2026-11-30", opens: PENGUIN.opens, closes: PENGUIN.closes, deals: [ZODIAC, PENGUIN] };
const SUBMISSION = { game: "penguin", rules: "penguin@1", deal: "22", log: "T1-R2" };

/** An API that gives one answer and notes what it was asked. */
const api = (body: unknown, status = 200) => {
  const asked: { url: string; init: RequestInit }[] = [];
  const client = new ApiClient(new URL("https://api.example/base/"), (url, init = {}) => {
    asked.push({ url, init });
    const headers = { "Content-Type": status === 200 ? "application/json" : "application/problem+json" };
    return Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers }));
  });
  return { client, asked };
};

describe("ApiClient", () => {
  it("asks for today's deal of a game", async () => {
    const { client, asked } = api(DAY);
    expect(await client.daily("penguin")).to.deep.equal({
      ok: true,
      value: {
        date: "2026-11-30",
        game: "penguin",
        rules: "penguin@1",
        deal: "1099511659775",
        par: undefined,
        difficulty: undefined,
      },
    });
    expect(asked[0]!.url).to.equal("https://api.example/base/v1/daily");
    expect(await client.daily("zodiac"))
      .to.deep.include({ ok: true })
      .and.nested.include({ "value.par": 780 });
  });

  it("takes no deal of another day for today's", async () => {
    const { client } = api({ ...DAY, deals: [{ ...PENGUIN, date: "2026-11-29" }] });
    expect(await client.daily("penguin")).to.nested.include({ ok: false, "error.code": "bad-answer" });
  });

  it("asks for the deal of a day", async () => {
    const { client, asked } = api(PENGUIN);
    expect(await client.daily("penguin", "2026-11-30")).to.nested.include({ "value.deal": "1099511659775" });
    expect(asked[0]!.url).to.equal("https://api.example/base/v1/daily/2026-11-30/penguin");
  });

  it("takes levels from 1 to 5 for a difficulty, and nothing else", async () => {
    for (const [difficulty, read] of [
      [1, 1],
      [5, 5],
      [0, undefined],
      [6, undefined],
      [2.5, undefined],
      ["3", undefined],
    ]) {
      const answer = await api({ ...PENGUIN, difficulty }).client.daily("penguin", "2026-11-30");
      expect(answer.ok && answer.value.difficulty).to.equal(read);
    }
  });

  it("takes a number of moves for a par, and nothing else", async () => {
    for (const [par, read] of [
      [1, 1],
      [780, 780],
      [0, undefined],
      [-5, undefined],
      [1.5, undefined],
      [1e300, undefined],
      ["80", undefined],
    ]) {
      const answer = await api({ ...PENGUIN, par }).client.daily("penguin", "2026-11-30");
      expect(answer.ok && answer.value.par).to.equal(read);
    }
  });

  it("sends a log and reads what it comes to", async () => {
    for (const verdict of [
      { outcome: "won", moves: 92 },
      { outcome: "unfinished", moves: 3 },
      { outcome: "illegal", moves: 3, at: 4, reason: "It cannot go there." },
    ]) {
      const { client, asked } = api(verdict);
      expect(await client.verify({ ...SUBMISSION, api: "not sent" } as typeof SUBMISSION)).to.deep.equal({
        ok: true,
        value: verdict,
      });
      expect(asked[0]!.url).to.equal("https://api.example/base/v1/verify");
      expect(asked[0]!.init).to.deep.include({ method: "POST" });
      expect(JSON.parse(asked[0]!.init.body as string)).to.deep.equal(SUBMISSION);
    }
  });

  it("tells what the API refuses, and whether it may pass", async () => {
    const problem = { title: "Not Found", status: 404, code: "not-yet", detail: "That day has not begun." };
    expect(await api(problem, 404).client.daily("penguin", "2999-01-01")).to.deep.equal({
      ok: false,
      error: { code: "not-yet", detail: "That day has not begun.", status: 404, passes: false },
    });
    const down = { status: 503, code: "storage-down", detail: "Try later." };
    expect(await api(down, 503).client.verify(SUBMISSION)).to.nested.include({ "error.passes": true });
    expect(await api({ code: "slow-down", status: 429 }, 429).client.verify(SUBMISSION)).to.nested.include({
      "error.code": "slow-down",
      "error.passes": true,
    });
  });

  it("tells an API that cannot be reached", async () => {
    const client = new ApiClient(new URL("https://api.example/"), () => Promise.reject(new TypeError("failed")));
    const away = { ok: false, error: { code: "unreachable", passes: true } };
    expect(await client.daily("penguin")).to.deep.equal(away);
    expect(await client.verify(SUBMISSION)).to.deep.equal(away);
    expect(await api("<h1>Bad gateway</h1>", 502).client.verify(SUBMISSION)).to.deep.equal({
      ok: false,
      error: { code: "unreachable", status: 502, passes: true },
    });
    expect(await api("slow down", 429).client.verify(SUBMISSION)).to.deep.equal({
      ok: false,
      error: { code: "rate-limited", status: 429, passes: true },
    });
  });

  it("takes no answer for one that it does not understand", async () => {
    for (const body of [
      "",
      "<p>Welcome to this network",
      "null",
      "[]",
      {},
      { deals: 1 },
      { deals: [] },
      { deals: [1, {}] },
    ]) {
      const bad = { ok: false, error: { code: "bad-answer", status: 200, passes: true } };
      expect(await api(body).client.daily("penguin"), JSON.stringify(body)).to.deep.equal(bad);
      expect(await api(body).client.daily("penguin", "2026-11-30")).to.deep.equal(bad);
      expect(await api(body).client.verify(SUBMISSION)).to.deep.equal(bad);
    }
    const answers = [{ outcome: "won" }, { outcome: "lost", moves: 1 }, { outcome: "illegal", moves: 1, at: "2" }];
    for (const body of answers) {
      expect(await api(body).client.verify(SUBMISSION)).to.nested.include({ "error.code": "bad-answer" });
    }
    expect(await api({}, 404).client.daily("penguin")).to.nested.include({
      "error.code": "bad-answer",
      "error.status": 404,
      "error.passes": true,
    });
  });

  it("takes no page of HTML for the API's last word", async () => {
    for (const status of [200, 403, 404]) {
      const page = new Response('{"code":"not-yet"}', { status, headers: { "Content-Type": "text/html" } });
      const client = new ApiClient(new URL("https://api.example/"), () => Promise.resolve(page));
      expect(await client.verify(SUBMISSION), String(status)).to.deep.equal({
        ok: false,
        error: { code: "bad-answer", status, passes: true },
      });
    }
  });

  it("takes no deal of a day that there is not", async () => {
    for (const date of ["not-a-date", "2026-02-30", "2026-1-1", "2026-11-30T00:00Z", ""]) {
      const bad = { ok: false, error: { code: "bad-answer", status: 200, passes: true } };
      expect(await api({ ...PENGUIN, date }).client.daily("penguin", "2026-11-30"), date).to.deep.equal(bad);
      expect(await api({ deals: [{ ...PENGUIN, date }] }).client.daily("penguin"), date).to.deep.equal(bad);
    }
  });

  it("stores, finds and removes a win, and asks for those of all", async () => {
    const of = { date: "2026-11-30", game: "penguin" };
    const path = "https://api.example/base/v1/daily/2026-11-30/penguin/results";
    const result = { log: "T1-R2", moves: 92, place: { rank: 1, wins: 2, percent: 50 } };
    const stored = api({ ...result, date: "2026-11-30", rules: "penguin@1" }, 201);
    expect(await stored.client.submit(of, "id", SUBMISSION)).to.deep.equal({ ok: true, value: result });
    expect(stored.asked[0]!.url).to.equal(`${path}/id`);
    expect(stored.asked[0]!.init.method).to.equal("PUT");
    expect(JSON.parse(stored.asked[0]!.init.body as string)).to.deep.equal({ log: "T1-R2", rules: "penguin@1" });
    expect(await api(result).client.result(of, "id")).to.deep.equal({ ok: true, value: result });
    const gone = new ApiClient(new URL("https://api.example/"), () =>
      Promise.resolve(new Response(null, { status: 204 })),
    );
    expect(await gone.remove(of, "id")).to.deep.equal({ ok: true, value: true });
    const all = { closed: true, wins: 3, distribution: [{ moves: 92, wins: 3 }] };
    const best = { from: "player", log: "T1-R2", moves: 92 };
    const open = api({ ...all, best: { ...best, rules: "penguin@1" } });
    expect(await open.client.results(of)).to.deep.equal({ ok: true, value: { ...all, best } });
    expect(open.asked[0]!.url).to.equal(path);
    expect(open.asked[0]!.init.cache).to.equal("no-cache");
    expect(await api({ ...all, best: null }).client.results(of)).to.nested.include({ "value.best": undefined });
    for (const body of [{}, { ...all, distribution: [1] }, { ...all, wins: "3" }]) {
      expect(await api(body).client.results(of)).to.nested.include({ "error.code": "bad-answer" });
    }
    for (const body of [{}, { ...result, place: 1 }, { ...result, place: { rank: 1 } }]) {
      expect(await api(body).client.result(of, "id")).to.nested.include({ "error.code": "bad-answer" });
    }
  });
});

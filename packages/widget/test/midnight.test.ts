import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireVerifiedEvent, SolitaireWinEvent } from "../src/index.js";
import { summarise } from "../src/statistics/summary.js";
import { streakOf } from "../src/statistics/streak.js";
import { solutionOf } from "./games.js";
import { surroundingsOf, listen, play, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** An API by whose clock it is this day. */
class Clockwork {
  time = Date.parse("2026-11-30T23:50Z");
  readonly sent: { log: string }[] = [];

  constructor(private readonly deal: string) {}

  readonly fetch = (url: string, init: RequestInit = {}): Promise<Response> => {
    if (init.method === "POST") {
      this.sent.push(JSON.parse(init.body as string) as { log: string });
      return Promise.resolve(Response.json({ outcome: "won", moves: 56 }));
    }
    const date = /\d{4}-\d\d-\d\d/.exec(url)?.[0] ?? new Date(this.time).toISOString().slice(0, 10);
    const daily = { date, game: "stalactites", rules: "stalactites@1", deal: date === "2026-11-30" ? this.deal : "7" };
    return Promise.resolve(Response.json(url.endsWith("/v1/daily") ? { date, deals: [daily] } : daily));
  };
}

before(() => setViewport({ width: 1280, height: 900 }));

describe("a day that ends while the table is open", () => {
  it("leaves its daily on the table, to be finished, judged and counted for its own day", async () => {
    const { deal, entries } = await solutionOf("stalactites");
    const api = new Clockwork(deal);
    const environment = testEnvironment({ fetch: api.fetch, date: () => api.time });
    const asked = { game: "stalactites", daily: true, api: "https://api.example/", environment } as const;
    const table = await tableOf(asked);
    const heard = listen(table);
    const moves = entries.slice(1);
    for (const entry of moves.slice(0, 20)) play(table, entry);
    api.time = Date.parse("2026-12-01T00:10Z");
    // Neither another language nor a move through the document is a new question for the daily.
    table.lang = "ru";
    table.parentElement!.prepend(table);
    await table.updateComplete;
    for (const entry of moves.slice(20)) play(table, entry);
    await waitUntil(() => heard["verified"], "it is judged");
    const [won] = heard["win"] as SolitaireWinEvent[];
    const [verified] = heard["verified"] as SolitaireVerifiedEvent[];
    expect([won!.date, won!.deal, verified!.date]).to.deep.equal(["2026-11-30", deal, "2026-11-30"]);
    expect(api.sent.map(({ log }) => log)).to.deep.equal([table.log]);
    const { clock, records } = surroundingsOf(table).memory;
    expect(summarise(records.of("stalactites"), clock.today)).to.include({ played: 1, won: 1 });
    expect(streakOf(records.of("stalactites"), clock.today).current).to.equal(1);
    table.remove();

    const next = await tableOf(asked);
    expect([next.deal, next.log], "the new day is another deal").to.deep.equal(["7", ""]);
  });
});

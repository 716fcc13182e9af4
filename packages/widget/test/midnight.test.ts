import { expect } from "@open-wc/testing";
import { resetMouse, sendMouse, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable, SolitaireVerifiedEvent, SolitaireWinEvent } from "../src/index.js";
import { summarise } from "../src/statistics/summary.js";
import { streakOf } from "../src/statistics/streak.js";
import { solutionOf } from "./games.js";
import { comesBack, hide } from "./hide.js";
import { holdTimers } from "./hold-timers.js";
import {
  buttonOf,
  dialogOf,
  dragOver,
  insideOf,
  listen,
  noticeOf,
  play,
  spokenBy,
  surroundingsOf,
  tableOf,
  testEnvironment,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

/** An API by whose clock it is this day. */
class Clockwork {
  time = Date.parse("2026-11-30T23:50Z");
  readonly sent: { log: string }[] = [];
  /** How often it was asked for something. */
  asked = 0;

  isAway = false;

  constructor(private readonly deal: string) {}

  readonly fetch = (url: string, init: RequestInit = {}): Promise<Response> => {
    this.asked++;
    if (this.isAway) return Promise.reject(new TypeError("away"));
    if (init.method === "POST") {
      this.sent.push(JSON.parse(init.body as string) as { log: string });
      return Promise.resolve(Response.json({ outcome: "won", moves: 56 }));
    }
    const date = /\d{4}-\d\d-\d\d/.exec(url)?.[0] ?? new Date(this.time).toISOString().slice(0, 10);
    const daily = { date, game: "stalactites", rules: "stalactites@1", deal: date === "2026-11-30" ? this.deal : "7" };
    const headers = { Date: new Date(this.time).toUTCString() };
    return Promise.resolve(Response.json(url.endsWith("/v1/daily") ? { date, deals: [daily] } : daily, { headers }));
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

describe("the result of a daily", () => {
  for (const [lang, label] of [
    ["en", "Today’s deal"],
    ["ru", "Сегодняшний расклад"],
  ] as const) {
    it(`leads to today's where that is another one by now, in ${lang}`, async () => {
      const { deal, entries } = await solutionOf("stalactites");
      const api = new Clockwork(deal);
      const environment = testEnvironment({ fetch: api.fetch, date: () => api.time });
      const asked = { game: "stalactites", daily: true, api: "https://api.example/", environment, lang } as const;
      const table = await tableOf(asked);
      const labels = () =>
        [...dialogOf(table)!.querySelectorAll(".acts button")].map((each) => each.textContent.trim());
      for (const entry of entries.slice(1)) play(table, entry);
      await waitUntil(() => dialogOf(table), "the result shows");
      expect(labels()).not.to.include(label);
      dialogOf(table)!.close();
      api.time = Date.parse("2026-12-01T00:10Z");
      table.showResult();
      await waitUntil(() => dialogOf(table) && labels().includes(label), "it is offered");
      await expect(table).to.be.accessible();
      buttonOf(table, label).click();
      await waitUntil(() => table.deal === "7", "today's deal lies there");
      expect([table.daily, table.log, dialogOf(table)]).to.deep.equal([true, "", null]);
    });
  }

  it("leads to today's from a day that the page names", async () => {
    const { deal, entries } = await solutionOf("stalactites");
    const api = new Clockwork(deal);
    api.time = Date.parse("2026-12-03T12:00Z");
    const environment = testEnvironment({ fetch: api.fetch, date: () => api.time });
    const asked = { game: "stalactites", daily: true, date: "2026-11-30", api: "https://api.example/", environment };
    const table = await tableOf(asked);
    for (const entry of entries.slice(1)) play(table, entry);
    await waitUntil(() => dialogOf(table), "the result shows");
    buttonOf(table, "Today’s deal").click();
    await waitUntil(() => table.deal === "7", "today's deal lies there");
    expect([table.daily, table.date, noticeOf(table)]).to.deep.equal([true, "", undefined]);
  });
});

describe("a new day", () => {
  const NEWS = "A new day: its deal is ready.";
  const EARLY = "The deal of 1 December 2026 is not out yet: it comes when that day begins in UTC.";
  /** Lets the table look at the clock, as it does when the page comes into sight. */
  const look = async (table: SolitaireTable): Promise<void> => {
    document.dispatchEvent(new Event("visibilitychange"));
    await table.updateComplete;
  };
  /** Lets it look until it tells: rings that fade are waited for. */
  const expectTold = (table: SolitaireTable, news = NEWS): Promise<void> =>
    waitUntil(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      return noticeOf(table) === news;
    }, "it is told");
  comesBack();
  afterEach(() => resetMouse());

  /** A table with today's daily, ten minutes before midnight. */
  const late = async (more: Partial<SolitaireTable> = {}, ahead = 0) => {
    const { deal } = await solutionOf("stalactites");
    const api = new Clockwork(deal);
    const environment = testEnvironment({ fetch: api.fetch, date: () => api.time + ahead });
    const asked = { game: "stalactites", daily: true, api: "https://api.example/", environment, ...more } as const;
    const table = await tableOf(asked);
    await waitUntil(() => surroundingsOf(table).newDay, "what looks at the clock is there");
    return { api, deal, table, heard: listen(table) };
  };
  const pass = (api: Clockwork, time = "2026-12-01T00:00Z"): void => void (api.time = Date.parse(time));

  it("is told of once, asks the server for nothing, and leaves the deal on the table", async () => {
    const { api, deal, table, heard } = await late();
    const { asked } = api;
    pass(api, "2026-11-30T23:59:59.999Z");
    await look(table);
    expect(noticeOf(table)).to.equal(undefined);
    pass(api);
    await expectTold(table);
    expect(spokenBy(table)).to.equal(NEWS);
    buttonOf(table, "Dismiss").click();
    pass(api, "2026-12-01T08:00Z");
    await look(table);
    expect([noticeOf(table), table.deal, table.log, api.asked]).to.deep.equal([undefined, deal, "", asked]);
    expect(heard).to.deep.equal({});
  });

  it("is told of in the language that the table turns to", async () => {
    const { api, table } = await late();
    pass(api);
    await expectTold(table);
    table.lang = "ru";
    await waitUntil(() => noticeOf(table) === "Новый день — новый расклад.", "it is told in Russian");
    buttonOf(table, "Сыграть").click();
    await waitUntil(() => table.deal === "7", "the new day's deal lies there");
    expect(noticeOf(table)).to.equal(undefined);
  });

  it("is told of over the daily that undo has brought back", async () => {
    const { api, table } = await late();
    await table.newDeal();
    await table.updateComplete;
    pass(api, "2026-12-01T09:00Z");
    await look(table);
    expect(noticeOf(table)).to.equal(undefined);
    table.undo();
    await table.updateComplete;
    await expectTold(table);
  });

  it("is told of when it comes while the table is looked at", async () => {
    const { api, table } = await late();
    const { restore, runs } = holdTimers(60_000);
    await look(table);
    restore();
    pass(api);
    runs.get(60_000)!();
    await waitUntil(() => noticeOf(table), "it is told");
    expect(noticeOf(table)).to.equal(NEWS);
  });

  it("leads to its deal, as if the page had come with it", async () => {
    const { api, table, heard } = await late();
    play(table, (await solutionOf("stalactites")).entries[1]!);
    expect(table.log).not.to.equal("");
    pass(api);
    await expectTold(table);
    buttonOf(table, "Play it").click();
    await waitUntil(() => heard["deal"], "the new deal lies there");
    await table.updateComplete;
    expect([table.deal, table.daily, table.date, table.log]).to.deep.equal(["7", true, "", ""]);
    expect([table.getAttribute("deal"), table.getAttribute("date")]).to.deep.equal(["7", null]);
    expect(heard["deal"]![0]).to.include({ deal: "7", date: "2026-12-01" });
    expect(noticeOf(table)).to.equal(undefined);
    // It goes on so.
    pass(api, "2026-12-02T00:00Z");
    await expectTold(table);
  });

  it("leads to its deal from another one that was dealt since", async () => {
    const { api, table, heard } = await late();
    pass(api);
    await expectTold(table);
    await table.newDeal();
    await table.updateComplete;
    expect(table.daily).to.equal(false);
    buttonOf(table, "Play it").click();
    await waitUntil(() => heard["deal"]?.length === 2, "the new deal lies there");
    expect([table.deal, table.daily]).to.deep.equal(["7", true]);
  });

  it("waits while a card is held or moves, and behind what is told already", async () => {
    const { api, table } = await late();
    await dragOver(table, "T1", "T2");
    expect(insideOf(table).table!.held).not.to.equal(undefined);
    pass(api);
    await look(table);
    expect(noticeOf(table)).to.equal(undefined);
    insideOf(table).letGo();
    await sendMouse({ type: "up" });
    const motion = insideOf(table)
      .board.element.querySelector(".card")!
      .animate({ opacity: [1, 0.9] }, 1e6);
    const others = (): Animation[] =>
      insideOf(table)
        .board.element.getAnimations({ subtree: true })
        .filter((each) => each !== motion && each.playState === "running");
    await waitUntil(() => others().length === 0, "all else is at rest");
    await look(table);
    expect(noticeOf(table)).to.equal(undefined);
    motion.finish();
    surroundingsOf(table).notices.tell("Something else.");
    await look(table);
    expect(noticeOf(table)).to.equal("Something else.");
    buttonOf(table, "Dismiss").click();
    await expectTold(table);
  });

  it("waits until a dialog is closed", async () => {
    const { api, table } = await late();
    table.showRules();
    await waitUntil(() => dialogOf(table), "the rules open");
    pass(api);
    await look(table);
    expect(noticeOf(table)).to.equal(undefined);
    dialogOf(table)!.close();
    await expectTold(table);
  });

  it("waits for nothing while the page is hidden or the table is away, and is told of when they come back", async () => {
    const { api, table } = await late();
    const timers = new Set<unknown>();
    const later = window.setTimeout.bind(window);
    const clear = window.clearTimeout.bind(window);
    window.setTimeout = ((run: () => void, wait?: number) => {
      const timer = later(run, wait);
      if (wait! >= 5000) timers.add(timer);
      return timer;
    }) as typeof setTimeout;
    window.clearTimeout = (timer) => {
      timers.delete(timer);
      clear(timer);
    };
    try {
      await look(table);
      expect(timers.size, "in sight").to.equal(1);
      hide(true);
      expect(timers.size, "out of sight").to.equal(0);
      hide(false);
      expect(timers.size, "in sight again").to.equal(1);
      const box = table.parentElement!;
      table.remove();
      await look(table);
      expect(timers.size, "away").to.equal(0);
      pass(api);
      await look(table);
      box.append(table);
      await table.updateComplete;
      await look(table);
      expect(noticeOf(table)).to.equal(NEWS);
      expect(timers.size, "told").to.equal(0);
    } finally {
      window.clearTimeout = clear;
      window.setTimeout = later as typeof setTimeout;
    }
  });

  it("is nothing to a table whose page names the day, or another deal", async () => {
    for (const more of [{ date: "2026-11-30" }, { daily: false, deal: "3" }]) {
      const { api, table } = await late(more);
      pass(api);
      await look(table);
      expect(noticeOf(table)).to.equal(undefined);
    }
  });

  it("has come by the server's clock, and not by one that is ahead", async () => {
    // By less than shows: an answer may have been kept for a minute.
    const { api, table, heard } = await late({}, 50_000);
    pass(api, "2026-11-30T23:59:30Z");
    await expectTold(table);
    // Where the server is at the day before all the same, that day's deal stays, and it is said why.
    const { deal } = table;
    buttonOf(table, "Play it").click();
    await waitUntil(() => noticeOf(table) === EARLY, "it is said");
    expect([table.deal, heard["deal"]!.length, spokenBy(table)]).to.deep.equal([deal, 1, EARLY]);
    expect(heard["error"]![0]).to.include({ code: "not-yet", message: EARLY });
    table.lang = "ru";
    await waitUntil(
      () => noticeOf(table)?.startsWith("Расклад за 1 декабря 2026 года ещё не вышел"),
      "in Russian, too",
    );
    buttonOf(table, "Закрыть").click();
    // It is told again once the server is there.
    pass(api, "2026-11-30T23:59:59Z");
    await look(table);
    expect(noticeOf(table)).to.equal(undefined);
    pass(api);
    await expectTold(table, "Новый день — новый расклад.");
    buttonOf(table, "Сыграть").click();
    await waitUntil(() => table.deal === "7", "the new deal lies there");
    expect(noticeOf(table)).to.equal(undefined);
  });

  it("that the server cannot tell is said to be so, and not to be still to come", async () => {
    const { api, table } = await late({}, 50_000);
    pass(api, "2026-11-30T23:59:30Z");
    await expectTold(table);
    api.isAway = true;
    buttonOf(table, "Play it").click();
    await waitUntil(() => noticeOf(table)?.startsWith("The daily deal cannot be fetched now."), "it is told");
    expect(noticeOf(table)).not.to.include("not out yet");
    api.isAway = false;
    buttonOf(table, "Try again").click();
    await waitUntil(() => noticeOf(table) === EARLY, "it is said");
  });

  it("is told of in Russian", async () => {
    const { api, table } = await late({ lang: "ru" });
    pass(api);
    await expectTold(table, "Новый день — новый расклад.");
    buttonOf(table, "Сыграть").click();
    await waitUntil(() => table.deal === "7", "the new deal lies there");
  });
});

import { aTimeout, expect } from "@open-wc/testing";
import type { Environment } from "../src/environment.js";
import type { SolitaireDealEvent, SolitaireErrorEvent, SolitaireVerifiedEvent } from "../src/index.js";
import { DAILY, dialogText, makeApi, win } from "./daily-api.js";
import {
  buttonOf,
  cardOf,
  dealt,
  insideOf,
  listen,
  noticeOf,
  putTable,
  settled,
  spokenBy,
  tableOf,
  testEnvironment,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

/** An API whose daily was begun by a table that is gone, with what others can go on with it by. */
const begun = async (): Promise<{ api: ReturnType<typeof makeApi>; environment: Environment }> => {
  const api = makeApi();
  const environment = testEnvironment({ fetch: api.fetch, date: () => Date.parse("2026-11-30T12:00Z") });
  const table = await tableOf({ ...DAILY, environment });
  cardOf(table, "T1").click();
  cardOf(table, "F1").click();
  table.remove();
  return { api, environment };
};

describe("a daily", () => {
  it("is fetched, played, judged, and told", async () => {
    const api = makeApi();
    const table = await putTable({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
    const heard = listen(table);
    await settled(table);
    expect(api.asked[0]).to.equal("/v1/daily");
    expect([table.deal, table.daily]).to.deep.equal(["3", true]);
    expect((heard["deal"]![0] as SolitaireDealEvent).date).to.equal("2026-11-30");
    expect(table.shadowRoot!.querySelector(".which")!.textContent).to.contain("Monday 30 November");
    await win(table);
    await waitUntil(() => heard["verified"], "it is judged");
    const { verdict, date, game } = heard["verified"]![0] as SolitaireVerifiedEvent;
    expect([verdict, date, game]).to.deep.equal([{ outcome: "won", moves: 56 }, "2026-11-30", "stalactites"]);
    expect(api.sent).to.deep.equal([{ game: "stalactites", rules: "stalactites@1", deal: "3", log: table.log }]);
    await waitUntil(() => dialogText(table).includes("Verified by the server: 56 moves."), "the panel says so");
    expect(dialogText(table)).to.contain("Stalactites, daily deal of 30 November");
    expect(dialogText(table)).to.match(/Par\s?60/);
  });

  it("is that of the day asked for", async () => {
    const api = makeApi();
    await tableOf({ ...DAILY, date: "2026-11-29", environment: testEnvironment({ fetch: api.fetch }) });
    expect(api.asked[0]).to.equal("/v1/daily/2026-11-29/stalactites");
  });

  it("is kept over a reload, and never swapped for another day's", async () => {
    const api = makeApi();
    const environment = testEnvironment({ fetch: api.fetch });
    const table = await tableOf({ ...DAILY, environment });
    cardOf(table, "T1").click();
    cardOf(table, "F1").click();
    api.date = "2026-12-01";
    api.deal = "4";
    await aTimeout(20);
    expect([table.deal, table.log]).to.deep.equal(["3", "by1 T1-F1"]);
    table.remove();
    const next = await tableOf({ ...DAILY, environment });
    expect([next.deal, next.log]).to.deep.equal(["4", ""]);
    next.remove();
    api.date = "2026-11-30";
    api.deal = "3";
    const again = await tableOf({ ...DAILY, date: "2026-11-30", environment });
    expect([again.deal, again.log]).to.deep.equal(["3", "by1 T1-F1"]);
  });

  it("says so when it cannot be fetched, and can be tried again", async () => {
    const api = makeApi();
    api.isAway = true;
    const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
    const heard = listen(table);
    expect(noticeOf(table)).to.equal("The daily deal cannot be fetched now. The server cannot be reached.");
    api.isAway = false;
    buttonOf(table, "Try again").click();
    await dealt(table);
    await table.updateComplete;
    expect(table.deal).to.equal("3");
    expect(heard["error"]).to.equal(undefined);
    expect(spokenBy(table), "old news").to.equal("");
  });

  for (const width of [360, 768, 1000]) {
    it(`tells its deal's number in a table ${width} px wide`, async () => {
      const api = makeApi();
      api.deal = "1099511659775";
      const environment = testEnvironment({ fetch: api.fetch });
      const table = await tableOf({ ...DAILY, environment }, { width, height: 740 });
      const number = table.shadowRoot!.querySelector<HTMLElement>(".number")!;
      expect(number.innerText).to.equal("Deal 1099511659775");
      const { right } = number.getBoundingClientRect();
      expect(number.offsetWidth).to.be.greaterThan(100);
      expect(right).to.be.at.most(table.getBoundingClientRect().right - 10);
    });
  }

  for (const [width, shown] of [
    [320, ""],
    [360, ""],
    [768, "Hard"],
    [1000, "Hard"],
  ] as const) {
    it(`tells how hard its deal is in a table ${width} px wide, and of no other deal`, async () => {
      const api = makeApi();
      api.difficulty = 4;
      const environment = testEnvironment({ fetch: api.fetch });
      const table = await tableOf({ ...DAILY, environment }, { width, height: 740 });
      const difficulty = () => table.shadowRoot!.querySelector<HTMLElement>(".difficulty");
      expect(difficulty()!.title).to.equal("Difficulty: hard");
      expect(difficulty()!.innerText.trim()).to.equal(shown);
      expect(difficulty()!.querySelector(".solid")!.getAttribute("d")).to.match(/^(M[^M]*){4}$/);
      const { right } = difficulty()!.getBoundingClientRect();
      expect(right).to.be.at.most(table.getBoundingClientRect().right - 10);
      void table.newDeal();
      await table.updateComplete;
      expect(difficulty()).to.equal(null);
      table.undo();
      await table.updateComplete;
      expect(difficulty()).not.to.equal(null);
    });
  }

  it("tells in More, in words, how hard its deal is, and of no other deal", async () => {
    const api = makeApi();
    api.difficulty = 4;
    const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
    table.showMore();
    await waitUntil(() => dialogText(table).includes("Difficulty: hard"), "More says so");
    void table.newDeal();
    await table.updateComplete;
    table.showMore();
    await waitUntil(() => dialogText(table).includes(`Deal ${table.deal}`), "More is of the new deal");
    expect(dialogText(table)).not.to.contain("Difficulty");
  });

  // The longest name, and the most tools.
  for (const [game, lang] of ["rouge-et-noir", "zodiac"].flatMap((game) => [
    [game, "en"] as const,
    [game, "ru"] as const,
  ])) {
    for (const width of [
      320, 345, 346, 360, 599, 600, 689, 690, 768, 960, 1019, 1020, 1055, 1056, 1099, 1100, 1199, 1200, 1279, 1280,
      1343, 1344, 1439, 1440, 1535, 1536, 1567, 1568, 1759, 1760, 1920,
    ]) {
      it(`names ${game} in full in a table ${width} px wide, on the longest day, in ${lang}`, async () => {
        const api = Object.assign(makeApi(), { game, rules: `${game}@1`, difficulty: 3 });
        api.date = "2026-09-30"; // a Wednesday
        const environment = testEnvironment({ fetch: api.fetch });
        const table = await tableOf({ ...DAILY, game, environment, lang }, { width, height: 740 });
        const name = table.shadowRoot!.querySelector<HTMLElement>(".name")!;
        expect(name.scrollWidth).to.be.at.most(name.clientWidth);
        const head = table.shadowRoot!.querySelector(".head")!;
        const which = head.querySelector(".which")!;
        expect(which.getBoundingClientRect().right).to.be.at.most(head.getBoundingClientRect().right);
        const spans = [...which.querySelectorAll<HTMLElement>("span")];
        const shown = spans.filter((span) => getComputedStyle(span).display !== "none");
        for (const span of shown) {
          expect(span.offsetWidth, span.textContent).to.be.above(0);
          expect(span.scrollWidth, span.textContent).to.be.at.most(span.offsetWidth);
        }
      });
    }
  }

  it("says nothing of difficulty where that is not known", async () => {
    const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: makeApi().fetch }) });
    expect(table.shadowRoot!.querySelector(".difficulty")).to.equal(null);
  });

  it("gives way to another deal where it cannot be fetched", async () => {
    const api = makeApi();
    api.isAway = true;
    const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
    expect(table.shadowRoot!.querySelector(".name")!.textContent).to.equal("Stalactites");
    buttonOf(table, "New deal").click();
    await dealt(table);
    await table.updateComplete;
    expect([table.daily, table.deal, noticeOf(table)]).to.deep.equal([false, "22", undefined]);
  });

  it("gives way to a new deal that is called for where it cannot be fetched, before what is called for after that", async () => {
    const api = makeApi();
    api.isAway = true;
    const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
    const heard = listen(table);
    const laid = table.newDeal();
    table.restart();
    await laid;
    expect(insideOf(table).table!.session.dealt.number).to.equal("22");
    await table.updateComplete;
    expect(table).to.include({ game: "stalactites", daily: false, deal: "22", log: "" });
    await waitUntil(() => spokenBy(table).endsWith("Nothing has been played yet."), "then it is to begin anew");
    expect([heard["deal"]!.length, api.asked.length]).to.deep.equal([1, 1]);
  });

  it("goes on where it was left while the API is away", async () => {
    const { api, environment } = await begun();
    api.isAway = true;
    const again = await tableOf({ ...DAILY, environment });
    expect(again.log).to.equal("by1 T1-F1");
    expect(noticeOf(again)).to.match(/you play on, and a win is verified later/);
  });

  it("goes on where it was left while a network's sign-in page answers, and can be tried again", async () => {
    const { api, environment } = await begun();
    api.page = "<h1>Welcome to this network</h1>";
    const again = await tableOf({ ...DAILY, environment });
    expect(again.log).to.equal("by1 T1-F1");
    expect(buttonOf(again, "Try again")).to.not.equal(undefined);
    again.remove();
    const fresh = await tableOf({ ...DAILY, date: "2026-11-29", environment });
    expect(noticeOf(fresh)).to.match(/daily deal cannot be fetched now/);
    api.page = undefined;
    buttonOf(fresh, "Try again").click();
    await dealt(fresh);
  });

  it("says that it cannot be fetched where the answer's day is none", async () => {
    const api = makeApi();
    api.date = "not-a-date";
    const table = await putTable({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
    const heard = listen(table);
    await settled(table);
    expect(noticeOf(table)).to.match(/daily deal cannot be fetched now/);
    expect((heard["error"]![0] as SolitaireErrorEvent).code).to.equal("bad-answer");
  });

  it("says of a day to come when it begins, as people write it", async () => {
    const api = makeApi();
    const detail = "The deals of 2099-01-01 open at 2099-01-01T00:00:00Z.";
    Object.assign(api, { status: 404, verdict: { code: "not-yet", detail } });
    const environment = testEnvironment({ fetch: api.fetch });
    const table = await tableOf({ ...DAILY, date: "2099-01-01", environment });
    expect(noticeOf(table)).to.match(/^The deal of 1 January 2099 is not out yet/);
    expect(noticeOf(table)).not.to.match(/2099-01-01|Z\b/);
  });

  for (const [what, date, verdict] of [
    ["that there is not", "2026-13-40", undefined],
    ["to come", "2099-01-01", { code: "not-yet" }],
    ["before the first", "1999-01-01", { code: "before-launch" }],
  ] as const) {
    it(`leads on to today's from a day ${what}`, async () => {
      const api = makeApi();
      const refuse = (): void => void (verdict && Object.assign(api, { status: 404, verdict }));
      refuse();
      const table = await tableOf({ ...DAILY, date, environment: testEnvironment({ fetch: api.fetch }) });
      expect(noticeOf(table)).not.to.match(/attribute|fetched/);
      api.status = 200;
      buttonOf(table, "Today’s deal").click();
      await dealt(table);
      await table.updateComplete;
      expect([table.date, insideOf(table).table!.session.dealt.date]).to.deep.equal(["", api.date]);
      expect(noticeOf(table)).to.equal(undefined);
      refuse();
      table.date = date;
      await waitUntil(() => noticeOf(table), "a table with a game tells it too");
      buttonOf(table, "Today’s deal").click();
      await waitUntil(() => noticeOf(table) === undefined, "back on today's");
      expect(table.date).to.equal("");
    });
  }

  it("gives way to a new deal, and comes back by undo", async () => {
    const api = makeApi();
    const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
    void table.newDeal();
    await table.updateComplete;
    expect([table.daily, table.deal]).to.deep.equal([false, "22"]);
    expect(table.hasAttribute("daily")).to.equal(false);
    table.undo();
    await table.updateComplete;
    expect([table.daily, table.deal]).to.deep.equal([true, "3"]);
    expect(api.asked.filter((path) => path === "/v1/daily").length).to.equal(1);
  });

  it("that comes too late is not laid over what was asked for since", async () => {
    const api = makeApi();
    let answer = (): void => undefined;
    const gate = new Promise<void>((open) => (answer = open));
    const environment = testEnvironment({ fetch: (url, init) => gate.then(() => api.fetch(url, init)) });
    const table = await putTable({ ...DAILY, environment });
    await table.updateComplete;
    table.daily = false;
    table.deal = "8";
    await settled(table);
    answer();
    await aTimeout(30);
    expect([table.deal, insideOf(table).table!.session.dealt.number]).to.deep.equal(["8", "8"]);
  });
});

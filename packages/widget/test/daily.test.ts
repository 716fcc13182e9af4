import { aTimeout, expect } from "@open-wc/testing";
import type { SolitaireDealEvent, SolitaireErrorEvent, SolitaireTable, SolitaireVerifiedEvent } from "../src/index.js";
import { solutionOf } from "./games.js";
import {
  buttonOf,
  cardOf,
  dealt,
  type Heard,
  insideOf,
  QUIET,
  listen,
  noticeOf,
  settled,
  spokenBy,
  tableOf,
  testEnvironment,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

const API = "https://api.example";

/** An API with one day, whose deal of Stalactites is known to be won. */
const makeApi = () => {
  const api = {
    date: "2026-11-30",
    deal: "3",
    game: "stalactites",
    rules: "stalactites@1",
    isAway: false,
    verdict: { outcome: "won", moves: 56 } as object,
    difficulty: null as number | null,
    status: 200,
    /** What something between answers instead: a network's sign-in page. */
    page: undefined as string | undefined,
    asked: [] as string[],
    sent: [] as unknown[],
    stored: [] as unknown[],
    wins: 36,
    fetch: (url: string, init?: RequestInit): Promise<Response> => {
      api.asked.push(url.slice(API.length));
      if (api.isAway) return Promise.reject(new TypeError("away"));
      const answer = (body: object, status = 200): Promise<Response> =>
        Promise.resolve(
          new Response(api.page ?? JSON.stringify(body), {
            status,
            headers: { "Content-Type": api.page ? "text/html" : `application/${status < 300 ? "" : "problem+"}json` },
          }),
        );
      if (init?.method === "PUT") {
        api.stored.push(JSON.parse(init.body as string));
        return answer({ log: "", moves: 56, place: { rank: 2, wins: api.wins, percent: 72 } }, 201);
      }
      if (url.endsWith("/results")) {
        const distribution = [
          { moves: 50, wins: 1 },
          { moves: 56, wins: 9 },
          { moves: 60, wins: 26 },
        ];
        return answer({ closed: false, wins: api.wins, distribution, best: null });
      }
      if (init?.method === "POST") {
        api.sent.push(JSON.parse(init.body as string));
        return answer(api.verdict, api.status);
      }
      if (api.status !== 200) return answer(api.verdict, api.status);
      const daily = {
        date: /\d{4}-\d\d-\d\d/.exec(url)?.[0] ?? api.date,
        game: api.game,
        rules: api.rules,
        deal: api.deal,
        par: 60,
        difficulty: api.difficulty,
      };
      return answer(url.endsWith("/v1/daily") ? { date: api.date, deals: [daily] } : daily);
    },
  };
  return api;
};

const win = async (table: SolitaireTable): Promise<void> => {
  const { entries } = await solutionOf("stalactites");
  for (const entry of entries.slice(1)) {
    const [from = "", to = ""] = entry.split("-");
    cardOf(table, from).click();
    cardOf(table, to).click();
  }
};

const dialogText = (table: SolitaireTable): string =>
  table.shadowRoot!.querySelector("dialog[open]")?.textContent?.replace(/\s+/g, " ") ?? "";

const DAILY = { game: "stalactites", daily: true, api: API } as const;

describe("a daily", () => {
  it("is fetched, played, judged, and told", async () => {
    const api = makeApi();
    const table = document.createElement("solitaire-table");
    const heard: Heard = listen(table);
    const environment = testEnvironment({ fetch: api.fetch });
    document.body.append(Object.assign(table, DAILY, { environment, ...QUIET }));
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
    table.remove();
  });

  it("is stored when the player has read what that means, and shows where the win stands", async () => {
    const api = makeApi();
    const table = await tableOf({
      ...DAILY,
      environment: testEnvironment({ fetch: api.fetch, date: () => Date.parse("2026-11-30T12:00Z") }),
    });
    await win(table);
    await waitUntil(() => dialogText(table).includes("may show them once the day has closed"), "it says so");
    expect(api.stored).to.deep.equal([]);
    buttonOf(table, "Send this win").focus();
    buttonOf(table, "Send this win").click();
    await waitUntil(() => dialogText(table).includes("Fewer moves than 72 % of 36 verified wins"), "it is placed");
    expect(table.shadowRoot!.activeElement?.textContent, "the focus stays in the dialog").to.equal("Share result");
    expect(api.stored).to.deep.equal([{ log: table.log, rules: "stalactites@1" }]);
    const chart = table.shadowRoot!.querySelector("dialog .star-chart")!;
    expect(chart.getAttribute("aria-label")).to.contain("36 verified wins").and.to.contain("56");
    const texts = [...chart.querySelectorAll("text")].map(({ textContent }) => textContent);
    expect(texts).to.include.members(["you, 56", "par 60"]);
  });

  for (const [lang, wins, send, told] of [
    ["en", 1, "Send this win", "Yours is the only verified win of this deal so far"],
    ["en", 19, "Send this win", "Place 2 of 19 verified wins of this deal so far"],
    ["ru", 1, "Отправить победу", "Пока это единственная проверенная победа в этом раскладе"],
    ["ru", 11, "Отправить победу", "Место 2 из 11 проверенных побед в этом раскладе"],
  ] as const) {
    it(`has its place told without a chart where wins are few: ${wins}, ${lang}`, async () => {
      const api = makeApi();
      api.wins = wins;
      const table = await tableOf({
        ...DAILY,
        lang,
        environment: testEnvironment({ fetch: api.fetch, date: () => Date.parse("2026-11-30T12:00Z") }),
      });
      await win(table);
      await waitUntil(() => dialogText(table).includes(send), "it offers");
      buttonOf(table, send).click();
      await waitUntil(() => dialogText(table).includes(told), "it is stored");
      expect(dialogText(table)).not.to.match(/Fewer moves|Ходов меньше/);
      expect(table.shadowRoot!.querySelector("dialog .star-chart")).to.equal(null);
    });
  }

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
      expect(difficulty()!.getAttribute("aria-label")).to.equal("Difficulty: hard");
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

  it("goes on where it was left while the API is away", async () => {
    const api = makeApi();
    const environment = testEnvironment({ fetch: api.fetch, date: () => Date.parse("2026-11-30T12:00Z") });
    const table = await tableOf({ ...DAILY, environment });
    cardOf(table, "T1").click();
    cardOf(table, "F1").click();
    table.remove();
    api.isAway = true;
    const again = await tableOf({ ...DAILY, environment });
    expect(again.log).to.equal("by1 T1-F1");
    expect(noticeOf(again)).to.match(/you play on, and a win is sent later/);
  });

  it("goes on where it was left while a network's sign-in page answers, and can be tried again", async () => {
    const api = makeApi();
    const environment = testEnvironment({ fetch: api.fetch, date: () => Date.parse("2026-11-30T12:00Z") });
    const table = await tableOf({ ...DAILY, environment });
    cardOf(table, "T1").click();
    cardOf(table, "F1").click();
    table.remove();
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

  it("keeps a win while a network's sign-in page answers", async () => {
    const api = makeApi();
    const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
    const heard = listen(table);
    api.page = "<h1>Welcome to this network</h1>";
    await win(table);
    await waitUntil(() => dialogText(table).includes("This win is kept"), "it says so");
    api.page = undefined;
    buttonOf(table, "Try again").click();
    await waitUntil(() => heard["verified"], "it is sent");
    expect(api.sent.length, "each of the two tries").to.equal(2);
  });

  for (const [status, sentence] of [
    [500, "The server has a fault of its own (500)."],
    [429, "The server has too many requests."],
  ] as const) {
    it(`says of a win that it is kept where the API answers ${status}, and why`, async () => {
      const api = makeApi();
      const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
      api.status = status;
      await win(table);
      await waitUntil(() => dialogText(table).includes("This win is kept"), "it says so");
      expect(dialogText(table)).to.include(`${sentence} This win is kept`);
    });
  }

  it("says that it cannot be fetched where the answer's day is none", async () => {
    const api = makeApi();
    api.date = "not-a-date";
    const table = document.createElement("solitaire-table");
    const heard = listen(table);
    document.body.append(Object.assign(table, DAILY, { environment: testEnvironment({ fetch: api.fetch }) }));
    await settled(table);
    expect(noticeOf(table)).to.match(/daily deal cannot be fetched now/);
    expect((heard["error"]![0] as SolitaireErrorEvent).code).to.equal("bad-answer");
    table.remove();
  });

  it("keeps a win that cannot be sent, and sends it later", async () => {
    const api = makeApi();
    const environment = testEnvironment({ fetch: api.fetch });
    const table = await tableOf({ ...DAILY, environment });
    const heard = listen(table);
    api.isAway = true;
    await win(table);
    await waitUntil(() => dialogText(table).includes("This win is kept"), "it says so");
    expect(heard["verified"]).to.equal(undefined);
    expect(heard["win"]!.length).to.equal(1);
    table.remove();
    api.isAway = false;
    const again = document.createElement("solitaire-table");
    const later = listen(again);
    document.body.append(Object.assign(again, DAILY, { environment }));
    await waitUntil(() => later["verified"], "it is sent");
    expect((later["verified"]![0] as SolitaireVerifiedEvent).log).to.equal(
      (heard["win"]![0] as SolitaireDealEvent).log,
    );
    expect(later["win"]).to.equal(undefined);
    await again.updateComplete;
    expect(noticeOf(again)).to.equal("Your win of 30 November in Stalactites was verified.");
    expect(spokenBy(again)).to.equal("Your win of 30 November in Stalactites was verified.");
    buttonOf(again, "Solved: show the result").click();
    await waitUntil(
      () => dialogText(again).includes("Verified by the server: 56 moves."),
      "it leads back to the panel",
    );
    again.remove();
  });

  it("tries again by the button in the panel", async () => {
    const api = makeApi();
    const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
    const heard = listen(table);
    api.isAway = true;
    await win(table);
    await waitUntil(() => dialogText(table).includes("This win is kept"), "it says so");
    api.isAway = false;
    buttonOf(table, "Try again").click();
    await waitUntil(() => heard["verified"], "it is sent");
    expect(api.sent.length).to.equal(1);
  });

  it("says what the API makes of a win that it does not take", async () => {
    const api = makeApi();
    const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
    api.verdict = { outcome: "illegal", moves: 1, at: 2, reason: "It cannot go there." };
    await win(table);
    await waitUntil(() => dialogText(table).includes("It cannot go there."), "it says so");
    expect(dialogText(table)).to.contain("does not take this for a win");
  });

  for (const [what, change, code, says] of [
    ["other rules", { rules: "stalactites@2" }, "unknown-rules", /stalactites@2.*stalactites@1/],
    ["a deal that is none", { deal: "007" }, "bad-answer", /server named a deal that there is not/],
    ["a server at fault", { status: 500, page: "<h1>Oops" }, "unreachable", /server has a fault of its own \(500\)/],
    [
      "a network that is asked too often",
      { status: 429, page: "<h1>Slow down" },
      "rate-limited",
      /Too many requests in a row: try again/,
    ],
    [
      "a day that has not begun",
      { status: 404, verdict: { code: "not-yet", detail: "That day has not begun." } },
      "not-yet",
      /That day has not begun/,
    ],
  ] as const) {
    it(`says what is wrong with ${what}`, async () => {
      const api = makeApi();
      Object.assign(api, change);
      const table = document.createElement("solitaire-table");
      const heard = listen(table);
      document.body.append(Object.assign(table, DAILY, { environment: testEnvironment({ fetch: api.fetch }) }));
      await settled(table);
      expect(noticeOf(table)).to.match(says);
      expect((heard["error"]![0] as SolitaireErrorEvent).code).to.equal(code);
      table.remove();
    });
  }

  it("says of a day to come when it begins, as people write it", async () => {
    const api = makeApi();
    const detail = "The deals of 2099-01-01 open at 2099-01-01T00:00:00Z.";
    Object.assign(api, { status: 404, verdict: { code: "not-yet", detail } });
    const environment = testEnvironment({ fetch: api.fetch });
    const table = await tableOf({ ...DAILY, date: "2099-01-01", environment });
    expect(noticeOf(table)).to.match(/The deal of 1 January 2099 is not out yet/);
    expect(noticeOf(table)).not.to.match(/2099-01-01|Z\b/);
  });

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
    const table = document.createElement("solitaire-table");
    document.body.append(Object.assign(table, DAILY, { environment }));
    await table.updateComplete;
    table.daily = false;
    table.deal = "8";
    await settled(table);
    answer();
    await aTimeout(30);
    expect([table.deal, insideOf(table).table!.session.dealt.number]).to.deep.equal(["8", "8"]);
    table.remove();
  });
});

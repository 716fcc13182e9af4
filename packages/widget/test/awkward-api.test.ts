import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { buttonOf, insideOf, listen, noticeOf, play, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

const DAILY = { game: "stalactites", daily: true, api: "https://api.example/" } as const;
const NOON = Date.parse("2026-11-30T12:00Z");

type Answer = () => Response | Promise<Response>;

const page = (body: BodyInit, headers: HeadersInit = { "content-type": "application/json" }, status = 200): Answer => {
  return () => new Response(body, { status, headers });
};
const deal = (more: object): Answer => {
  const daily = { date: "2026-11-30", game: "stalactites", rules: "stalactites@1", deal: "3", ...more };
  return page(JSON.stringify({ deals: [daily], ...daily }));
};
const problem = (detail: unknown, status = 400): Answer =>
  page(JSON.stringify({ code: "bad-request", detail }), { "content-type": "application/problem+json" }, status);

const LIES: Readonly<Record<string, Answer>> = {
  "a page of HTML": page("<!doctype html><title>Sign in</title>", { "content-type": "text/html" }),
  "HTML that calls itself JSON": page("<!doctype html><title>Sign in</title>"),
  nothing: page(""),
  null: page("null"),
  "a list": page("[1, 2]"),
  "numbers where texts should be": deal({ deal: 3 }),
  "a deal that is none": deal({ deal: "<img src=x onerror=alert(1)>" }),
  "a deal as long as a book": deal({ deal: "9".repeat(1_000_000) }),
  "rules as long as a book": deal({ rules: "x".repeat(1_000_000) }),
  "a day that is none": deal({ date: "2026-02-31" }),
  "ten million characters": page(`{"date": "${"0".repeat(10_000_000)}"}`),
  "a problem as long as a book": problem("no ".repeat(300_000)),
  "a problem without words": problem({ never: 1 }),
  "a problem with a status of its own": problem("no", 418),
  "a body that breaks off": () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"date": '));
          controller.error(new TypeError("gone"));
        },
      }),
    ),
  "an error": () => Promise.reject(new TypeError("no network")),
};

/** A table with another deal on it that goes over to the daily. */
const asks = async (answer: Answer): Promise<SolitaireTable> => {
  const fetch = (): Promise<Response> => Promise.resolve(answer());
  const environment = testEnvironment({ fetch, date: () => NOON });
  const table = await tableOf({ game: "stalactites", deal: "8", environment });
  play(table, "T1-R1");
  Object.assign(table, DAILY);
  return table;
};

before(() => setViewport({ width: 1280, height: 900 }));

describe("an API that answers with", () => {
  for (const [what, answer] of Object.entries(LIES)) {
    it(`${what}, is told of in a sentence, and what lies there is played on`, async () => {
      const table = await asks(answer);
      const heard = listen(table);
      await waitUntil(() => heard["error"] && noticeOf(table), "it is told");
      expect(heard["error"]!.length).to.equal(1);
      expect(noticeOf(table)!.length, "a sentence").to.be.within(10, 400);
      const notice = table.shadowRoot!.querySelector<HTMLElement>(".notice")!;
      expect(notice.offsetHeight, "the notice leaves the table free").to.be.lessThan(200);
      play(table, "T2-R2");
      expect(table.log).to.equal("by1 T1-R1 T2-R2");
      buttonOf(table, "New deal").click();
      await waitUntil(() => table.log === "", "it is dealt");
    });
  }
});

describe("an API that answers for another day than that it was asked for", () => {
  for (const [lang, told] of [
    ["en", "The server sent the deal of 30 November 2026 in place of that of 28 November 2026."],
    ["ru", "Вместо расклада за 28 ноября 2026 года сервер прислал расклад за 30 ноября 2026 года."],
  ] as const) {
    it(`is told of (${lang}), and its deal is not taken`, async () => {
      const answers: Answer[] = [deal({}), deal({ date: "2026-11-28" })];
      const environment = testEnvironment({ fetch: () => Promise.resolve(answers.shift()!()), date: () => NOON });
      const table = await tableOf({ ...DAILY, date: "2026-11-28", lang, environment });
      expect(noticeOf(table)).to.contain(told);
      expect(table.shadowRoot!.querySelector(".card")).to.equal(null);
      buttonOf(table, lang === "en" ? "Try again" : "Ещё раз").click();
      await waitUntil(() => insideOf(table).table, "the right deal");
    });
  }
});

describe("an API that does not answer", () => {
  /** Lets a test run out of patience when it wants. */
  const patience = (): { end: () => void; restore: () => void } => {
    const own = Object.getOwnPropertyDescriptor(AbortSignal, "timeout")!;
    const controller = new AbortController();
    AbortSignal.timeout = () => controller.signal;
    return {
      end: () => controller.abort(new DOMException("too slow", "TimeoutError")),
      restore: () => void Object.defineProperty(AbortSignal, "timeout", own),
    };
  };
  /** A network that hears nothing and heeds the signal, as the browser's does. */
  const hangs = (_: string, { signal }: RequestInit = {}): Promise<Response> =>
    new Promise((_resolve, reject) => {
      const fail = (): void => reject(signal!.reason as DOMException);
      signal!.addEventListener("abort", fail);
      if (signal!.aborted) fail();
    });

  it("lets the deal that lies there be played meanwhile, and says so in the end", async () => {
    const { end, restore } = patience();
    const environment = testEnvironment({ fetch: hangs, date: () => NOON });
    const table = await tableOf({ game: "stalactites", deal: "8", environment });
    const heard = listen(table);
    Object.assign(table, DAILY);
    await table.updateComplete;
    play(table, "T1-R1");
    expect(table.log, "while it waits").to.equal("by1 T1-R1");
    end();
    await waitUntil(() => noticeOf(table), "it is told");
    restore();
    expect(heard["error"]!.length).to.equal(1);
    expect(table.log).to.equal("by1 T1-R1");
  });

  it("keeps a win that it does not judge, through a reload", async () => {
    const { end, restore } = patience();
    const { deal: number, entries } = await solutionOf("stalactites");
    const first = deal({ deal: number });
    let asked = 0;
    const fetch = (url: string, init: RequestInit = {}): Promise<Response> => {
      if (init.method === "POST") return hangs(url, init);
      asked++;
      return Promise.resolve(first());
    };
    const environment = testEnvironment({ fetch, date: () => NOON });
    const table = await tableOf({ ...DAILY, environment });
    for (const entry of entries.slice(1)) play(table, entry);
    table.remove();
    end();
    restore();
    const judged: string[] = [];
    const back = (url: string, init: RequestInit = {}): Promise<Response> => {
      if (init.method === "POST") judged.push((JSON.parse(init.body as string) as { log: string }).log);
      return init.method === "POST" ? Promise.resolve(Response.json({ outcome: "won", moves: 56 })) : fetch(url, init);
    };
    const later = await tableOf({ ...DAILY, environment: { ...environment, fetch: back } });
    await waitUntil(() => judged.length > 0, "it is sent");
    expect([judged, asked]).to.deep.equal([[later.log], 2]);
    expect(insideOf(later).table!.session.game.isWon).to.equal(true);
  });

  it("does not keep anybody from a daily that was begun: it lies there long before patience ends", async () => {
    const environment = testEnvironment({ fetch: () => Promise.resolve(deal({})()), date: () => NOON });
    const first = await tableOf({ ...DAILY, environment });
    play(first, "T1-F1");
    first.remove();
    const silent = (): Promise<Response> => new Promise(() => undefined);
    const table = await tableOf({ ...DAILY, environment: { ...environment, fetch: silent } });
    expect(table.log).to.equal("by1 T1-F1");
    expect(noticeOf(table)).to.equal("The server cannot be reached: you play on, and a win is verified later.");
    table.undo();
    expect(table.log).to.equal("");
  });
});

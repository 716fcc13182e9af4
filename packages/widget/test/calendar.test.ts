import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { Calendar } from "../src/calendar/calendar.js";
import { addMonths, dayByKey, weeksOf } from "../src/calendar/month.js";
import type { SolitaireTable } from "../src/index.js";
import { Memory } from "../src/statistics/memory.js";
import { PlayRecords } from "../src/statistics/play-records.js";
import { ServerClock } from "../src/daily/server-clock.js";
import { enCalendar } from "../src/strings/en-calendar.js";
import {
  buttonOf,
  cardOf,
  dialogOf,
  listen,
  noticeOf,
  plain,
  settled,
  spokenBy,
  surroundingsOf,
  tableOf,
  testEnvironment,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

const API = "https://api.example";
const TODAY = "2026-11-30";
const NOON = Date.parse(`${TODAY}T12:00Z`);
/** Room for the button of the calendar; narrower tables have it behind More. */
const WIDE = { width: 1280, height: 720 };

/** An API with dailies from 26 September to today. */
const makeApi = () => {
  const api = {
    isAway: false,
    asked: [] as string[],
    fetch: (url: string): Promise<Response> => {
      const path = url.slice(API.length);
      api.asked.push(path);
      if (api.isAway) return Promise.reject(new TypeError("away"));
      const date = /\d{4}-\d\d-\d\d/.exec(path)?.[0] ?? TODAY;
      const daily = { date, game: "penguin", rules: "penguin@1", deal: String(Number(date.slice(-2)) + 20) };
      const body = path === "/v1/daily" ? { date, launch: "2026-09-26", deals: [daily] } : daily;
      return Promise.resolve(new Response(JSON.stringify(body)));
    },
  };
  return api;
};

/** An environment at noon, or at another moment, with so many days won that led to today, and some others. */
const makeEnvironment = (api: ReturnType<typeof makeApi>, now = { date: NOON }) => {
  const environment = testEnvironment({ fetch: api.fetch, date: () => now.date });
  const records = new PlayRecords(environment.kept);
  const add = (day: string, later: number, moves?: number) => {
    const begun = Date.parse(`${day}T10:00Z`) + later * 86_400_000;
    const win = moves === undefined ? undefined : { at: begun + 9, moves, elapsed: 9 };
    records.add("penguin", `daily-${day}`, { begun, hints: 0, win });
  };
  add("2026-11-29", 0, 92);
  add("2026-11-28", 0, 95);
  add("2026-11-26", 0);
  add("2026-11-25", 4, 101);
  return environment;
};

const dayOf = (table: SolitaireTable, day: string) =>
  dialogOf(table)!.querySelector<HTMLElement>(`.days [data-day="${day}"]`);
const monthOf = (table: SolitaireTable) => dialogOf(table)!.querySelector("h3")!.textContent;
const focusedDay = (table: SolitaireTable) => (table.shadowRoot!.activeElement as HTMLElement).dataset["day"];

/** Opens it, and waits for the API's word where it begins, or for that there is none. */
const open = async (table: SolitaireTable): Promise<void> => {
  const { clock } = surroundingsOf(table).memory;
  let isTold = false;
  clock.learn = (...told) => {
    ServerClock.prototype.learn.apply(clock, told);
    isTold = true;
  };
  table.showCalendar();
  await waitUntil(() => table.shadowRoot!.querySelector("dialog[open] .days"), "the calendar opens");
  await waitUntil(() => isTold || dialogOf(table)!.querySelector("[role=status]"), "the API has answered");
};

const calendarOf = async (api = makeApi(), size?: { width: number; height: number }): Promise<SolitaireTable> => {
  const environment = makeEnvironment(api);
  const table = await tableOf({ game: "penguin", daily: true, api: API, environment }, size);
  await open(table);
  return table;
};

describe("the calendar", () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  after(() => setViewport({ width: 1280, height: 900 }));

  it("tells of each day what became of its daily", async () => {
    const table = await calendarOf();
    expect(monthOf(table)).to.equal("November 2026");
    const names = Object.fromEntries(
      [24, 25, 26, 28, 29, 30].map((day) => [day, dayOf(table, `2026-11-${day}`)!.title]),
    );
    expect(names).to.deep.equal({
      24: "Tuesday 24 November, not played",
      25: "Wednesday 25 November, won later in 101 moves",
      26: "Thursday 26 November, begun",
      28: "Saturday 28 November, won on its day in 95 moves",
      29: "Sunday 29 November, won on its day in 92 moves",
      30: "Monday 30 November, today, not played, on the table",
    });
    expect(dayOf(table, TODAY)!.getAttribute("aria-current")).to.equal("date");
    expect(plain(dialogOf(table)!.querySelector(".run")!.textContent).trim()).to.equal("Streak 2 days, best 2 days");
    await expect(table).to.be.accessible();
  });

  it("says how long it is to the next daily, and that its day is UTC's", async () => {
    const now = { date: NOON };
    const table = await tableOf({
      game: "penguin",
      daily: true,
      api: API,
      environment: makeEnvironment(makeApi(), now),
    });
    await open(table);
    const told = () =>
      plain([...dialogOf(table)!.querySelectorAll(".small")].map(({ textContent }) => textContent).join(" "));
    expect(told()).to.match(/^The next daily deal comes in 12 h, when the day begins in UTC/);
    now.date += 10_000_000;
    await waitUntil(() => told().includes("9 h 14 min"), "it goes on by itself");
    now.date = Date.parse("2026-12-01T00:00:01Z");
    await waitUntil(() => told().includes("24 h"), "the day has changed");
    buttonOf(table, "The month after").click();
    expect(dayOf(table, "2026-12-01")!.title).to.match(/, today, not played$/);
  });

  it("is gone through by keys, from the launch to today", async () => {
    const table = await calendarOf();
    expect(focusedDay(table)).to.equal(TODAY);
    const press = async (...keys: string[]): Promise<string | undefined> => {
      for (const key of keys) await sendKeys({ press: key });
      return focusedDay(table);
    };
    expect(await press("ArrowRight"), "there is no tomorrow yet").to.equal(TODAY);
    expect(await press("ArrowLeft")).to.equal("2026-11-29");
    expect(await press("ArrowUp")).to.equal("2026-11-22");
    expect(await press("Home")).to.equal("2026-11-16");
    expect(await press("End")).to.equal("2026-11-22");
    expect(await press("PageUp")).to.equal("2026-10-22");
    expect(monthOf(table)).to.equal("October 2026");
    expect(await press("PageUp"), "the launch").to.equal("2026-09-26");
    expect(await press("ArrowLeft")).to.equal("2026-09-26");
    expect(await press("PageDown", "PageDown", "ArrowDown")).to.equal(TODAY);
    const stops = [...dialogOf(table)!.querySelectorAll<HTMLElement>(".days button")].filter(
      (day) => day.tabIndex === 0,
    );
    expect(stops.length, "one stop of Tab").to.equal(1);
  });

  it("turns months by its buttons, no further than there are days", async () => {
    const table = await calendarOf();
    const isOn = (name: string) => buttonOf(table, name).getAttribute("aria-disabled") === "false";
    expect([isOn("The month before"), isOn("The month after")]).to.deep.equal([true, false]);
    buttonOf(table, "The month before").click();
    buttonOf(table, "The month before").click();
    expect(monthOf(table)).to.equal("September 2026");
    expect([isOn("The month before"), isOn("The month after")]).to.deep.equal([false, true]);
    expect(dayOf(table, "2026-09-25"), "before the launch").to.equal(null);
    expect(dayOf(table, "2026-09-26")!.textContent.trim()).to.equal("26");
  });

  it("lays a day of the archive on the table, which then plays for the day but not for the streak", async () => {
    const api = makeApi();
    const table = await calendarOf(api);
    const heard = listen(table);
    dayOf(table, "2026-11-24")!.click();
    await waitUntil(() => heard["deal"], "it comes");
    expect([table.daily, table.date, table.deal]).to.deep.equal([true, "2026-11-24", "44"]);
    expect(dialogOf(table)).to.equal(null);
    await table.updateComplete;
    expect(spokenBy(table)).to.equal("Penguin, daily deal of 24 November is dealt.");
    expect(api.asked.at(-1)).to.equal("/v1/daily/2026-11-24/penguin");
    const { memory } = surroundingsOf(table);
    const from = ["T1", "T2", "T3"].find((pile) => cardOf(table, pile))!;
    cardOf(table, from).click();
    cardOf(table, "R1").click();
    expect(memory.records.find("penguin", "daily-2026-11-24")).to.include({ begun: NOON });
    await open(table);
    expect(dayOf(table, "2026-11-24")!.title).to.match(/, begun, on the table$/);
    expect(focusedDay(table), "it opens where the table is").to.equal("2026-11-24");
    dayOf(table, TODAY)!.click();
    await waitUntil(() => table.deal === "50", "today's comes back");
    expect(table.date, "as the API's today").to.equal("");
  });

  for (const [lang, chosen, undone] of [
    ["en", "Penguin, daily deal of 24 November is dealt.", "Daily deal of 24 November is back, 1 move made."],
    ["ru", "Пингвин, расклад дня, 24 ноября: карты сданы.", "Снова расклад дня, 24 ноября, всего 1 ход."],
  ] as const) {
    it(`has the day told that is chosen, and the day whose daily undo brings back: ${lang}`, async () => {
      const table = await tableOf(
        { game: "penguin", daily: true, api: API, environment: makeEnvironment(makeApi()), lang },
        WIDE,
      );
      await open(table);
      dayOf(table, "2026-11-24")!.click();
      await waitUntil(() => table.deal === "44", "it comes");
      await table.updateComplete;
      expect(spokenBy(table)).to.equal(chosen);
      cardOf(table, "T1").click();
      cardOf(table, "R1").click();
      await table.newDeal();
      table.undo();
      await table.updateComplete;
      expect(spokenBy(table)).to.equal(undone);
    });
  }

  it("brings the daily back from a deal by number", async () => {
    const environment = makeEnvironment(makeApi());
    const table = await tableOf({ game: "penguin", deal: "22", api: API, environment }, WIDE);
    buttonOf(table, "Calendar").click();
    await waitUntil(() => table.shadowRoot!.querySelector("dialog[open] .days"), "the calendar opens");
    dayOf(table, TODAY)!.click();
    await waitUntil(() => table.deal === "50", "today's daily");
    expect(table.daily).to.equal(true);
  });

  it("goes by the API's day where this machine's clock is another", async () => {
    const now = { date: Date.parse("2026-11-29T20:00Z") };
    const environment = makeEnvironment(makeApi(), now);
    const table = await tableOf({ game: "penguin", deal: "22", api: API, environment });
    await open(table);
    expect(dayOf(table, TODAY)!.getAttribute("aria-current")).to.equal("date");
    expect(focusedDay(table)).to.equal(TODAY);
  });

  it("says so where the API cannot be reached, and opens all the same", async () => {
    const api = makeApi();
    const environment = makeEnvironment(api);
    const table = await tableOf({ game: "penguin", daily: true, api: API, environment });
    api.isAway = true;
    await open(table);
    expect(dialogOf(table)!.querySelector("[role=status]")!.textContent).to.match(/cannot be reached/);
    dayOf(table, "2026-11-10")!.click();
    await settled(table);
    await waitUntil(() => noticeOf(table), "the table says it");
    expect(noticeOf(table)).to.match(/cannot be fetched/);
  });

  it("opens from the sheet, again and again, and goes on telling the time", async () => {
    const now = { date: NOON };
    const environment = makeEnvironment(makeApi(), now);
    const table = await tableOf({ game: "penguin", daily: true, api: API, environment }, { width: 768, height: 900 });
    for (const told of ["12 h", "11 h"]) {
      table.showMore();
      await waitUntil(() => dialogOf(table)?.querySelector(".menu"), "the sheet opens");
      buttonOf(table, "Calendar of daily deals").click();
      await waitUntil(() => dialogOf(table)?.querySelector(".days"), "the calendar opens");
      await waitUntil(() => plain(dialogOf(table)!.textContent).includes(`in ${told}`), told);
      now.date += 3_600_000;
      await waitUntil(() => !plain(dialogOf(table)!.textContent).includes(`in ${told}`), "it goes on");
      expect(focusedDay(table)).to.equal(TODAY);
      buttonOf(table, "Close").click();
    }
  });

  it("is not offered without an API, nor to a game without dailies", async () => {
    const api = makeApi();
    for (const attributes of [
      { game: "penguin", deal: "22" },
      { game: "zodiac-classic", deal: "9", api: API },
      { game: "penguin", deal: "22", api: "mailto:nobody" },
    ]) {
      const table = await tableOf({ ...attributes, environment: makeEnvironment(api) }, WIDE);
      expect(() => buttonOf(table, "Calendar")).to.throw("no button Calendar");
      expect(buttonOf(table, "Statistics"), "which stands beside it").to.be.instanceOf(HTMLElement);
      table.showMore();
      await waitUntil(() => dialogOf(table)?.querySelector(".menu"), "the sheet opens");
      expect(() => buttonOf(table, "Calendar of daily deals")).to.throw("no button Calendar");
      table.shadowRoot!.querySelector("dialog")!.close();
      table.showCalendar();
      await waitUntil(() => noticeOf(table) === "There is no calendar of daily deals here.", "it is told");
      expect(dialogOf(table)).to.equal(null);
    }
  });

  for (const width of [320, 360, 768]) {
    it(`has days of 44 px in a page ${width} px wide, and fits it`, async () => {
      await setViewport({ width, height: 740 });
      const table = await calendarOf(makeApi(), { width, height: 740 });
      for (const button of dialogOf(table)!.querySelectorAll("button")) {
        const { width: w, height: h } = button.getBoundingClientRect();
        expect(Math.min(w, h), button.ariaLabel ?? "").to.be.at.least(44);
      }
      const dialog = dialogOf(table)!;
      expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
    });
  }
});

describe("months", () => {
  it("are weeks from Monday to Sunday", () => {
    const weeks = weeksOf("2026-11");
    expect(weeks.map((week) => week.filter(Boolean).length)).to.deep.equal([1, 7, 7, 7, 7, 1]);
    expect(weeks[0]![6]).to.equal("2026-11-01");
    expect(weeks[5]![0]).to.equal("2026-11-30");
    expect(weeksOf("2027-02").flat().filter(Boolean).length).to.equal(28);
    expect(weeksOf("2028-02").flat().findLast(Boolean)).to.equal("2028-02-29");
  });

  it("are stepped through without falling over their ends", () => {
    expect(addMonths("2026-10-31", 1)).to.equal("2026-11-30");
    expect(addMonths("2026-03-31", -1)).to.equal("2026-02-28");
    expect(addMonths("2026-12-15", 1)).to.equal("2027-01-15");
    expect(dayByKey("2026-11-30", "Home")).to.equal("2026-11-30");
    expect(dayByKey("2026-11-30", "End")).to.equal("2026-12-06");
    expect(dayByKey("2026-11-30", "a")).to.equal(undefined);
  });

  it("turn no further than there are days", () => {
    const calendar = new Calendar("penguin", new Memory(testEnvironment({ date: () => NOON })));
    calendar.learn((known) => known, "2026-11-05");
    expect([calendar.canTurn(-1), calendar.canTurn(1)]).to.deep.equal([false, false]);
    expect([calendar.isOpen("2026-11-04"), calendar.isOpen("2026-11-05"), calendar.isOpen("2026-12-01")]).to.deep.equal(
      [false, true, false],
    );
  });
});

describe("the time to the next daily", () => {
  const told = (ms: number, isUtc = true) => enCalendar.next(ms, NOON, isUtc).replaceAll("*", "");

  it("is told in hours and minutes, begun ones counted whole, each with its unit", () => {
    expect(told(16 * 3_600_000 + 61_000)).to.contain("in 16\u00A0h 2\u00A0min, when the day begins in UTC.");
    expect(told(3_600_000)).to.contain("in 1\u00A0h, when");
    expect(told(1)).to.contain("in 1\u00A0min, when");
    expect(told(3_600_000, false)).to.match(/in UTC \(\d\d:\d\d here\)\.$/);
  });
});

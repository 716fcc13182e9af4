import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { Calendar } from "../src/calendar/calendar.js";
import { streakOf } from "../src/statistics/streak.js";
import { solutionOf } from "./games.js";
import { comesBack } from "./hide.js";
import { dialogOf, listen, noticeOf, play, surroundingsOf, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

const [MINUTE, HOUR] = [60_000, 3_600_000];
const TODAY = "2026-11-30";

before(() => setViewport({ width: 1280, height: 900 }));

/** A table with today's daily, on a machine whose clock is ahead. @param hidesDate Whether the page may not read how late it is there. */
const late = async (time: string, ahead: number, hidesDate: boolean) => {
  const { deal, entries } = await solutionOf("stalactites");
  const api = { time: Date.parse(time) };
  const answer = (body: object): Promise<Response> => {
    const headers = { Date: new Date(api.time).toUTCString() };
    return Promise.resolve(Response.json(body, hidesDate ? {} : { headers }));
  };
  const fetch = (_url: string, { method }: RequestInit = {}): Promise<Response> => {
    if (method === "POST") return answer({ outcome: "won", moves: 56 });
    const date = new Date(api.time).toISOString().slice(0, 10);
    return answer({ date, deals: [{ date, game: "stalactites", rules: "stalactites@1", deal }] });
  };
  const environment = testEnvironment({ fetch, date: () => api.time + ahead });
  const table = await tableOf({ game: "stalactites", daily: true, api: "https://api.example/", environment });
  await waitUntil(() => surroundingsOf(table).newDay, "what looks at the clock is there");
  return { api, environment, moves: entries.slice(1), table };
};

describe("today's daily on a machine whose clock is wrong", () => {
  comesBack();
  for (const [name, ahead, time, hidesDate] of [
    ["22 hours fast", 22 * HOUR, `${TODAY}T12:00Z`, false],
    ["22 hours slow", -22 * HOUR, `${TODAY}T12:00Z`, false],
    ["a day fast", 24 * HOUR, `${TODAY}T12:00Z`, false],
    ["a day slow", -24 * HOUR, `${TODAY}T12:00Z`, false],
    ["ten minutes fast as midnight comes", 10 * MINUTE, `${TODAY}T23:55Z`, false],
    ["22 hours fast, where nothing tells how late it is", 22 * HOUR, `${TODAY}T12:00Z`, true],
    ["ten minutes fast as midnight comes, where nothing tells how late it is", 10 * MINUTE, `${TODAY}T23:55Z`, true],
  ] as const) {
    it(`is today's, and won on its day: ${name}`, async () => {
      const { api, environment, moves, table } = await late(time, ahead, hidesDate);
      const heard = listen(table);
      const look = async (): Promise<void> => {
        document.dispatchEvent(new Event("visibilitychange"));
        await table.updateComplete;
      };
      api.time += 4 * MINUTE;
      await look();
      expect(noticeOf(table), "no new day").to.equal(undefined);
      for (const entry of moves) play(table, entry);
      await waitUntil(() => heard["verified"], "it is judged");
      const { memory } = surroundingsOf(table);
      expect(streakOf(memory.records.of("stalactites"), memory.clock.today).current).to.equal(1);
      const calendar = new Calendar("stalactites", memory);
      expect([calendar.today, calendar.stateOf(TODAY), calendar.isOpen("2026-12-01")]).to.deep.equal([
        TODAY,
        "won",
        false,
      ]);
      table.remove();

      const again = await tableOf({ game: "stalactites", daily: true, api: "https://api.example/", environment });
      again.showCalendar();
      await waitUntil(() => dialogOf(again)?.querySelector(".days"), "the calendar opens");
      const told = hidesDate
        ? "comes at midnight UTC"
        : `comes in ${time.includes("T12") ? "11 h 56 min" : "1 min"}, when the day begins`;
      await waitUntil(() => dialogOf(again)!.textContent.replaceAll("\u00A0", " ").includes(told), told);
    });
  }

  it("is over when it is by the API's", async () => {
    const { api, table } = await late(`${TODAY}T23:55Z`, 22 * HOUR, false);
    api.time = Date.parse("2026-11-30T23:59:59Z");
    document.dispatchEvent(new Event("visibilitychange"));
    await table.updateComplete;
    expect(noticeOf(table)).to.equal(undefined);
    api.time = Date.parse("2026-12-01T00:00Z");
    await waitUntil(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      return noticeOf(table) === "A new day: its deal is ready.";
    }, "it is told");
  });
});

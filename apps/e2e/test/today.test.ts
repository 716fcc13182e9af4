import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { DESKTOP, type Visiting } from "../support/browser.js";
import { playLog, tapping } from "../support/hands.js";
import { solutionOf } from "../support/solutions.js";
import { withBrowser } from "../support/with-browser.js";

const { open, openTable } = withBrowser();
const [firstMove = ""] = solutionOf("penguin").log.split(" ");

/** A text with common spaces in the place of those that no line ends at. */
const plain = (text: string): string => text.replaceAll("\u00A0", " ");
const { today } = inject("site");
const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);

const NEW_DAY = "A new day has begun: these are its deals.";

/** Somebody whose clock shows a moment as the page opens. Seconds pass there when the test lets them. */
const at = (time: string, options: Visiting = {}): Visiting => ({
  ...DESKTOP,
  timezoneId: "UTC",
  ...options,
  before: async (page) => {
    // It runs until it is told to stand still, which it cannot do in its past.
    await page.clock.install({ time: new Date(Date.parse(time) - 60_000) });
    await page.clock.pauseAt(new Date(time));
  },
});

/** Lets the API be at a day whose deal of Penguin is an easy one. Answers how often it is asked. @param time Where it says how late it is. */
const goTo = async (page: Page, date: string, time?: string): Promise<() => number> => {
  let asked = 0;
  const headers = time === undefined ? {} : { Date: new Date(time).toUTCString() };
  await page.route("**/v1/daily", (route) => {
    asked++;
    return route.fulfill({ headers, json: { date, deals: [{ game: "penguin", par: 77, difficulty: 2 }] } });
  });
  return () => asked;
};

describe("the page of today's deals", () => {
  it("tells when the next ones come, minute by minute, without a word in between", async () => {
    const { page, complaints } = await open("today", at(`${today}T10:33:30Z`));
    const next = page.locator("#next");
    await expect
      .poll(() => next.innerText())
      .toBe("The next ones come in 13\u00A0h 27\u00A0min, when the day begins in UTC.");
    await page.clock.runFor(60_000);
    expect(await next.innerText()).toBe("The next ones come in 13\u00A0h 26\u00A0min, when the day begins in UTC.");
    expect(await next.evaluate((element) => element.closest("[aria-live], [role=status]"))).toBe(null);
    expect(complaints).toEqual([]);
  });

  it("tells what clocks here show then", async () => {
    const { page } = await open("ru/today", at(`${today}T22:00Z`, { timezoneId: "Asia/Kolkata" }));
    const told = "Следующие появятся через 2\u00A0ч, с началом дня по\u00A0UTC (здесь 05:30).";
    await expect.poll(() => page.locator("#next").innerText()).toBe(told);
  });

  it("goes by the API's day where the clock here shows another, and names midnight where nothing tells how late it is", async () => {
    const { page } = await open("today", at(`${tomorrow}T05:00Z`));
    await expect.poll(() => page.locator("#day").innerText()).toContain(String(Number(today.slice(-2))));
    expect(await page.locator("#next").innerText()).toBe("The next ones come at midnight UTC.");
    // It is asked again.
    const asked = await goTo(page, today);
    await page.clock.runFor(40_000);
    await expect.poll(asked).toBe(1);
  });

  it("goes by how late it is there, whatever the clock here shows", async () => {
    for (const time of [`${tomorrow}T21:45Z`, `${today}T01:00Z`]) {
      const clock = at(time);
      const before = async (page: Page): Promise<void> => {
        await clock.before!(page);
        await goTo(page, today, `${today}T23:45Z`);
      };
      const { page } = await open("today", { ...clock, before });
      await expect.poll(() => page.locator("#next").innerText()).toMatch(/^The next ones come in 15\u00A0min,/);
      await page.clock.runFor(60_000);
      expect(await page.locator("#next").innerText()).toMatch(/^The next ones come in 14\u00A0min,/);
    }
  });

  it("shows the new day's deals when they are there, and says so", async () => {
    const { page, complaints } = await open("today", at(`${today}T23:59:30Z`));
    await page.getByText("in 1 min").waitFor();
    // The API's clock is behind: its day is not over yet.
    const askedBefore = await goTo(page, today);
    await page.clock.runFor(40_000);
    await expect.poll(askedBefore).toBe(1);
    expect(await page.locator("#news").innerText()).toBe("");
    await expect.poll(() => page.locator("#next").innerText()).toBe("The next ones come at midnight UTC.");
    await page.unroute("**/v1/daily");

    await goTo(page, tomorrow);
    await page.clock.runFor(40_000);
    await page.getByRole("status").getByText(NEW_DAY).waitFor();
    expect(await page.locator('.facts[data-game="penguin"]').innerText()).toMatch(/^Easy\s+Par\s77$/);
    expect(await page.locator("#day").innerText()).toContain(String(Number(tomorrow.slice(-2))));
    await page.clock.runFor(1000);
    expect(await page.locator("#next").innerText()).toMatch(/in (23\u00A0h 59\u00A0min|24\u00A0h),/);
    expect(complaints).toEqual([]);
  });

  it("waits for them where the API is away", async () => {
    const { page } = await open("today", at(`${today}T23:59:30Z`));
    await page.getByText("in 1 min").waitFor();
    await page.route("**/v1/daily", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.clock.runFor(40_000);
    await failed;
    expect(await page.locator("#news").innerText()).toBe("");
    await page.unroute("**/v1/daily");
    await goTo(page, tomorrow);
    await page.clock.runFor(40_000);
    await page.getByText(NEW_DAY).waitFor();
  });

  it("names midnight where it does not know how late it is there", async () => {
    const before = async (page: Page): Promise<void> => {
      await page.route("**/v1/**", (route) => route.abort());
    };
    const { page } = await open("today", { ...DESKTOP, before });
    await page.getByText(/cannot be told now/).waitFor();
    expect(await page.locator("#next").innerText()).toBe("The next ones come at midnight UTC.");
  });

  for (const [path, begun, won] of [
    ["", "Begun, 1 move", "Won, 92 moves"],
    ["ru/", "Начат, 1 ход", "Сошёлся, 92 хода"],
  ] as const) {
    it(`marks what has been begun here and what has been won, and follows other tabs: /${path}today`, async () => {
      const { page, table, complaints } = await openTable("penguin", "", { ...DESKTOP, hasTouch: true });
      await table.keepStill();
      const list = await page.context().newPage();
      await list.goto(new URL(`/${path}today`, page.url()).href);
      const mark = list.locator("[data-mark=penguin]");
      await list.locator(".facts span").first().waitFor();
      expect(await mark.innerText()).toBe("");
      await playLog(table, tapping, firstMove);
      await expect.poll(() => mark.innerText().then(plain)).toBe(begun);
      const link = list.getByRole("link", { name: new RegExp(begun.replace(" 1 ", "\\s1\\s")) });
      expect(await link.getAttribute("href"), "its link says so").toBe(`/${path}penguin`);
      await page.evaluate((day) => {
        const win = { at: 2, moves: 92, elapsed: 3 };
        localStorage.setItem(
          `solitaire-table/1/played/penguin/daily-${day}`,
          JSON.stringify({ begun: 1, hints: 0, win }),
        );
      }, today);
      await expect.poll(() => mark.innerText().then(plain)).toBe(won);
      expect(await list.locator(".mark").allInnerTexts(), "the others").toEqual(["", "", "", expect.any(String)]);
      expect(complaints).toEqual([]);
    });
  }
});

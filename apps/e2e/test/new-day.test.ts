import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { DESKTOP, type Visiting } from "../support/browser.js";
import { withBrowser } from "../support/with-browser.js";

const { open, openTable } = withBrowser();
const { today } = inject("site");
const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);

/** Somebody who plays while midnight comes by the clock here. */
const LATE: Visiting = {
  ...DESKTOP,
  before: (page) => page.clock.install({ time: new Date(`${today}T23:59:30Z`) }),
};

/** Lets the API answer so when it is asked for today's deals. Answers how often it is. */
const apiAnswers = async (
  page: Page,
  answer: { readonly status?: number; readonly json: unknown },
): Promise<() => number> => {
  let asked = 0;
  await page.route("**/v1/daily", (route) => {
    asked++;
    return route.fulfill(answer);
  });
  return () => asked;
};

/** Lets the API be at a day. */
const apiIsAt = (page: Page, date: string): Promise<() => number> => apiAnswers(page, { json: { date, deals: [] } });

/** On every screen all cards and places can be pressed, whatever the notice says. */
const expectNothingCovered = async (page: Page): Promise<void> => {
  for (const [width, height] of [
    [1280, 800],
    [740, 360],
    [360, 740],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = (): Promise<string[]> =>
      page.evaluate(() => {
        const notice = document.querySelector("#new-day")!.getBoundingClientRect();
        const root = document.querySelector("solitaire-table")!.shadowRoot!;
        return Array.from(root.querySelectorAll(".card, .slot"))
          .filter((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            // Its edge may be; the table's own head is as high as the notice.
            return top < notice.bottom - 8 && bottom > notice.top && left < notice.right && right > notice.left;
          })
          .map((each) => each.ariaLabel ?? each.className);
      });
    await expect.poll(covered, { message: `${width} × ${height}` }).toEqual([]);
  }
};

describe("a page with today's daily, when the day is over", () => {
  it("says that a new one has begun, leaves the deal on the table, and leads to the new one", async () => {
    const { page, table, complaints } = await openTable("penguin", "", LATE);
    const news = page.locator("#new-day");
    // By the API's clock the day goes on.
    const asked = await apiIsAt(page, today);
    await page.clock.fastForward(70_000);
    await expect.poll(asked).toBeGreaterThan(0);
    expect(await news.isVisible()).toBe(false);

    await page.unroute("**/v1/daily");
    await apiIsAt(page, tomorrow);
    await page.clock.fastForward(70_000);
    await page.getByRole("status").getByText("A new day has begun in UTC.").waitFor();
    await expectNothingCovered(page);
    const deal = await table.element.getAttribute("deal");
    await table.takeUp("T1-R1");
    expect(await table.log()).toMatch(/^T1-R1\b/);

    await news.getByRole("button").click();
    expect(await news.isVisible()).toBe(false);
    await page.clock.fastForward(70_000);
    expect([await news.isVisible(), await table.element.getAttribute("deal")]).toEqual([false, deal]);
    expect(await news.locator("a").getAttribute("href")).toBe("/penguin");
    expect(complaints).toEqual([]);
  });

  it.each(["?deal=7", `?date=${today}`])("says nothing over another deal: %s", async (query) => {
    const { page } = await openTable("penguin", query, LATE);
    const asked = await apiIsAt(page, tomorrow);
    await page.clock.fastForward(70_000);
    expect([asked(), await page.locator("#new-day").isVisible()]).toEqual([0, false]);
  });

  it("says nothing while the API cannot tell the day, and asks again", async () => {
    const { page } = await openTable("penguin", "", LATE);
    const asked = await apiAnswers(page, { status: 503, json: { code: "storage-down" } });
    for (const times of [1, 2]) {
      await page.clock.fastForward(70_000);
      await expect.poll(asked).toBe(times);
    }
    expect(await page.locator("#new-day").isVisible()).toBe(false);
  });

  it("says it in Russian on a Russian page", async () => {
    const { page } = await open("ru/zodiac", LATE);
    await page.locator('solitaire-table[deal]:not([deal=""])').waitFor();
    await apiIsAt(page, tomorrow);
    await page.clock.fastForward(70_000);
    await page.getByRole("status").getByText("начался новый день").waitFor();
    expect(await page.locator("#new-day a").getAttribute("href")).toBe("/ru/zodiac");
    await expectNothingCovered(page);
  });
});

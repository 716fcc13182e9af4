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

/** Lets the API be at the next day, with a deal of Penguin. Answers how often it was asked. */
const apiIsAtTomorrow = async (page: Page): Promise<() => number> => {
  let asked = 0;
  const daily = { date: tomorrow, game: "penguin", rules: "penguin@1", deal: "22", par: 90, difficulty: 2 };
  await page.route("**/v1/daily", (route) => {
    asked++;
    return route.fulfill({ json: { date: tomorrow, deals: [daily] } });
  });
  return () => asked;
};

/** Lets time pass until it is told. What tells it is loaded after the table is drawn, and looks at the clock from then on. */
const expectTold = (page: Page, news: string): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.fastForward(70_000);
      return page.getByText(news).first().isVisible();
    })
    .toBe(true);

describe("a page with today's daily, when the day is over", () => {
  it("says that a new one has begun, leaves the deal on the table, and leads to the new one", async () => {
    const { page, table, complaints } = await openTable("penguin", "", LATE);
    const [deal, title] = [await table.element.getAttribute("deal"), await page.title()];
    const asked = await apiIsAtTomorrow(page);
    await expectTold(page, "A new day: its deal is ready.");
    await table.takeUp("T1-R1");
    expect(await table.log()).toMatch(/^T1-R1\b/);
    expect([asked(), await table.element.getAttribute("deal")]).toEqual([0, deal]);

    await page.getByRole("button", { name: "Play it" }).click();
    await page.locator('solitaire-table[deal="22"][daily]').waitFor();
    expect([asked(), new URL(page.url()).pathname + new URL(page.url()).search, await page.title()]).toEqual([
      1,
      "/penguin",
      title,
    ]);
    expect(complaints).toEqual([]);
  });

  it.each(["?deal=7", `?date=${today}`])("says nothing over another deal: %s", async (query) => {
    const { page, table } = await openTable("penguin", query, LATE);
    await table.element.locator(".verdict:not(.pending)").waitFor();
    const asked = await apiIsAtTomorrow(page);
    for (let minutes = 0; minutes < 3; minutes++) await page.clock.fastForward(70_000);
    expect([asked(), await page.getByText("A new day").count()]).toEqual([0, 0]);
  });

  it("says it in Russian on a Russian page", async () => {
    const { page } = await open("ru/zodiac", LATE);
    await page.locator('solitaire-table[deal]:not([deal=""])').waitFor();
    await expectTold(page, "Новый день");
  });
});

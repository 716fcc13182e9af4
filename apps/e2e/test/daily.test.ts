import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { dragging, playLog } from "../support/hands.js";
import { PAR } from "../support/site.js";
import { solutionOf } from "../support/solutions.js";
import { TableOnPage } from "../support/table.js";
import { withBrowser } from "../support/with-browser.js";

const { openTable, open } = withBrowser();
const { today } = inject("site");
const { log } = solutionOf("penguin");
const [beginning, rest] = [log.split(" ").slice(0, 12).join(" "), log.split(" ").slice(12).join(" ")];

/** Takes the API away from a page, or gives it back. */
const cutOff = async (page: Page): Promise<void> => {
  await page.route("**/v1/**", (route) => route.abort());
};
const reconnect = async (page: Page): Promise<void> => {
  await page.unroute("**/v1/**");
  await page.evaluate(() => dispatchEvent(new Event("online")));
};

describe("today's daily", () => {
  it("is played to the win, sent to the API, and its verdict is shown", async () => {
    const { page, table, complaints } = await openTable("penguin", "", DESKTOP);
    const sent: unknown[] = [];
    page.on("request", (request) => request.url().endsWith("/v1/verify") && sent.push(request.postDataJSON()));
    await playLog(table, dragging, log);

    const panel = table.element.getByRole("dialog");
    await panel.getByText(/Verified by/).waitFor();
    expect(sent).toEqual([{ game: "penguin", rules: "penguin@1", deal: solutionOf("penguin").deal, log }]);
    expect(complaints).toEqual([]);
  });

  it("is the one that the API issues for the day", async () => {
    const { page, table } = await openTable("penguin", "", DESKTOP);
    const answer = await page.evaluate(async () => (await fetch("/v1/daily")).json() as Promise<{ date: string }>);
    expect(answer).toMatchObject({ date: today });
    expect(await table.element.getAttribute("daily")).not.toBeNull();
    await table.element
      .getByText(`Deal ${solutionOf("penguin").deal}`)
      .first()
      .waitFor();
  });

  it("is told how hard it is: among today's deals, and at its table", async () => {
    const { page, complaints } = await open("today", DESKTOP);
    const deals = page.getByRole("main").getByRole("listitem");
    await deals.getByText(`Par ${PAR}`).first().waitFor();
    const words = await deals.allInnerTexts();
    expect(words).toHaveLength(4);
    for (const each of words) expect(each).toMatch(new RegExp(`Hard\\s+Par\\s${PAR}$`));
    await deals.getByText("Penguin").click();
    const table = new TableOnPage(page, "penguin");
    await table.ready();
    await table.element.getByRole("img", { name: "Difficulty: hard" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("is not told how hard it is while the API is away", async () => {
    const { page } = await open("today", { ...DESKTOP, before: cutOff });
    await page.getByText(/cannot be told now/).waitFor();
    expect(await page.getByRole("main").getByRole("link").count()).toBe(5);
  });

  it("is found as it was left after the page is reloaded", async () => {
    const { page, table } = await openTable("penguin", "", DESKTOP);
    await playLog(table, dragging, beginning);
    await page.reload();
    await table.ready();
    expect(await table.log()).toBe(beginning);
    await table.button("Undo").click();
    expect(await table.log()).toBe(log.split(" ").slice(0, 11).join(" "));
  });

  it("is played on without the API; the win is kept and sent when it is back", async () => {
    const { page, table } = await openTable("penguin", "", DESKTOP);
    await playLog(table, dragging, beginning);
    await cutOff(page);
    await playLog(table, dragging, rest);
    const panel = table.element.getByRole("dialog");
    await panel.getByText(/cannot be reached/).waitFor();

    const answered = page.waitForResponse((response) => response.url().endsWith("/v1/verify"));
    await reconnect(page);
    expect(await (await answered).json()).toMatchObject({ outcome: "won" });
    await panel.getByText(/Verified by/).waitFor();
  });

  it("that cannot be fetched says so, and comes when it can", async () => {
    const { page } = await open("penguin", { ...DESKTOP, before: cutOff });
    const table = new TableOnPage(page, "penguin");
    await table.element
      .getByText(/cannot be (fetched|reached)/)
      .first()
      .waitFor();
    await reconnect(page);
    await table.button("Try again").click();
    await table.ready();
    expect(await table.element.getAttribute("daily")).not.toBeNull();
  });
});

describe("the daily of an earlier day", () => {
  it("has an address of its own, which a reload keeps with the game, and Back leads to today's", async () => {
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    const { page, table, complaints } = await openTable("penguin", "", DESKTOP);
    const ofToday = "Penguin: today’s deal · Solitaire";
    expect(await page.title()).toBe(ofToday);
    await table.button("Calendar").click();
    const dialog = table.element.getByRole("dialog");
    // The first of a month: yesterday is in the one before.
    if (!yesterday.startsWith(today.slice(0, 7)))
      await dialog.getByRole("button", { name: "The month before" }).click();
    await dialog.locator(`[data-day="${yesterday}"]`).click();
    await page.waitForURL((url) => url.searchParams.get("date") === yesterday);
    const date = new Date(yesterday);
    const day = `${date.getUTCDate()}\u00A0${date.toLocaleString("en-GB", { month: "long", timeZone: "UTC" })}`;
    const ofDay = `Penguin: the deal of ${day} ${date.getUTCFullYear()} · Solitaire`;
    expect(await page.title()).toBe(ofDay);
    await playLog(table, dragging, beginning);
    await table.button("Undo").click();
    await table.button("Redo").click();
    await page.reload();
    await table.ready();
    expect(await page.title()).toBe(ofDay);
    expect(new URL(page.url()).searchParams.get("date")).toBe(yesterday);
    expect(await table.element.getAttribute("date")).toBe(yesterday);
    expect(await table.log()).toBe(beginning);
    await page.goBack();
    await page.waitForURL((url) => url.search === "");
    await page.waitForFunction(() => !document.querySelector("solitaire-table")?.getAttribute("date"));
    expect(await page.title()).toBe(ofToday);
    expect(complaints).toEqual([]);
  });
});

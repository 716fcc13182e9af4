import type { Locator, Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { DESKTOP, type Visit, type Visiting } from "../support/browser.js";
import { dragging, playLog } from "../support/hands.js";
import { TableOnPage } from "../support/table.js";
import { withBrowser } from "../support/with-browser.js";

const { open, openTable } = withBrowser();
const site = inject("site");

/** What every deal of Penguin allows. */
const MOVE = "T1-R1";

const openEmbed = async (path = "embed", options: Visiting = DESKTOP): Promise<Visit & { table: TableOnPage }> => {
  const visit = await open(path, options);
  const table = new TableOnPage(visit.page, "penguin");
  await table.ready();
  return { ...visit, table };
};

const linesOf = (page: Page): Locator => page.locator("pre").first();
const htmlOf = (page: Page): Promise<string> => page.locator("solitaire-table").evaluate(({ outerHTML }) => outerHTML);
const hasState = (page: Page, state: string): Promise<boolean> =>
  page.locator("solitaire-table").evaluate((table, name) => table.matches(`:state(${name})`), state);
const allKept = (page: Page): Promise<Record<string, string>[]> =>
  page.evaluate(() => [localStorage, sessionStorage].map((each) => Object.fromEntries(Object.entries(each))));

describe("the lines for other pages", () => {
  it("are those of the table beside them, whatever is chosen", async () => {
    const { page, complaints } = await openEmbed();
    const isShown = async (line: string): Promise<void> => {
      await expect.poll(() => linesOf(page).textContent()).toContain(line);
      expect(await htmlOf(page)).toBe(line);
    };
    await isShown(`<solitaire-table game="penguin" deal="12345"></solitaire-table>`);
    await page.getByLabel("Felt").selectOption("Pine");
    await page.getByLabel("Theme").selectOption("Dark");
    await page.getByLabel("Game", { exact: true }).selectOption("Stalactites");
    await page.getByLabel("Deal number").fill("77");
    await isShown(`<solitaire-table game="stalactites" deal="77" felt="pine" theme="dark"></solitaire-table>`);
    expect(await hasState(page, "felt-pine")).toBe(true);
    await page.locator("solitaire-table").getByText("Deal 77").first().waitFor();
    await page.getByLabel("Felt").selectOption("Auto");
    await isShown(`<solitaire-table game="stalactites" deal="77" theme="dark"></solitaire-table>`);
    expect(complaints).toEqual([]);
  });

  it("name the deal that was drawn on the table, as the field does", async () => {
    const { page, table } = await openEmbed();
    await table.button("New deal").click();
    await expect.poll(() => page.getByLabel("Deal number").inputValue()).not.toBe("12345");
    const deal = await page.getByLabel("Deal number").inputValue();
    expect(deal).toMatch(/^\d+$/);
    await expect.poll(() => linesOf(page).textContent()).toContain(`deal="${deal}"`);
    await table.button("Undo").click();
    await expect.poll(() => page.getByLabel("Deal number").inputValue()).toBe("12345");
    expect(await linesOf(page).textContent()).toContain(`deal="12345"`);
  });

  it("stay as they are while the field has no number, which it says once that was written", async () => {
    const { page } = await openEmbed();
    const field = page.getByLabel("Deal number");
    await field.fill("012");
    expect(await page.locator("#deal-mistake").textContent()).toBe("");
    await field.press("Enter");
    expect(await page.locator("#deal-mistake").textContent()).toContain("012");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await linesOf(page).textContent()).toContain(`deal="12345"`);
    await field.fill("12");
    expect(await page.locator("#deal-mistake").textContent()).toBe("");
    expect(await field.getAttribute("aria-invalid")).toBe("false");
    await expect.poll(() => linesOf(page).textContent()).toContain(`deal="12"`);
  });

  it("are there without scripts, and nothing can be chosen then", async () => {
    const { page } = await open("embed", { ...DESKTOP, javaScriptEnabled: false });
    expect(await linesOf(page).textContent()).toContain(`<solitaire-table game="penguin" deal="12345">`);
    expect(await page.locator("form :enabled").count()).toBe(0);
    expect(await page.locator("#table").isVisible()).toBe(false);
    expect(await page.locator("noscript p").isVisible()).toBe(true);
  });

  it("break nowhere within what tells a browser the width, on a phone", async () => {
    const { page } = await open("embed", { viewport: { width: 360, height: 740 } });
    const rows = await linesOf(page).evaluate((lines) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(lines, NodeFilter.SHOW_TEXT);
      const whole = `content="width=device-width"`;
      while (texts.nextNode()) {
        const at = (texts.currentNode as Text).data.indexOf(whole);
        if (at < 0) continue;
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + whole.length);
      }
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(rows).toBe(1);
  });

  it("come with a table in the page’s language", async () => {
    const { page } = await open("ru/embed", DESKTOP);
    expect(await linesOf(page).textContent()).toContain(`<html lang="ru">`);
    await page.locator("solitaire-table").getByText("Пингвин").first().waitFor();
  });
});

describe("the table beside the lines", () => {
  it("leaves the player’s own game of its deal as it is, and keeps nothing", async () => {
    const { page, table } = await openTable("penguin", "?deal=12345", DESKTOP);
    await playLog(table, dragging, MOVE);
    const kept = await table.log();
    await page.goto(new URL("/embed", site.url).href);
    await table.ready();
    const before = await allKept(page);
    expect(await table.log()).toBe("");
    await playLog(table, dragging, MOVE);
    await table.call("showSettings");
    await table.element.getByRole("radiogroup", { name: "Theme" }).getByText("Dark", { exact: true }).click();
    await expect.poll(() => hasState(page, "theme-dark")).toBe(true);
    expect(await allKept(page)).toEqual(before);
    // Nor is it in the way of that game in another tab.
    const other = await page.context().newPage();
    await other.goto(new URL("/penguin?deal=12345", site.url).href);
    const own = new TableOnPage(other, "penguin");
    await own.ready();
    expect(await own.log()).toBe(kept);
  });

  it("looks as the player likes tables, and does not decide how light the page is", async () => {
    const { page } = await openEmbed("embed", {
      ...DESKTOP,
      colorScheme: "light",
      before: async (coming) => {
        await coming.addInitScript(() => localStorage.setItem("solitaire-table/1/setting/felt", "slate"));
      },
    });
    expect(await hasState(page, "felt-slate")).toBe(true);
    await page.getByLabel("Theme").selectOption("Dark");
    await expect.poll(() => hasState(page, "theme-dark")).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light dark");
  });
});

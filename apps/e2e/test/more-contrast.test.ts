import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withBrowser } from "../support/with-browser.js";

const { openTable } = withBrowser();

/** The edge of a card, its outline's width, and the text of captions. */
const looksOf = (table: Locator): Promise<readonly [edge: string, width: string, text: string]> =>
  table.evaluate((element) => {
    const styleOf = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(element.shadowRoot!.querySelector(selector)!);
    const [card, caption] = [styleOf(".card"), styleOf(".caption")];
    return [card.getPropertyValue("--solitaire-edge"), card.getPropertyValue("--hair"), caption.color] as const;
  });

const looks = (page: Page): ReturnType<typeof looksOf> => looksOf(page.locator("solitaire-table"));

describe.each(["light", "dark"] as const)("for visitors who ask for more contrast, %s", (colorScheme) => {
  it("edges and texts are stronger, from the start", async () => {
    const { page: usual } = await openTable("penguin", "?deal=22", { colorScheme });
    const [edge, , text] = await looks(usual);
    const { page, complaints } = await openTable("penguin", "?deal=22", { colorScheme, contrast: "more" });
    await expect.poll(async () => (await looks(page))[1]).toBe("1px");
    const [strong, , strongText] = await looks(page);
    expect(strong).not.toBe(edge);
    expect(strongText).not.toBe(text);
    expect(complaints).toEqual([]);
  });

  it("they become so while the page is open, and as they were again", async () => {
    const { page } = await openTable("penguin", "?deal=22", { colorScheme });
    const before = await looks(page);
    await page.emulateMedia({ contrast: "more" });
    await expect.poll(async () => (await looks(page))[1]).toBe("1px");
    await page.emulateMedia({ contrast: "no-preference" });
    await expect.poll(() => looks(page)).toEqual(before);
  });

  it("they become so on a table in another document, and as they were again", async () => {
    const { page, table } = await openTable("penguin", "?deal=22", { colorScheme });
    await table.element.evaluate((element) => {
      const frame = document.createElement("iframe");
      document.body.append(frame);
      frame.contentDocument!.body.append(element);
    });
    const inFrame = page.frameLocator("iframe").locator("solitaire-table");
    await inFrame.waitFor({ state: "attached" });
    const before = await looksOf(inFrame);
    await page.emulateMedia({ contrast: "more" });
    await expect.poll(async () => (await looksOf(inFrame))[1]).toBe("1px");
    await page.emulateMedia({ contrast: "no-preference" });
    await expect.poll(() => looksOf(inFrame)).toEqual(before);
  });
});

it("nobody else loads what is for them", async () => {
  const files: string[] = [];
  const before = (page: Page): unknown => page.on("request", (request) => files.push(request.url()));
  const { page } = await openTable("penguin", "?deal=22", { before });
  await page.waitForLoadState("networkidle");
  const theirs = (): string[] => files.filter((file) => file.includes("contrast"));
  expect(theirs()).toEqual([]);
  await page.emulateMedia({ contrast: "more" });
  await expect.poll(theirs, { message: "they do" }).toHaveLength(1);
});

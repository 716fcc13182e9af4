import { describe, expect, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { withBrowser } from "../support/with-browser.js";

const { openTable } = withBrowser();

describe("settings on the site", () => {
  it("are remembered from page to page, and the page is as dark as its table", async () => {
    const { page, table, complaints } = await openTable("penguin", "?deal=22", DESKTOP);
    const barColour = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.querySelector("header, nav")!).backgroundColor);
    const light = await barColour();
    await table.button("Settings").click();
    await table.element.getByRole("dialog").getByText("Dark", { exact: true }).click();
    await expect.poll(barColour).not.toBe(light);
    const dark = await barColour();
    await page.goto(page.url().replace("penguin", "zodiac"));
    await table.element.getByRole("button", { name: "Settings" }).waitFor();
    await expect.poll(barColour).toBe(dark);
    expect(complaints).toEqual([]);
  });
});

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

  it("get classic faces under the site's policy, and keep the plain ones where those cannot be loaded", async () => {
    const { page, table, complaints } = await openTable("penguin", "?deal=22", DESKTOP);
    const classic = table.element.locator(".card .classic");
    const dialog = table.element.getByRole("dialog");
    const notice = table.element.getByText("A part of the table cannot be loaded now.");
    await page.route("**/classic-*.js", (route) => route.abort());
    await table.button("Settings").click();
    await dialog.getByText("Classic", { exact: true }).click();
    await notice.first().waitFor({ state: "attached" });
    expect(await classic.count()).toBe(0);
    await page.unroute("**/classic-*.js");
    complaints.splice(0);
    await dialog.getByText("Plain", { exact: true }).click();
    await dialog.getByText("Classic", { exact: true }).click();
    await classic.first().waitFor({ state: "attached" });
    expect(await dialog.locator(".sample .classic").count(), "in the preview").toBe(4);
    expect(complaints).toEqual([]);
  });
});

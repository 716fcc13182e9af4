import { describe, expect, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { withBrowser } from "../support/with-browser.js";

const { open } = withBrowser();

describe("whoever goes from page to page in haste, by the bar and back", () => {
  it("hears of no error: a page that is left waits for nothing", async () => {
    const { page, complaints } = await open("today", { ...DESKTOP, moves: true });
    // A transition between pages that is cut short fails in the page, where nothing can catch it.
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        if (viewTransition) console.error("The page comes with a transition.");
      });
    });
    for (const game of ["penguin", "zodiac", "stalactites", "rouge-et-noir"]) {
      await page.click(`.bar [data-page=${game}]`);
      await page.waitForURL(`**/${game}`, { waitUntil: "commit" });
    }
    await page.goBack({ waitUntil: "commit" });
    await page.locator("solitaire-table").waitFor();
    expect(complaints).toEqual([]);
  });
});

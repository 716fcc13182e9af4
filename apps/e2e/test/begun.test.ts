import { describe, expect, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { playLog, tapping } from "../support/hands.js";
import { solutionOf } from "../support/solutions.js";
import { withBrowser } from "../support/with-browser.js";

const { openTable } = withBrowser();
const { deal, log } = solutionOf("penguin");
const [first = ""] = log.split(" ");

describe("a deal by number that was begun", () => {
  for (const [path, link] of [
    ["", `Penguin, deal ${deal}`],
    ["ru/", `Пингвин, расклад ${deal}`],
  ] as const) {
    it(`is found again on the page of today's deals, until it is taken back: /${path}today`, async () => {
      const { page, table, complaints } = await openTable("penguin", `?deal=${deal}`, { ...DESKTOP, hasTouch: true });
      await table.keepStill();
      await playLog(table, tapping, first);
      const today = new URL(`/${path}today`, page.url()).href;
      await page.goto(today);
      await page.getByRole("link", { name: link }).click();
      await page.waitForURL(`**/${path}penguin?deal=${deal}`);
      await expect.poll(() => table.log()).toBe(first);
      await table.call("undo");
      await page.goto(today);
      await page.locator(".facts span").first().waitFor();
      expect(await page.getByRole("link", { name: link }).count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  }

  it("is found again beside others of its game, the one played last first", async () => {
    const { page, table, complaints } = await openTable("penguin", `?deal=${deal}`, { ...DESKTOP, hasTouch: true });
    await table.keepStill();
    await playLog(table, tapping, first);
    await page.goto(new URL("/penguin?deal=1", page.url()).href);
    await table.ready();
    await table.keepStill();
    await table.takeUp("T7-R1 T2-T5");
    await table.call("undo");
    await page.goto(new URL("/today", page.url()).href);
    const links = page.locator("#begun").getByRole("link");
    await expect.poll(() => links.allInnerTexts()).toEqual(["Penguin, deal\u00A01", `Penguin, deal\u00A0${deal}`]);
    await links.nth(1).click();
    await expect.poll(() => table.log()).toBe(first);
    expect(complaints).toEqual([]);
  });
});

import { describe, expect, inject, it } from "vitest";
import { DESKTOP, PHONE } from "../support/browser.js";
import { withBrowser } from "../support/with-browser.js";

const { open } = withBrowser();
const site = inject("site");

describe("a form", () => {
  for (const form of ["practice", "verify"]) {
    it(`cannot be used before its script is there, and then keeps what is written: ${form}`, async () => {
      const { page, complaints } = await open("embed", DESKTOP);
      let release: () => void = () => undefined;
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      await page.route(`**/${form}-*.js`, async (route) => {
        await isReleased;
        await route.continue();
      });
      await page.goto(new URL(`/${form}`, site.url).href, { waitUntil: "commit" });
      await page.getByLabel("Deal number").waitFor();
      expect(await page.locator("form :enabled:not(fieldset)").count()).toBe(0);
      release();
      await page.locator("#deal:enabled").fill("12345");
      expect(await page.locator("form :disabled").count()).toBe(0);
      await page.waitForLoadState("networkidle");
      expect(await page.getByLabel("Deal number").inputValue()).toBe("12345");
      expect(complaints).toEqual([]);
    });
  }
});

describe("the bar on a phone", () => {
  for (const [path, other] of [
    ["rouge-et-noir?deal=3", "Русский"],
    ["ru/rouge-et-noir?deal=3", "English"],
  ] as const) {
    it(`has the other language in reach on a page with a table, and fits: ${path}`, async () => {
      const { page } = await open(path, PHONE);
      for (const width of [320, 352, 360, 432]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
        for (const link of await page.locator(".bar a:visible").all()) {
          const box = (await link.boundingBox())!;
          expect(Math.min(box.width, box.height), `${width}: ${await link.innerText()}`).toBeGreaterThanOrEqual(44);
        }
      }
      await page.locator(".bar").getByRole("link", { name: other }).tap();
      await page.waitForURL(other === "English" ? /\/rouge-et-noir\?deal=3$/ : /\/ru\/rouge-et-noir\?deal=3$/);
    });
  }
});

import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withBrowser } from "../support/with-browser.js";

const { open } = withBrowser();

const PAGES = ["", "today", "results", "verify", "practice", "embed", "404"];
const WIDTHS = [360, 1280];
const SCHEMES = ["light", "dark"] as const;

const source = readFileSync(new URL(import.meta.resolve("axe-core")), "utf8");

/** What is wrong on a page, and where. */
type Fault = readonly [rule: string, ...where: string[]];

const faultsOf = (page: Page): Promise<Fault[]> =>
  page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }): Fault => [id, ...nodes.map(({ html }) => html)]);
  });

/** Until what follows from a change of the window is there. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

describe.each(["en", "ru"])("in %s", (language) => {
  it.each(PAGES)("the page /%s is accessible, narrow and wide, light and dark", async (path) => {
    const { page } = await open(language === "en" ? path : `${language}/${path}`, {
      colorScheme: "light",
      // What measures is not the site's.
      bypassCSP: true,
    });
    await page.waitForLoadState("networkidle");
    await page.evaluate(source);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await painted(page);
        expect(await faultsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
});

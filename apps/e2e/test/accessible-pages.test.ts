import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withBrowser } from "../support/with-browser.js";

const { open } = withBrowser();

const PAGES = ["", "today", "results", "verify", "practice", "embed", "404"];
const LOOKS = ["en", "ru"].flatMap((language) => [360, 1280].map((width) => ({ language, width })));

const source = readFileSync(new URL(import.meta.resolve("axe-core")), "utf8");

/** What is wrong on a page, and where. */
type Fault = readonly [rule: string, ...where: string[]];

const faultsOf = (page: Page): Promise<Fault[]> =>
  page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }): Fault => [id, ...nodes.map(({ html }) => html)]);
  });

describe.each(LOOKS)("in $language, $width px wide", ({ language, width }) => {
  it.each(PAGES)("the page /%s is accessible, light and dark", async (path) => {
    const { page } = await open(language === "en" ? path : `${language}/${path}`, {
      viewport: { width, height: 800 },
      colorScheme: "light",
      // What measures is not the site's.
      bypassCSP: true,
    });
    await page.waitForLoadState("networkidle");
    await page.evaluate(source);
    expect(await faultsOf(page), "light").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await faultsOf(page), "dark").toEqual([]);
  });
});

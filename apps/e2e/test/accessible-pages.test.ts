import { readFileSync } from "node:fs";
import type axe from "axe-core";
import { describe, expect, it } from "vitest";
import { withBrowser } from "../support/with-browser.js";

const { open } = withBrowser();

const PAGES = ["", "today", "results", "verify", "practice", "embed", "404"];
const LOOKS = ["en", "ru"].flatMap((language) =>
  [360, 1280].flatMap((width) => (["light", "dark"] as const).map((colorScheme) => ({ language, width, colorScheme }))),
);

const source = readFileSync(new URL(import.meta.resolve("axe-core")), "utf8");

/** What is wrong on a page, and where. */
type Fault = readonly [rule: string, ...where: string[]];

describe.each(LOOKS)("in $language, $width px wide, $colorScheme", ({ language, width, colorScheme }) => {
  it.each(PAGES)("the page /%s is accessible", async (path) => {
    const { page } = await open(language === "en" ? path : `${language}/${path}`, {
      viewport: { width, height: 800 },
      colorScheme,
      // What measures is not the site's.
      bypassCSP: true,
    });
    await page.waitForLoadState("networkidle");
    await page.evaluate(source);
    const faults = await page.evaluate(async (): Promise<Fault[]> => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    });
    expect(faults).toEqual([]);
  });
});

import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { solutionOf } from "../support/solutions.js";
import { withBrowser } from "../support/with-browser.js";

// Bars that take room of their own, as on most desktops. Playwright hides them otherwise.
const { open, openTable } = withBrowser({ ignoreDefaultArgs: ["--hide-scrollbars"] });

const { deal, log } = solutionOf("rouge-et-noir");
const WIDTHS = [453, 1222];
const HEIGHTS = Array.from({ length: 22 }, (_, i) => 380 + 20 * i);

/** The sizes of the felt in frame after frame, once a change has had time to come to rest; and what its bars take. */
const sizesOf = (table: Locator): Promise<{ sizes: string[]; bars: number[]; isWider: boolean }> =>
  table.evaluate(async (element) => {
    const felt = element.shadowRoot!.querySelector<HTMLElement>("[part=felt]")!;
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    for (let i = 0; i < 6; i++) await frame();
    const sizes = new Set<string>();
    for (let i = 0; i < 6; i++) {
      await frame();
      sizes.add(`${felt.clientWidth} × ${felt.clientHeight}`);
    }
    const { clientHeight, clientWidth, offsetHeight, offsetWidth, scrollWidth } = felt;
    return {
      sizes: [...sizes],
      bars: [offsetWidth - clientWidth, offsetHeight - clientHeight],
      isWider: scrollWidth > clientWidth,
    };
  });

describe("pages to be read", () => {
  it("stand where others stand, whether they scroll or not, and scroll only for what there is to read", async () => {
    const { page } = await open("today", { viewport: { width: 1440, height: 900 } });
    const lies = async (path: string): Promise<readonly [middle: number, scrolls: boolean]> => {
      await page.goto(new URL(path, page.url()).href, { waitUntil: "networkidle" });
      await page.locator(".foot").waitFor();
      return page.evaluate(() => {
        const { clientHeight, scrollHeight } = document.documentElement;
        const { left, width } = document.querySelector("main")!.getBoundingClientRect();
        return [left + width / 2, scrollHeight > clientHeight] as const;
      });
    };
    const [middle, scrolls] = await lies("/results?game=penguin");
    expect(scrolls, "without a win").toBe(false);
    expect([await lies("/today"), await lies("/practice"), await lies("/embed")]).toEqual([
      [middle, false],
      [middle, false],
      [middle, true],
    ]);
  });
});

describe("a felt whose scroll bar takes room of its own", () => {
  it.each(WIDTHS)("comes to rest at every height of a window %i px wide", async (width) => {
    const { page, table } = await openTable("rouge-et-noir", `?deal=${deal}`, { viewport: { width, height: 900 } });
    // Columns so tall, in print so large, that some of these heights are too low for them.
    await table.element.evaluate((element) => element.setAttribute("print", "large"));
    const entries = log.split(" ");
    await table.takeUp(entries.slice(0, Math.floor(entries.length * 0.75)).join(" "));
    let scrolled = 0;
    for (const height of HEIGHTS) {
      await page.setViewportSize({ width, height });
      const { sizes, bars, isWider } = await sizesOf(table.element);
      expect(sizes, `${height} px`).toHaveLength(1);
      expect(isWider, `${height} px`).toBe(false);
      expect(bars[1], "no bar at the foot").toBe(0);
      if (bars[0]! > 0) scrolled++;
    }
    expect(scrolled, "heights at which there is a bar").toBeGreaterThan(0);
  });
});

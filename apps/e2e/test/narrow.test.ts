import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withBrowser } from "../support/with-browser.js";

const { open } = withBrowser();

const PATHS = [
  "today",
  "results?game=rouge-et-noir",
  "practice?game=penguin&deal=012",
  "verify#game=penguin&deal=1&log=T7R1T2T5",
  "embed",
  "nothing",
  "zodiac-classic?deal=7",
  "stalactites?deal=7",
];
const LANGUAGES = ["", "ru/"];
const WIDTHS = [320, 360, 390, 768, 1024, 1440];

/** How hard each of today's deals is, from the hardest on. */
const hard = async (page: Page): Promise<void> => {
  const deals = ["zodiac", "stalactites", "rouge-et-noir", "penguin"].map((game, i) => ({
    game,
    par: 128 - 40 * i,
    difficulty: 5 - i,
  }));
  await page.route("**/v1/daily", (route) => route.fulfill({ json: { date: "2026-11-30", deals } }));
};

/** What reaches beyond the page's width, or beyond the box that it is cut by. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>("main, main *:not(svg *)")].filter(
      (element) => element.checkVisibility() && element.scrollWidth > element.clientWidth && element.clientWidth > 1,
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : []),
      ...cut
        .filter((element) => getComputedStyle(element).display !== "inline")
        .map(({ localName, className, scrollWidth: has }) => `${localName}.${className}: ${has} px`),
    ];
  });

describe("a page of the site", () => {
  for (const path of LANGUAGES.flatMap((language) => PATHS.map((page) => language + page))) {
    it(`fits the width of every screen: ${path}`, async () => {
      const { page } = await open(path, { before: hard });
      await page.waitForLoadState("networkidle");
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        // The table hears of its size with the next frame.
        await expect.poll(() => sticksOut(page), { message: `${width} px` }).toEqual([]);
      }
    });
  }
});

describe("letters of twice their size", () => {
  const enlarge = async (coming: Page): Promise<void> => {
    const devTools = await coming.context().newCDPSession(coming);
    await devTools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await hard(coming);
  };

  for (const path of ["today", "results?game=penguin", "practice", "verify", "embed"].map((each) => `ru/${each}`)) {
    it(`fit the width of a phone, even those of long Russian words: ${path}`, async () => {
      const { page } = await open(path, { before: enlarge });
      await page.waitForLoadState("networkidle");
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => sticksOut(page), { message: `${width} px` }).toEqual([]);
      }
    });
  }

  for (const path of ["zodiac?deal=7", "ru/rouge-et-noir?deal=7"]) {
    it(`leave the table's tools in sight on a small phone: ${path}`, async () => {
      const { page } = await open(path, { before: enlarge });
      await page.setViewportSize({ width: 320, height: 568 });
      const end = (): Promise<number> =>
        page.locator("solitaire-table .tools").evaluate((tools) => tools.getBoundingClientRect().bottom);
      await expect.poll(end).toBeLessThanOrEqual(568);
    });
  }

  for (const path of ["today", "ru/penguin?deal=7"]) {
    it(`stand clear of the screen's edges in the bar: ${path}`, async () => {
      const { page } = await open(path, { before: enlarge });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        const free = await page.locator(".bar .language a").evaluate((link) => {
          const letters = document.createRange();
          letters.selectNodeContents([...link.children].find((each) => each.clientWidth > 1) ?? link);
          return innerWidth - letters.getBoundingClientRect().right;
        });
        expect(free, `${width} px`).toBeGreaterThan(2);
      }
    });
  }
});

describe("letters that a script has made twice as large", () => {
  for (const path of LANGUAGES.map((language) => `${language}stalactites?deal=7`)) {
    it(`leave the bar as wide as the screen: ${path}`, async () => {
      const { page } = await open(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      for (const width of [320, 360, 390, 430, 480, 600]) {
        await page.setViewportSize({ width, height: 800 });
        const bar = await page.locator(".bar").evaluate(({ scrollWidth }) => scrollWidth);
        expect(bar, `${width} px`).toBeLessThanOrEqual(width);
      }
    });
  }
});

describe("the rows of today's deals", () => {
  for (const path of LANGUAGES.map((language) => `${language}today`)) {
    it(`have their columns below one another, and end where their lines end: ${path}`, async () => {
      const { page } = await open(path, { before: hard });
      await page.locator(".facts span").last().waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        for (const column of [".what", ".facts", ".facts span:first-child", ".facts span:last-child"]) {
          const lefts = await page
            .locator(`.deals ${column}`)
            .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
          expect(new Set(lefts).size, `${column} at ${width} px`).toBe(1);
        }
        const beyond = await page.locator(".deals a").evaluateAll((rows) =>
          rows.flatMap((row) => {
            const range = document.createRange();
            range.selectNodeContents(row);
            const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right));
            return right > row.getBoundingClientRect().right ? [row.textContent] : [];
          }),
        );
        expect(beyond, `${width} px`).toEqual([]);
        const heights = await page
          .locator(".deals .facts")
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
        expect(Math.max(...heights), `no fact breaks at ${width} px`).toBeLessThan(50);
      }
    });
  }
});

describe("lines to be copied", () => {
  for (const path of LANGUAGES.flatMap((language) => [`${language}embed`, `${language}verify`])) {
    it(`are not covered by the button that copies them: ${path}`, async () => {
      const { page } = await open(path);
      const button = page.locator(".code button:visible");
      await button.waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        const [lines, over] = [(await page.locator("pre").first().boundingBox())!, (await button.boundingBox())!];
        expect(over.y, `${width} px`).toBeGreaterThanOrEqual(lines.y + lines.height);
      }
    });
  }
});

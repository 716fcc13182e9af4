import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { withBrowser } from "../support/with-browser.js";

const { open, openTable } = withBrowser();

/** Notes how light or dark a page is in each of its frames, from the first on that has anything in it. */
const noteSchemes = (): void => {
  const schemes = new Set<string>();
  Object.assign(globalThis, { schemes });
  const look = (): void => {
    if (document.body) schemes.add(getComputedStyle(document.documentElement).colorScheme);
    requestAnimationFrame(look);
  };
  look();
};
const schemesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { schemes: Set<string> }).schemes]);

const schemeOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** The colours for what is around a page. */
const coloursOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

describe("the theme that is chosen at a table", () => {
  it("is every page's, from its first frame on, and follows another tab", async () => {
    const { page, table, complaints } = await openTable("penguin", "?deal=22", { ...DESKTOP, colorScheme: "light" });
    const choose = (theme: string): Promise<void> =>
      table.element.getByRole("radiogroup", { name: "Theme" }).getByText(theme, { exact: true }).click();
    await table.button("Settings").click();
    await choose("Dark");
    const other = await page.context().newPage();
    await other.addInitScript(noteSchemes);
    for (const path of ["today", "practice", "verify", "results", "embed", "nowhere", "ru/today", "zodiac?deal=1"]) {
      await other.goto(new URL(`/${path}`, page.url()).href);
      expect(await schemesOf(other), path).toEqual(["dark"]);
      expect(await coloursOf(other), path).toEqual(["#1c2522"]);
    }
    await other.locator("solitaire-table .card").first().waitFor();
    expect(await schemesOf(other), "with its table there").toEqual(["dark"]);

    await other.goto(new URL("/today", page.url()).href);
    await choose("Light");
    await expect.poll(() => schemeOf(other)).toBe("light");
    await other.emulateMedia({ colorScheme: "dark" });
    expect(await coloursOf(other)).toEqual(["#efeadd"]);
    await choose("Auto");
    await expect.poll(() => schemeOf(other)).toBe("light dark");
    expect(await coloursOf(other)).toEqual(["#1c2522"]);
    expect(await schemeOf(page), "where it was chosen").toBe("light dark");
    expect(complaints).toEqual([]);
  });

  it("is found by a page that Back brings again", async () => {
    const { page, table } = await openTable("penguin", "?deal=22", DESKTOP);
    await page.goto(new URL("/practice", page.url()).href);
    await page.click(".bar [data-page=zodiac]");
    await table.element.getByRole("button", { name: "Settings" }).click();
    await table.element.getByRole("dialog").getByText("Dark", { exact: true }).click();
    await page.goBack();
    await expect.poll(() => schemeOf(page)).toBe("dark");
  });

  it("is the system's where nothing can be kept, and where something else is kept under its name", async () => {
    const blocked = await open("today", {
      before: async (page) => {
        await page.addInitScript(() => {
          Object.defineProperty(window, "localStorage", {
            get: () => {
              throw new DOMException("blocked", "SecurityError");
            },
          });
        });
      },
    });
    expect(await schemeOf(blocked.page)).toBe("light dark");
    expect(blocked.complaints).toEqual([]);
    const broken = await open("today", {
      before: async (page) => {
        await page.addInitScript(() => localStorage.setItem("solitaire-table/1/setting/theme", "tartan"));
      },
    });
    expect(await schemeOf(broken.page)).toBe("light dark");
    expect(broken.complaints).toEqual([]);
  });
});

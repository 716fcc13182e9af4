import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { withBrowser } from "../support/with-browser.js";

const { open } = withBrowser();

/** A page whose table has all that it loads by itself. */
const quiet = async (path: string): Promise<Page> => {
  const { page } = await open(path, DESKTOP);
  await page.locator("solitaire-table .tools").waitFor();
  await page.waitForLoadState("networkidle");
  return page;
};

/** Notes which scripts are asked for, but for the solver's, in the order of their names. @param until What they wait for. */
const noteScripts = async (page: Page, until?: Promise<void>): Promise<() => string[]> => {
  const asked = new Set<string>();
  await page.route(/(?<!solver-worker-[^/]+)\.js$/, async (route) => {
    asked.add(new URL(route.request().url()).pathname);
    await until;
    await route.continue();
  });
  return () => [...asked].toSorted();
};

describe("what the first dialog needs is asked for at once, before any of it has come", () => {
  it.each([
    ["Settings", "penguin?deal=5"],
    ["Calendar", "penguin?deal=5"],
    ["Правила", "ru/penguin?deal=5"],
    ["Статистика", "ru/penguin?deal=5"],
  ])("%s, on /%s", async (name, path) => {
    const press = (page: Page): Promise<void> => page.getByRole("button", { name, exact: true }).click();
    const opens = (page: Page): Promise<void> =>
      page.locator("solitaire-table").getByRole("dialog").getByRole("heading").first().waitFor();

    const first = await quiet(path);
    const needed = await noteScripts(first);
    await press(first);
    await opens(first);
    await first.waitForLoadState("networkidle");
    expect(needed().length).toBeGreaterThan(0);

    const second = await quiet(path);
    let letGo: () => void;
    const asked = await noteScripts(second, new Promise((resolve) => (letGo = resolve)));
    await press(second);
    await expect.poll(asked).toEqual(needed());
    letGo!();
    await opens(second);
    expect(asked()).toEqual(needed());
  });
});

import type { Browser, LaunchOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { launch, visit, type Visit, type Visiting } from "./browser.js";
import { TableOnPage } from "./table.js";

/** A page of the site with a table on it. */
export interface Opened extends Visit {
  readonly table: TableOnPage;
}

/** The browser of all files that a process runs, one after another. It ends with the process. */
let shared: Promise<Browser> | undefined;

/**
 * A browser for the tests of a file. What they open is closed after each.
 * @param options How one of the file's own is started
 */
export const withBrowser = (
  options?: LaunchOptions,
): {
  /** Opens a page of the site by its path, and waits until cards lie on the table. */
  readonly openTable: (game: string, query?: string, options?: Visiting) => Promise<Opened>;
  /** Opens any page. */
  readonly open: (path: string, options?: Visiting) => Promise<Visit>;
} => {
  const site = inject("site");
  let browser: Browser;
  let visits: Visit[] = [];
  beforeAll(async () => {
    browser = await (options ? launch(options) : (shared ??= launch()));
  });
  afterEach(async () => {
    await Promise.all(visits.map((each) => each.close()));
    visits = [];
  });
  if (options) afterAll(() => browser.close());

  const open = async (path: string, visiting: Visiting = {}): Promise<Visit> => {
    const opened = await visit(browser, new URL(path, site.url).href, visiting);
    visits.push(opened);
    return opened;
  };
  return {
    open,
    openTable: async (game, query = "", visiting = {}) => {
      const opened = await open(`${game}${query}`, visiting);
      const table = new TableOnPage(opened.page, game);
      await table.ready();
      return { ...opened, table };
    },
  };
};

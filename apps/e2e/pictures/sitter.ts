import type { Page } from "playwright-core";
import type { Visiting } from "../support/browser.js";
import { solutionOf } from "../support/solutions.js";
import type { TableOnPage } from "../support/table.js";
import type { Opened } from "../support/with-browser.js";

export const DESKTOP: Visiting = { viewport: { width: 1440, height: 900 } };
export const LOW: Visiting = { viewport: { width: 1440, height: 600 } };
export const TABLET: Visiting = { viewport: { width: 768, height: 1024 }, hasTouch: true };
export const PHONE: Visiting = { viewport: { width: 360, height: 740 }, hasTouch: true, deviceScaleFactor: 2 };

/** How long the solver may think about a position that a picture is taken of, in milliseconds. */
const PATIENCE = 8000;

type OpenTable = (game: string, query?: string, options?: Visiting) => Promise<Opened>;

/** A game's table on a page of its own, which it fills. */
export const seat = async (openTable: OpenTable, game: string, options: Visiting): Promise<TableOnPage> => {
  const { table } = await openTable(game, `?deal=${solutionOf(game).deal}`, options);
  await table.element.evaluate(({ style }) => {
    style.position = "fixed";
    style.inset = "0";
    style.height = "auto";
  });
  return table;
};

/** Plays a share of the solution, and waits for what is told of the position. */
export const pose = async (table: TableOnPage, played: number): Promise<void> => {
  const entries = solutionOf(table.game).log.split(" ");
  await table.element.evaluate(
    async (element, log) => {
      const host = element as HTMLElement & { log: string; updateComplete: Promise<boolean> };
      host.log = log;
      await host.updateComplete;
    },
    entries.slice(0, Math.floor(entries.length * played)).join(" "),
  );
  await table.element
    .locator(".verdict.good")
    .waitFor({ timeout: PATIENCE })
    .catch(() => undefined);
  // Ornaments and edges of cards come a little later than the cards.
  await table.page.waitForTimeout(400);
};

/** A picture of what a page shows, as PNG. Where the table has something to complain about, there is none. */
export const shoot = async (page: Page): Promise<Buffer> => {
  const notice = page.locator("solitaire-table .notice");
  if (await notice.isVisible()) throw new Error(await notice.innerText());
  return page.screenshot({ type: "png" });
};

import type { Page } from "playwright-core";

/** A rule that every element in the table matches, and that changes none. */
const EVERY = ":not(#counted)";

/** What Chromium notes of a rule each time that it styles elements: how many of them it has compared with the rule. */
interface Noted {
  readonly args: {
    readonly selector_stats?: {
      readonly selector_timings: readonly { readonly selector: string; readonly match_attempts: number }[];
    };
  };
}

/** Whatever waits for the next frame is done. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Has the elements of the table on a page counted, from now on, whenever they are styled. */
export const countStyled = async (page: Page): Promise<void> => {
  await page.evaluate((every) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${every} { orphans: 2 }`);
    document.querySelector("solitaire-table")!.shadowRoot!.adoptedStyleSheets.push(sheet);
  }, EVERY);
  // For which all of them are styled.
  await painted(page);
};

/**
 * How many elements of the table the browser styles anew while something is done, each as often as that happens to it.
 * Its own count of a frame leaves out what it styles while it lays out containers for queries: all of the table.
 */
export const styledWhile = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-blink.debug"] });
  await act();
  await painted(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly Noted[] };
  return traceEvents
    .flatMap(({ args }) => args.selector_stats?.selector_timings ?? [])
    .filter(({ selector }) => selector === EVERY)
    .reduce((sum, { match_attempts: count }) => sum + count, 0);
};

import { describe, expect, inject, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { elsewhere } from "../support/elsewhere.js";
import { TableOnPage } from "../support/table.js";
import { withBrowser } from "../support/with-browser.js";

const { openTable, open } = withBrowser();
const { url } = inject("site");

/** Wins a game by doing what hints say. */
const winByHints = async (table: TableOnPage): Promise<void> => {
  const { page } = table;
  // A game that is won has no hints any more.
  for (let moves = 0; moves < 200 && (await table.button("Hint").isEnabled()); moves++) {
    const choice = table.element.locator(".choice.hinted");
    if (await choice.isVisible()) await choice.click();
    for (const { x, y } of await table.hint()) await page.mouse.click(x, y);
  }
  await table.element.getByRole("dialog").getByText("Solved").waitFor();
};

describe("hints", () => {
  it("lead to the win on the site, from a worker, with all that is safe played by itself", async () => {
    const { page, table, complaints } = await openTable("penguin", "?deal=22", DESKTOP);
    await table.element.getByText("Winnable").waitFor();
    // On a busy machine another one looks for the next deal by now.
    expect(page.workers()).not.toHaveLength(0);
    await winByHints(table);
    expect(complaints).toEqual([]);
  });
});

describe("on a page that takes the table from another origin", () => {
  const policy = `default-src 'none'; script-src ${url}; style-src 'self'; img-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html solitaire-table`;
  const scripts = [`${url}table/solitaire-table.js`];
  const tableWith = (more: string): string => `<solitaire-table game="penguin" deal="22" ${more}></solitaire-table>`;
  const address = elsewhere({
    "/": { body: tableWith(""), policy, scripts },
    "/solver": { body: tableWith('solver-url="/solver-worker.js"'), policy: `${policy}; worker-src 'self'`, scripts },
  });

  it("the verdict comes without a worker, and no policy is broken", async () => {
    const { page, complaints } = await open(address(), DESKTOP);
    const table = new TableOnPage(page, "penguin");
    await table.ready();
    await table.element.getByText("Winnable").waitFor();
    await table.takeUp("T2-R6 T5-R1 T2-R2 T6-R4 T7-R7 T5-R3 T6-R5");
    await table.button("Back to a winnable game").click();
    expect(await table.log()).toBe("T2-R6 T5-R1 T2-R2 T6-R4 T7-R7");
    expect(page.workers()).toHaveLength(0);
    expect(complaints).toEqual([]);
  });

  it("the verdict comes from a worker where the page has a copy of the solver, and no policy is broken", async () => {
    const { page, complaints } = await open(`${address()}/solver`, DESKTOP);
    const table = new TableOnPage(page, "penguin");
    await table.ready();
    await table.element.getByText("Winnable").waitFor();
    expect(new Set(page.workers().map((worker) => worker.url()))).toEqual(new Set([`${address()}/solver-worker.js`]));
    expect(complaints).toEqual([]);
  });
});

import type { Page } from "playwright-core";
import { it } from "vitest";
import type { Visiting } from "../support/browser.js";
import type { Spot, TableOnPage } from "../support/table.js";
import { withBrowser } from "../support/with-browser.js";
import { keepSheet, type Print } from "./sheet.js";
import { pose, seat, shoot } from "./sitter.js";

const { openTable, open } = withBrowser();

const LAPTOP: Visiting = { viewport: { width: 1024, height: 768 } };

/** The part of the solution after which a run of five has a place to go to. */
const PLAYED = 0.27;
const [RUN, TARGET]: readonly [Spot, Spot] = [
  { pile: "T1", fromTop: 5 },
  { pile: "T2", fromTop: 1 },
];

/** Where a card can be taken hold of. */
const grip = async (table: TableOnPage, spot: Spot): Promise<[x: number, y: number]> => {
  const [seen] = await table.look(spot);
  return [seen!.x + seen!.width / 2, seen!.y + 12];
};

const choose = async (table: TableOnPage): Promise<void> => table.page.mouse.click(...(await grip(table, RUN)));

/** Everything that a table tells by looks: what is chosen, what is carried, what a hint says. */
const show: readonly ((table: TableOnPage) => Promise<unknown>)[] = [
  choose,
  async (table) => {
    await choose(table);
    const { mouse } = table.page;
    const [x, y] = await grip(table, TARGET);
    await mouse.move(...(await grip(table, RUN)));
    await mouse.down();
    await mouse.move(x + 30, y + 70, { steps: 4 });
  },
  async (table) => {
    await table.page.mouse.up();
    await table.button("Undo").click();
    await table.hint();
  },
];

const settle = (page: Page): Promise<void> => page.waitForTimeout(500);

it.each([
  { name: "states", options: { colorScheme: "light" } },
  { name: "states-dark", options: { colorScheme: "dark" } },
  { name: "states-forced-colors", options: { colorScheme: "dark", forcedColors: "active" } },
] as const)("takes $name", async ({ name, options }) => {
  const table = await seat(openTable, "penguin", { ...LAPTOP, ...options });
  await pose(table, PLAYED);
  const prints: Print[] = [];
  for (const act of show) {
    await act(table);
    await settle(table.page);
    prints.push({ picture: await shoot(table.page), width: 640 });
  }
  const { page } = await open("about:blank");
  await keepSheet(page, name, 3, prints);
});

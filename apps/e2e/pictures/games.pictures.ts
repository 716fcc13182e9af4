import { describe, it } from "vitest";
import { withBrowser } from "../support/with-browser.js";
import { keepSheet, type Print } from "./sheet.js";
import { DESKTOP, PHONE, pose, seat, shoot, TABLET } from "./sitter.js";

const { openTable, open } = withBrowser();

/** What of a solution is played early and late. */
const GAMES = {
  zodiac: [0, 0.985],
  "zodiac-classic": [0.3, 0.97],
  stalactites: [0, 0.6],
  "rouge-et-noir": [0, 0.7],
  penguin: [0, 0.6],
} as const;

const SHEETS = [
  { kind: "desktop", options: DESKTOP, across: 2, width: 960 },
  { kind: "tablet", options: TABLET, across: 4, width: 480 },
  { kind: "phone", options: PHONE, across: 4, width: 360 },
] as const;

describe.each(Object.entries(GAMES))("%s", (game, parts) => {
  it.each(SHEETS)("on a $kind, light and dark, early and late", async ({ kind, options, across, width }) => {
    const table = await seat(openTable, game, options);
    const prints: Print[] = [];
    for (const colorScheme of ["light", "dark"] as const) {
      await table.page.emulateMedia({ colorScheme });
      for (const played of parts) {
        await pose(table, played);
        prints.push({ picture: await shoot(table.page), width });
      }
    }
    const { page } = await open("about:blank");
    await keepSheet(page, `${game}-${kind}`, across, prints);
  });
});

import { describe, it } from "vitest";
import type { Visiting } from "../support/browser.js";
import { withBrowser } from "../support/with-browser.js";
import { keepSheet, type Print } from "./sheet.js";
import { DESKTOP, LOW, PHONE, pose, seat, shoot, TABLET } from "./sitter.js";

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

interface Sheet {
  readonly kind: string;
  readonly options: Visiting;
  readonly across: number;
  readonly width: number;
}

/** Keeps a sheet of one game: light and dark, early and late. */
const take = async (game: keyof typeof GAMES, { kind, options, across, width }: Sheet): Promise<void> => {
  const table = await seat(openTable, game, options);
  const prints: Print[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await table.page.emulateMedia({ colorScheme });
    for (const played of GAMES[game]) {
      await pose(table, played);
      prints.push({ picture: await shoot(table.page), width });
    }
  }
  const { page } = await open("about:blank");
  await keepSheet(page, `${game}-${kind}`, across, prints);
};

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])("%s", (game) => {
  it.each(SHEETS)("on a $kind, light and dark, early and late", (sheet) => take(game, sheet));
});

it("takes the Zodiac in a low and wide window", () =>
  take("zodiac", { kind: "low", options: LOW, across: 2, width: 960 }));

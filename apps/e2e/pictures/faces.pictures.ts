import { it } from "vitest";
import { withBrowser } from "../support/with-browser.js";
import { keepSheet, type Print } from "./sheet.js";
import { pose, seat, shoot } from "./sitter.js";

const { openTable, open } = withBrowser();

/** What is shown of the faces: where they all lie open and where most are covered, in four colours and in two. */
const TABLES = [
  { game: "zodiac", played: 0.6, colorScheme: "light", colours: "four" },
  { game: "penguin", played: 0.6, colorScheme: "dark", colours: "two" },
] as const;

it("takes the classic faces", async () => {
  const prints: Print[] = [];
  for (const { game, played, colorScheme, colours } of TABLES) {
    const table = await seat(openTable, game, { viewport: { width: 1024, height: 768 }, colorScheme });
    await table.element.evaluate((element, suits) => {
      element.setAttribute("faces", "classic");
      element.setAttribute("colours", suits);
    }, colours);
    await table.element.locator(".card .classic").first().waitFor({ state: "attached" });
    await pose(table, played);
    prints.push({ picture: await shoot(table.page), width: 960 });
  }
  const { page } = await open("about:blank");
  await keepSheet(page, "faces", 2, prints);
});

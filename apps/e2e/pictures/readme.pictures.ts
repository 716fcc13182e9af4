import { it } from "vitest";
import { withBrowser } from "../support/with-browser.js";
import { keepSheet, type Print } from "./sheet.js";
import { DESKTOP, PHONE, pose, seat, shoot } from "./sitter.js";

const { openTable, open } = withBrowser();

it("takes the ring with a hint", async () => {
  const table = await seat(openTable, "zodiac", DESKTOP);
  await pose(table, 0.6);
  await table.hint();
  const { page } = await open("about:blank");
  await keepSheet(page, "zodiac", 1, [{ picture: await shoot(table.page), width: 1440 }]);
});

it("takes three phones in the dark", async () => {
  const prints: Print[] = [];
  for (const game of ["stalactites", "rouge-et-noir", "penguin"]) {
    const table = await seat(openTable, game, { ...PHONE, colorScheme: "dark" });
    await pose(table, 0.5);
    prints.push({ picture: await shoot(table.page), width: 480 });
  }
  const { page } = await open("about:blank");
  await keepSheet(page, "phones", 3, prints);
});

import { it } from "vitest";
import { withBrowser } from "../support/with-browser.js";
import { keepSheet, type Print } from "./sheet.js";
import { pose, seat, shoot } from "./sitter.js";

const { openTable, open } = withBrowser();

const LOOKS = { sage: "indigo", linen: "madder", slate: "heather", pine: "lichen" };

it("takes the felts and the backs", async () => {
  const table = await seat(openTable, "zodiac", { viewport: { width: 1024, height: 768 } });
  await pose(table, 0.35);
  const prints: Print[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await table.page.emulateMedia({ colorScheme });
    for (const [felt, back] of Object.entries(LOOKS)) {
      await table.element.evaluate(
        (element, values) => {
          for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
        },
        { felt, back },
      );
      await table.page.waitForTimeout(600);
      prints.push({ picture: await shoot(table.page), width: 480 });
    }
  }
  const { page } = await open("about:blank");
  await keepSheet(page, "felts", 4, prints);
});

import { describe, expect, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { withBrowser } from "../support/with-browser.js";

const { open } = withBrowser();

describe("the link past the bar", () => {
  for (const [path, name] of [
    ["penguin", "Skip to the table"],
    ["ru/penguin", "К столу"],
  ] as const) {
    it(`leads to the cards, where keys play at once: ${path}`, async () => {
      const { page } = await open(`${path}?deal=44`, DESKTOP);
      await page.locator("solitaire-table").getByRole("button").first().waitFor();
      await page.keyboard.press("Tab");
      const focused = (): Promise<string | null | undefined> =>
        page.evaluate(() => {
          const { activeElement } = document;
          return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.closest("[role=group], a")?.ariaLabel;
        });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
      await page.keyboard.press("Enter");
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("solitaire-table");
      const first = await focused();
      await page.keyboard.press("ArrowRight");
      expect(await focused()).not.toBe(first);
      expect(new URL(page.url()).hash, "the address is the deal's alone").toBe("");
    });
  }
});

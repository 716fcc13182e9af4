import { describe, expect, it } from "vitest";
import { DESKTOP, type Visiting, waitForDeals } from "../support/browser.js";
import { TableOnPage } from "../support/table.js";
import { withBrowser } from "../support/with-browser.js";

const { open, openTable } = withBrowser();

const PATIENT: Visiting = { ...DESKTOP, before: waitForDeals };

const numberIn = (url: string): string => new URL(url).searchParams.get("deal") ?? "";

/** Opens the page anew, so that the table knows nothing of where its deal comes from, and asks for the verdict. */
const verdictAnew = async (table: TableOnPage): Promise<string> => {
  await table.page.reload();
  await table.ready();
  const verdict = table.element.locator(".verdict").getByText(/inn/);
  await verdict.waitFor();
  return (await verdict.textContent())!.trim();
};

describe("new deals", () => {
  it("of Zodiac can be won, though every other number is lost", async () => {
    const { page, table, complaints } = await openTable("zodiac", "?deal=1000001", PATIENT);
    expect(await verdictAnew(table)).toBe("Not winnable");
    const numbers = new Set(["1000001"]);
    for (let i = 0; i < 6; i++) {
      await table.button("New deal").click();
      await page.waitForURL((url) => !numbers.has(numberIn(url.href)));
      numbers.add(numberIn(page.url()));
      expect(await verdictAnew(table), page.url()).toBe("Winnable");
    }
    expect(complaints).toEqual([]);
  });

  it("come from the form too; the address then names the number, and Back leads to the form", async () => {
    const { page, complaints } = await open("practice?game=zodiac", PATIENT);
    await page.getByRole("button", { name: "Any deal" }).click();
    const table = new TableOnPage(page, "zodiac");
    await table.ready();
    await page.waitForURL(/deal=\d+$/);
    expect(await page.title()).toContain(numberIn(page.url()));
    expect(await verdictAnew(table)).toBe("Winnable");
    await page.goBack();
    await page.getByLabel("Deal number").waitFor();
    expect(page.url()).toContain("/practice");
    expect(complaints).toEqual([]);
  });
});

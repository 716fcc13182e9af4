import { describe, expect, it } from "vitest";
import { DESKTOP, type Visit, type Visiting } from "../support/browser.js";
import { solutionOf } from "../support/solutions.js";
import { withBrowser } from "../support/with-browser.js";

const { open } = withBrowser();

/** Opens the page, and waits until the form can be used. */
const openForm = async (path: string, options: Visiting = DESKTOP): Promise<Visit> => {
  const visit = await open(path, options);
  await visit.page.locator("#log:enabled").waitFor();
  return visit;
};
const { deal, log } = solutionOf("penguin");

describe("the page that verifies", () => {
  it("judges a game by keyboard alone, and shows the command that does the same", async () => {
    const { page, complaints } = await openForm("verify");
    await page.getByRole("combobox", { name: "Game" }).focus();
    await page.keyboard.type("Penguin");
    await page.keyboard.press("Tab");
    await page.keyboard.type(deal);
    await page.keyboard.press("Tab");
    await page.keyboard.insertText(`\n ${log.replaceAll(" ", "\n")} `);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page
      .getByRole("status")
      .filter({ hasText: `Won, in ${log.split(" ").length} moves.` })
      .waitFor();
    const command = await page.locator("#command").textContent();
    expect(command).toBe(
      `curl -s '${new URL("/v1/verify", page.url()).href}' -H 'content-type: application/json' -d '${JSON.stringify({ game: "penguin", rules: "penguin@1", deal, log })}'`,
    );
    expect(complaints).toEqual([]);
  });

  it("says what is wrong beside the field, and puts the cursor on the entry", async () => {
    const { page } = await openForm("verify#game=penguin&deal=1&log=T7R1T7F1T2T5");
    const [number, moves, button] = [
      page.getByLabel("Deal number"),
      page.getByLabel("Moves"),
      page.getByRole("button", { name: "Verify" }),
    ];
    expect([await number.inputValue(), await moves.inputValue()]).toEqual(["1", "T7-R1 T7-F1 T2-T5"]);
    await button.click();
    const told = page.getByRole("alert").filter({ hasText: "Entry 2, T7-F1, is not legal." });
    await told.waitFor();
    expect(await told.textContent(), "as the table says it").toMatch(
      /is not legal\. (\w+ of \w+) does not go to foundation 1: foundations build up in suit/,
    );
    expect(await moves.getAttribute("aria-invalid")).toBe("true");
    const selected = await moves.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toBe("T7-F1");

    await moves.fill("T7-R1 T2-X5");
    expect(
      await page
        .getByRole("alert")
        .filter({ hasText: /Entry|Move/ })
        .count(),
    ).toBe(0);
    await button.click();
    await page.getByRole("alert").filter({ hasText: "Entry 2 of the log (“T2-X5”) is not a move" }).waitFor();
    await number.fill("0");
    await moves.fill("T7-R1");
    await button.click();
    await page.locator("#deal-mistake:not(:empty)").waitFor();
    expect(await number.evaluate((field) => document.activeElement === field)).toBe(true);
    await moves.fill(" ");
    await number.fill("1");
    await button.click();
    await page.getByText("There are no moves to verify.").waitFor();
  });

  it("says in Russian which rule is broken", async () => {
    const { page, complaints } = await openForm("ru/verify#game=penguin&deal=1&log=T7R1T7F1T2T5");
    await page.getByRole("button", { name: "Проверить" }).click();
    const told = page.getByRole("alert").filter({ hasText: "Пункт 2, T7-F1, не по правилам." });
    await told.waitFor();
    expect(await told.textContent()).toMatch(
      / на базу 1 не идёт: базы растут в масть по одной карте от достоинства клюва/,
    );
    expect(complaints).toEqual([]);
  });

  it("says in Russian, too, how moves and numbers are written", async () => {
    const { page } = await openForm("ru/verify#game=penguin&deal=1&log=T7R1");
    const button = page.getByRole("button", { name: "Проверить" });
    await page.locator("#log").fill("T7-R1 hello");
    await button.click();
    await page
      .getByText("Пункт 2 («hello»)\u00A0— не ход. Ходы пишут так: T3-F1, W-T12, T4-T9:5, S, S*37 или by1.")
      .waitFor();
    await page.locator("#deal").fill("abc");
    await page.locator("#log").fill("T7-R1");
    await button.click();
    await page.locator("#deal-mistake:not(:empty)").waitFor();
    expect(await page.locator("#deal-mistake").textContent()).toMatch(
      /^Это не номер расклада\. Номер\u00A0— число от 1, не длиннее 20 цифр/,
    );
  });

  it("has what goes on below of the command stand further in than it begins, on a phone", async () => {
    const { page } = await openForm("verify", { viewport: { width: 360, height: 740 } });
    const lefts = await page.locator("#command").evaluate((command) => {
      const range = document.createRange();
      range.selectNodeContents(command);
      return [...range.getClientRects()].map(({ left }) => left);
    });
    expect(lefts.length, "it takes several rows").toBeGreaterThan(2);
    expect(lefts.slice(1).every((left) => left > lefts[0]! + 10)).toBe(true);
  });

  it("says when the server does not answer", async () => {
    const { page } = await openForm("verify#game=penguin&deal=1&log=T7R1", {
      ...DESKTOP,
      before: async (opened) => {
        await opened.route("**/v1/verify", (route) => route.abort());
      },
    });
    await page.getByRole("button", { name: "Verify" }).click();
    await page.getByText("The server cannot be reached now.").waitFor();
    expect(await page.getByLabel("Moves").inputValue(), "nothing is lost").toBe("T7-R1");
  });
});

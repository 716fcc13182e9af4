import { describe, expect, it } from "vitest";
import { DESKTOP, PHONE } from "../support/browser.js";
import { solutionOf } from "../support/solutions.js";
import { TableOnPage } from "../support/table.js";
import { withBrowser } from "../support/with-browser.js";

const { open, openTable } = withBrowser();
const { deal, log } = solutionOf("zodiac");

/** As links have it. */
const packed = (text: string): string => text.replace(/[ *-]/g, "");

describe("a link to a replay", () => {
  it("plays the game back, step by step; no server sees the log", async () => {
    const asked: string[] = [];
    const { page, complaints } = await open(`zodiac?deal=${deal}#log=${packed(log)}&rules=1`, {
      ...PHONE,
      before: (opened) => opened.on("request", (request) => asked.push(request.url())),
    });
    const table = new TableOnPage(page, "zodiac");
    const slider = table.element.getByRole("slider", { name: "Place in the game" });
    await slider.waitFor();
    await slider.press("End");
    await table.element.getByText("Solved in 1379 moves.").first().waitFor();
    await slider.press("ArrowLeft");
    expect(await slider.getAttribute("aria-valuetext")).toBe("Move 1378 of 1379");
    expect(asked.some((url) => url.includes("log=T") || url.includes(packed(log).slice(0, 20)))).toBe(false);

    await table.button("Play this deal").click();
    await table.button("Undo").waitFor();
    expect(await table.log()).toBe("");
    await expect.poll(() => new URL(page.url()).hash).toBe("");
    expect(complaints).toEqual([]);
  });

  it("that was cut off says so, and its deal can be played", async () => {
    const { page, complaints } = await open(`zodiac?deal=${deal}#log=${packed(log).slice(0, 400)}`, DESKTOP);
    const table = new TableOnPage(page, "zodiac");
    await table.ready();
    const told = page.getByRole("alert").filter({ hasText: "cut off" });
    await told.waitFor();
    await told.getByRole("button", { name: "Dismiss" }).click();
    expect(await told.isHidden()).toBe(true);
    expect(await table.button("New deal").isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it("with a move that the rules do not allow says which", async () => {
    const { page } = await open("penguin?deal=1#log=T7R1T7F1&rules=1", DESKTOP);
    const table = new TableOnPage(page, "penguin");
    await table.element
      .getByText(/cannot be shown\. Entry 2 of the log, T7-F1/)
      .first()
      .waitFor();
    expect(await table.button("Undo").isVisible()).toBe(true);
  });

  it("is what the table hands out, and leads on to the page that verifies", async () => {
    const { page, table, complaints } = await openTable("penguin", "?deal=1", {
      ...DESKTOP,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await table.takeUp("T7-R1 T2-T5");
    await table.button("More").click();
    const dialog = table.element.getByRole("dialog");
    await dialog.getByRole("button", { name: "Log" }).click();
    await dialog.getByRole("button", { name: "Copy a link to the replay" }).click();
    await dialog.getByText("Copied.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(new URL("/penguin?deal=1#log=T7R1T2T5&rules=1", page.url()).href);

    await dialog.getByRole("link", { name: "Verify it" }).evaluate((anchor) => anchor.removeAttribute("target"));
    await dialog.getByRole("link", { name: "Verify it" }).click();
    await page.getByRole("button", { name: "Verify" }).click();
    await page.getByText("Legal so far, and not won yet: 2 moves.").waitFor();
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await table.element.getByRole("slider").waitFor();
    expect(complaints).toEqual([]);
  });
});

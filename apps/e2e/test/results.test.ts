import { describe, expect, inject, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { dragging, playLog } from "../support/hands.js";
import { solutionOf } from "../support/solutions.js";
import { withBrowser } from "../support/with-browser.js";

const { openTable } = withBrowser();
const { today } = inject("site");
const { log } = solutionOf("penguin");
const [beginning, end] = [log.split(" ").slice(0, -2).join(" "), log.split(" ").slice(-2).join(" ")];

describe("a verified win", () => {
  it("is stored when the player sends it, shown on the page of the day, and removed again", async () => {
    const { page, table, complaints } = await openTable("penguin", "", DESKTOP);
    await table.takeUp(beginning);
    await playLog(table, dragging, end);
    const panel = table.element.getByRole("dialog");
    await panel.getByText(/Verified by/).waitFor();
    await panel.getByText(/may show them once the day has closed/).waitFor();
    await panel.getByRole("button", { name: "Send this win" }).click();
    await panel.getByText("Yours is the only verified win of this deal so far").waitFor();

    await page.goto(new URL(`/results?game=penguin&date=${today}`, page.url()).href);
    await page.getByText(`1 verified win, the shortest in ${log.split(" ").length} moves.`).waitFor();
    await page.getByText(/place 1 of 1/).waitFor();
    expect(await page.locator("#chart svg .own").count()).toBe(2);
    expect(await page.locator("#best").isHidden(), "before the day has closed").toBe(true);

    await page.getByRole("button", { name: "Remove my win" }).click();
    await page.getByText("No verified win yet.").waitFor();
    expect(await page.locator("#own").isHidden()).toBe(true);
    expect(complaints).toEqual([]);
  });
});

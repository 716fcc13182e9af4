import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PHONE } from "../support/browser.js";
import { tapping } from "../support/hands.js";
import { stepsOf } from "../support/moves.js";
import { solutionOf } from "../support/solutions.js";
import { withBrowser } from "../support/with-browser.js";

const { openTable } = withBrowser();

/** Counts presses of the mouse that a browser makes of taps, each after its tap. */
const countPresses = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset["presses"] = "0";
    addEventListener("mousedown", () => void (dataset["presses"] = `${Number(dataset["presses"]) + 1}`), true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset["presses"]));
};

describe("the focus after a card and its place have been tapped", () => {
  it.each(["zodiac", "stalactites", "rouge-et-noir", "penguin"])("is on the card that has moved: %s", async (game) => {
    const { deal, log } = solutionOf(game);
    const { page, table } = await openTable(game, `?deal=${deal}`, PHONE);
    await table.keepStill();
    const presses = await countPresses(page);
    for (const step of stepsOf(log).slice(0, 16)) {
      if (step.does === "pick") await tapping.pick(table, step.interval);
      else if (step.does === "stock") await tapping.stock(table, step.times);
      else {
        const before = await presses();
        await tapping.move(table, { pile: step.from, fromTop: step.count }, { pile: step.to, fromTop: 1 });
        await expect.poll(presses).toBe(before + 2);
        const [card] = await table.look({ pile: step.to, fromTop: step.count });
        expect(card!.focused, `${step.from}-${step.to}`).toBe(true);
      }
    }
  });

  it("is on the card while it glides to an empty place", async () => {
    const { page, table } = await openTable("penguin", "?deal=1", PHONE);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const presses = await countPresses(page);
    await tapping.move(table, { pile: "T2", fromTop: 1 }, { pile: "R3", fromTop: 1 });
    await expect.poll(presses).toBe(2);
    expect(await table.log()).toBe("T2-R3");
    expect((await table.look({ pile: "R3", fromTop: 1 }))[0]!.focused).toBe(true);
  });
});

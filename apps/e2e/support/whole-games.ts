import type { BrowserContextOptions } from "playwright-core";
import { expect, inject, it } from "vitest";
import { type Hands, playLog } from "./hands.js";
import { SHORT_WINS } from "./solutions.js";
import { withBrowser } from "./with-browser.js";

/**
 * Wins a whole game of each kind on the site with these hands, and has the API verify it.
 * @param isJudged Whether the table tells after each move if the game can be won
 */
export const winWholeGames = (hands: Hands, options: BrowserContextOptions, isJudged = false): void => {
  const { openTable } = withBrowser();
  const { url } = inject("site");

  it.each(SHORT_WINS)("$title", async ({ game, deal, log, begun, rest }) => {
    const { table, complaints } = await openTable(game, `?deal=${deal}`, options);
    await table.keepStill();
    if (!isJudged) await table.judgeNothing();
    await table.takeUp(begun);
    await playLog(table, hands, rest);

    const played = await table.log();
    expect(played).toBe(log);
    await table.element.getByRole("dialog").waitFor();
    expect(complaints).toEqual([]);
    const answer = await fetch(new URL("v1/verify", url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ game, deal, log: played }),
    });
    expect(await answer.json()).toMatchObject({ outcome: "won" });
  });
};

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DESKTOP, PHONE, type Visiting } from "../support/browser.js";
import { dragging, playLog } from "../support/hands.js";
import { stepsOf } from "../support/moves.js";
import { solutionOf } from "../support/solutions.js";
import { noteShifts, shiftsOn } from "../support/shifts.js";
import { countStyled, styledWhile } from "../support/styled.js";
import { withBrowser } from "../support/with-browser.js";

const { open, openTable } = withBrowser();

const SIZES = [
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const;

/** The wins of a day that is not over. */
const winsOfDay = {
  closed: false,
  wins: 123,
  distribution: [120, 130, 145].map((moves) => ({ moves, wins: 41 })),
  best: null,
};

const GAMES = ["zodiac", "zodiac-classic", "stalactites", "rouge-et-noir", "penguin"] as const;

/** Notes shifts from the first paint on. Cards glide: that is no shift, and has to be none. */
const noting = (options: Visiting): Visiting => ({ ...options, moves: true, before: noteShifts });

describe.each(SIZES)("on %s nothing that is painted shifts", (_, options) => {
  it.each(GAMES)("while %s loads, is dealt and judged", async (game) => {
    const { page, table } = await openTable(game, "?deal=7", noting(options));
    await table.element.locator(".verdict:not(.pending)").waitFor();
    expect(await shiftsOn(page)).toEqual([]);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });

  it("while a daily loads and a move is made in it", async () => {
    const { page, table } = await openTable("penguin", "", noting(options));
    await table.element.locator(".verdict:not(.pending)").waitFor();
    // Where cards are is measured: they have to lie.
    await table.element.evaluate(({ shadowRoot }) =>
      Promise.allSettled(shadowRoot!.getAnimations().map(({ finished }) => finished)),
    );
    // What every deal allows, whichever the day's is.
    await playLog(table, dragging, "T1-R1");
    expect(await table.log()).toMatch(/^T1-R1\b/);
    expect(await shiftsOn(page)).toEqual([]);
  });

  it.each(["", "practice", "today", "verify", "embed", "results", "ru/today", "ru/penguin?deal=7"])(
    "on the page /%s",
    async (path) => {
      const { page } = await open(path, noting(options));
      await page.waitForLoadState("networkidle");
      expect(await shiftsOn(page)).toEqual([]);
    },
  );

  it.each(["", "ru/"])("on the page /%sresults while the wins of a day come", async (language) => {
    const before = async (page: Page): Promise<void> => {
      await noteShifts(page);
      await page.route("**/v1/daily/*/*/results", async (route) => {
        await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
        await route.fulfill({ json: winsOfDay });
      });
    };
    const { page } = await open(`${language}results?game=rouge-et-noir`, { ...noting(options), before });
    await page.locator("#chart svg").waitFor();
    expect(await shiftsOn(page)).toEqual([]);
  });

  it("while a replay takes the place of the game on the table", async () => {
    const { page } = await open("penguin?deal=1#log=T7R1T2T5&rules=1", noting(options));
    await page.locator("solitaire-table .status.replay").waitFor();
    expect(await shiftsOn(page)).toEqual([]);
  });

  it("on the page /results while the wins of a day that has closed come, and its best game", async () => {
    const { log } = solutionOf("rouge-et-noir");
    const best = { from: "player", rules: "rouge-et-noir@1", log, moves: 120 };
    const before = async (page: Page): Promise<void> => {
      await noteShifts(page);
      await page.route("**/v1/daily/*/*/results", async (route) => {
        await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
        await route.fulfill({ json: { ...winsOfDay, closed: true, best } });
      });
    };
    const { page } = await open("results?game=rouge-et-noir", { ...noting(options), before });
    await page.locator("#replay solitaire-table .card").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(await shiftsOn(page)).toEqual([]);
  });
});

describe("what is styled anew", () => {
  it.each(GAMES)(
    "in %s is little of the table: 300 elements for a move by dragging, 150 for a turn of the stock",
    async (game) => {
      const { deal, log } = solutionOf(game);
      const { page, table } = await openTable(game, `?deal=${deal}`, DESKTOP);
      await table.element.locator(".verdict:not(.pending)").waitFor();
      const entries = log.split(" ");
      await playLog(table, dragging, entries.slice(0, 2).join(" "));
      await countStyled(page);
      for (const entry of entries.slice(2, 7)) {
        const [step] = stepsOf(entry);
        const [most, times] = step?.does === "stock" ? [150, step.times] : [300, 1];
        const styled = await styledWhile(page, () => playLog(table, dragging, entry));
        expect(styled, entry).toBeGreaterThan(0);
        expect(styled / times, entry).toBeLessThanOrEqual(most);
      }
    },
  );
});

describe("what comes over the network", () => {
  it.each(["penguin?deal=7", "embed"])(
    "until a game is judged are few files, none from elsewhere: %s",
    async (path) => {
      // Each file once: where the verdict is slow, a second worker asks for the solver's as well, to find the next deal.
      const asked = new Set<string>();
      const before: Visiting["before"] = (page) => page.on("request", (request) => asked.add(request.url()));
      const { page } = await open(path, { ...DESKTOP, before });
      await page.locator("solitaire-table").locator(".verdict:not(.pending)").waitFor();
      const origin = new URL(page.url()).origin;
      expect([...asked].filter((url) => !url.startsWith(origin))).toEqual([]);
      expect(asked.size, [...asked].join("\n")).toBeLessThanOrEqual(32);
    },
  );
});

/** What a page holds: bytes of script, and what of its documents is alive. */
interface Measure {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

describe("a table that comes and goes", () => {
  it("leaves less than 1 MB, no node and no listener after 100 times", async () => {
    const { page, table } = await openTable("penguin", "?deal=7", DESKTOP);
    await table.element.locator(".verdict:not(.pending)").waitFor();
    const session = await page.context().newCDPSession(page);
    const measure = async (): Promise<Measure> => {
      await session.send("HeapProfiler.collectGarbage");
      const { usedSize } = await session.send("Runtime.getHeapUsage");
      const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
      return { heap: usedSize, nodes, listeners: jsEventListeners };
    };
    /** Other tables come and go, each with a game of its own, and the one on the page goes and comes back. */
    const comeAndGo = (times: number): Promise<void> =>
      page.evaluate(async (times) => {
        const own = document.querySelector("solitaire-table")!;
        const parent = own.parentElement!;
        for (let i = 0; i < times; i++) {
          const table = Object.assign(document.createElement("solitaire-table"), { game: "zodiac", deal: "5" });
          own.replaceWith(table);
          while (!table.shadowRoot?.querySelector(".card")) await new Promise(requestAnimationFrame);
          table.remove();
          parent.append(own);
        }
      }, times);
    // Code is compiled, caches are filled.
    await comeAndGo(10);
    // The last tables may be held for some frames, by what they still waited for: of ten measures, the least.
    const measures = [await measure()];
    while (measures.length < 10) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      measures.push(await measure());
    }
    const before = measures.reduce((least, each) => (each.nodes < least.nodes ? each : least));
    await comeAndGo(100);
    const grown = async (): Promise<Measure> => {
      const after = await measure();
      return {
        heap: after.heap - before.heap,
        nodes: after.nodes - before.nodes,
        listeners: after.listeners - before.listeners,
      };
    };
    await expect
      .poll(grown)
      .toSatisfy(({ heap, nodes, listeners }: Measure) => heap < 1e6 && nodes < 100 && listeners < 100);
  });
});

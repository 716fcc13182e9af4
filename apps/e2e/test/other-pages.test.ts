import { describe, expect, it } from "vitest";
import { DESKTOP, PHONE } from "../support/browser.js";
import { elsewhere, STRICT } from "../support/elsewhere.js";
import { dragging, playLog, tapping } from "../support/hands.js";
import { solutionOf } from "../support/solutions.js";
import { TableOnPage } from "../support/table.js";
import { withBrowser } from "../support/with-browser.js";

const { deal, log } = solutionOf("penguin");
const body = `<solitaire-table game="penguin" deal="${deal}"></solitaire-table>`;

const { open } = withBrowser();
const address = elsewhere({
  "/strict": { body, policy: STRICT },
  "/plain": { body },
  "/pair": { body: body + body },
  "/sandbox": { body: `<iframe sandbox="allow-scripts" src="/plain"></iframe>`, scripts: [] },
  "/twice": {
    body,
    scripts: ["/table/solitaire-table.js", "/copy/solitaire-table.js", "/table/solitaire-table.js?again"],
  },
  "/between": { body: `<h1>Above</h1><input id="own" autofocus>${body}<p id="below" style="height: 2000px">Below</p>` },
});

describe("on a page with the strictest policy", () => {
  it("a whole game is won, with every page of the table opened, and no policy is broken", async () => {
    const { page, complaints } = await open(`${address()}/strict`, { ...DESKTOP, hasTouch: true });
    const table = new TableOnPage(page, "penguin");
    await table.ready();
    for (const name of ["Rules", "Statistics"]) {
      await table.button(name).click();
      await table.element.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
    }
    for (const method of ["showMore", "showLog", "share"]) {
      await table.call(method);
      await table.element.getByRole("dialog").or(table.element.locator(".notice")).first().waitFor();
      await page.keyboard.press("Escape");
    }
    await table.element.getByText("Winnable").waitFor();
    // One judges this game, another may be looking for the next deal.
    expect([1, 2]).toContain(page.workers().length);
    await table.hint();
    await playLog(table, tapping, log);
    await table.element.getByRole("dialog").getByText("Solved").waitFor();
    expect(await table.log()).toBe(log);
    expect(complaints).toEqual([]);
  });
});

describe("in a sandboxed frame", () => {
  it("where nothing can be kept, it plays, and says so once", async () => {
    const { page, complaints } = await open(`${address()}/sandbox`, DESKTOP);
    const frame = page.frameLocator("iframe");
    const table = frame.locator("solitaire-table");
    const notice = table.locator(".notice").getByText("The browser keeps nothing");
    await notice.waitFor();
    await table.getByRole("button", { name: "Dismiss" }).click();
    const played = (): Promise<string> => table.evaluate((element) => (element as unknown as { log: string }).log);
    for (const entry of log.split(" ").slice(0, 6)) {
      await table.evaluate((element, next) => {
        const own = element as unknown as { log: string };
        own.log = `${own.log} ${next}`.trim();
      }, entry);
    }
    await table.getByRole("button", { name: "Undo" }).click();
    expect(await played()).toBe(log.split(" ").slice(0, 5).join(" "));
    await table.evaluate((element) => (element as unknown as { showStatistics(): void }).showStatistics());
    await table.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    expect(await notice.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe("two tabs", () => {
  it("of one browser never overwrite each other's game of the same deal", async () => {
    const { page: first } = await open(`${address()}/plain`, DESKTOP);
    const second = await first.context().newPage();
    await second.goto(`${address()}/plain`);
    const tables = [new TableOnPage(first, "penguin"), new TableOnPage(second, "penguin")] as const;
    const logs = [log.split(" ").slice(0, 3).join(" "), log.split(" ").slice(0, 7).join(" ")];
    for (const [i, table] of tables.entries()) {
      await table.ready();
      await table.takeUp(logs[i]!);
    }
    for (const table of tables) {
      await table.page.reload();
      await table.ready();
    }
    expect(await Promise.all(tables.map((table) => table.log()))).toEqual(logs);
  });

  it("of the same deal: the second is told of the first, until that is closed", async () => {
    const { page: first } = await open(`${address()}/plain`, DESKTOP);
    await new TableOnPage(first, "penguin").ready();
    const second = await first.context().newPage();
    await second.goto(`${address()}/plain`);
    const notice = second.locator(".notice", { hasText: "This deal is open in another tab too" });
    await notice.waitFor();
    expect(await first.locator(".notice").count(), "the first hears of nothing").toBe(0);
    await first.close();
    await notice.waitFor({ state: "detached" });
  });
});

describe("two tables of the same deal on a page", () => {
  it("have their own games again after every reload", async () => {
    const { page } = await open(`${address()}/pair`, DESKTOP);
    const tables = page.locator("solitaire-table");
    const logs = (): Promise<string[]> =>
      tables.evaluateAll((elements) => elements.map((element) => (element as unknown as { log: string }).log));
    const played = [log.split(" ").slice(0, 3).join(" "), log.split(" ").slice(0, 7).join(" ")];
    for (const table of await tables.all()) await table.getByRole("button", { name: "Hint" }).waitFor();
    await tables.evaluateAll((elements, moves) => {
      for (const [i, element] of elements.entries()) (element as unknown as { log: string }).log = moves[i]!;
    }, played);
    for (let reloads = 1; reloads <= 6; reloads++) {
      await page.reload();
      await expect.poll(logs).not.toContain("");
      expect(await logs(), `after ${reloads} reloads`).toEqual(played);
    }
  });
});

describe("a page that has the script more than once", () => {
  it("is warned once of each copy that is not used, and has a table", async () => {
    const warned: string[] = [];
    const { page, complaints } = await open(`${address()}/twice`, {
      ...DESKTOP,
      before: (coming) =>
        coming.on("console", (message) => message.type() === "warning" && warned.push(message.text())),
    });
    const table = new TableOnPage(page, "penguin");
    await table.ready();
    const once = "<solitaire-table> is defined already; this second definition is not used.";
    // The same copy by another address is no other definition.
    expect(warned).toEqual([once]);
    expect(complaints).toEqual([]);
  });
});

describe("what stands around a table", () => {
  it("stays where it is while the table comes and is played on", async () => {
    const { page } = await open(`${address()}/between`, {
      ...DESKTOP,
      before: async (coming) => {
        await coming.addInitScript(() => {
          const tops = new Set<number>();
          Object.assign(globalThis, { tops });
          const look = (): void => {
            const below = document.querySelector("#below");
            if (below) tops.add(below.getBoundingClientRect().top);
            requestAnimationFrame(look);
          };
          look();
        });
      },
    });
    const table = new TableOnPage(page, "penguin");
    await table.ready();
    await table.takeUp(log.split(" ").slice(0, 3).join(" "));
    await table.element.getByText("Winnable").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id), "the focus stays").toBe("own");
    await table.hint();
    await playLog(table, dragging, log.split(" ")[3]!);
    const seen = await page.evaluate(() => {
      const { tops } = globalThis as unknown as { tops: Set<number> };
      return { tops: tops.size, scrolled: scrollY };
    });
    expect(seen).toEqual({ tops: 1, scrolled: 0 });
  });
});

describe("a finger", () => {
  it("that swipes over the felt scrolls the page, and over a card never does", async () => {
    const { page } = await open(`${address()}/between`, PHONE);
    const table = new TableOnPage(page, "penguin");
    await table.ready();
    const fingers = await page.context().newCDPSession(page);
    const swipe = async (x: number, y: number): Promise<number> => {
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number): Promise<unknown> =>
        fingers.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
      await touch("touchStart", y);
      for (let i = 1; i <= 10; i++) await touch("touchMove", y - 20 * i);
      await touch("touchEnd");
      // Scrolling has ended, if there was any, when two frames look alike.
      const end = await page.evaluate(async () => {
        const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(() => resolve(scrollY)));
        for (let [before, now] = [-1, await frame()]; ; [before, now] = [now, await frame()])
          if (before === now) return now;
      });
      return end;
    };
    const { felt, cards } = await table.element.evaluate((element) => {
      const root = element.shadowRoot!;
      const { left, bottom } = root.querySelector(".felt")!.getBoundingClientRect();
      const tops = [...root.querySelectorAll(".board .card")].map((card) => card.getBoundingClientRect());
      return {
        felt: [left + 3, bottom - 20] as const,
        cards: tops
          .filter(({ y }) => y > 200 && y < innerHeight)
          .map(({ x, y, width }) => [x + width / 2, y + 5] as const),
      };
    });
    for (const card of [cards[0]!, cards.at(-1)!]) expect(await swipe(...card)).toBe(0);
    expect(await swipe(...felt)).toBeGreaterThan(50);
  });
});

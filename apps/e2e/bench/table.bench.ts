// How much of the page's thread the table takes: `npm run bench`. docs/budgets.md tells what is measured, and how.
import { describe, expect, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { dragging, draggingBy, playLog } from "../support/hands.js";
import { stepsOf } from "../support/moves.js";
import { solutionOf } from "../support/solutions.js";
import type { TableOnPage } from "../support/table.js";
import { withBrowser } from "../support/with-browser.js";
import { atMost, percentile, spread } from "./goals.js";
import { slowDown, traced } from "./trace.js";

const { openTable } = withBrowser();

const GAMES = ["zodiac", "zodiac-classic", "stalactites", "rouge-et-noir", "penguin"] as const;
const MOVING = { ...DESKTOP, moves: true };
/** A phone of the middle class, by a desktop's thread. */
const SLOWER = 4;

/** A hand that is no faster than the table: what it does next is not counted among what the press before it costs. */
const atEase = draggingBy({
  async click(page, at, times = 1) {
    for (let i = 0; i < times; i++) await page.mouse.click(...at);
  },
  async drag({ mouse }, from, to) {
    await mouse.move(...from);
    await mouse.down();
    await mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
    await mouse.move(...to);
    await mouse.up();
  },
});

/** A game with cards on it that lie still, of which the solver knows what it wants to know. */
const rested = async (game: string): Promise<TableOnPage> => {
  const { deal } = solutionOf(game);
  const { page, table } = await openTable(game, `?deal=${deal}`, MOVING);
  await table.element.locator(".verdict:not(.pending)").waitFor();
  await table.keepStill();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  return table;
};

/** A solution until its first move, and what that takes. */
const opening = (game: string): { before: string; from: string; count: number } => {
  const entries = solutionOf(game).log.split(" ");
  const first = entries.findIndex((entry) => entry.includes("-"));
  const [step] = stepsOf(entries[first]!);
  if (step?.does !== "move") throw new Error(`${game} is won without a move.`);
  return { before: entries.slice(0, first).join(" "), from: step.from, count: step.count };
};

describe("a drag", () => {
  it.each(GAMES)("in %s", async (game) => {
    const table = await rested(game);
    const { page } = table;
    const { before, from, count } = opening(game);
    if (before !== "") await playLog(table, dragging, before);
    const [card] = await table.look({ pile: from, fromTop: count });
    const felt = (await table.element.locator(".board").boundingBox())!;
    await slowDown(page, SLOWER);
    await page.mouse.move(card!.x + card!.width / 2, card!.y + 7);
    await page.mouse.down();
    const trace = await traced(page, async () => {
      for (let i = 0; i < 250; i++) {
        const [turn, out] = [i / 9, i / 520];
        const [x, y] = [0.5 + out * Math.cos(turn), 0.5 + out * Math.sin(turn)];
        await page.mouse.move(felt.x + felt.width * x, felt.y + felt.height * y);
      }
    });
    await page.mouse.up();
    const scripts = trace.scripts("pointermove");
    atMost(`${game}: script of a pointermove at 4x, p95`, percentile(scripts, 0.95), 2, spread(scripts));
    atMost(`${game}: layouts within pointermoves`, trace.layoutsWithin("pointermove"), 0);
  });
});

describe("a deal", () => {
  it.each(GAMES)("of %s", async (game) => {
    const { page } = await openTable(game, "?deal=7", DESKTOP);
    for (const [times, most] of [
      [1, 100],
      [SLOWER, 300],
    ] as const) {
      await slowDown(page, times);
      const spent: number[] = [];
      for (const deal of ["11", "12", "13", "14", "15"]) {
        const trace = await traced(page, () =>
          page.evaluate(async (deal) => {
            const table = document.querySelector("solitaire-table")!;
            const dealt = new Promise((resolve) =>
              new MutationObserver(resolve).observe(table.shadowRoot!.querySelector(".board")!, {
                childList: true,
                subtree: true,
                attributes: true,
              }),
            );
            table.setAttribute("deal", deal);
            await dealt;
            performance.mark("dealt");
            for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          }, deal),
        );
        spent.push(trace.untilMark("dealt"));
      }
      atMost(`${game}: dealt and painted at ${times}x, median`, percentile(spent, 0.5), most, spread(spent));
    }
  });
});

describe("a stock key held down", () => {
  it("in zodiac takes no longer than the key repeats", async () => {
    const table = await rested("zodiac");
    const { page } = table;
    const session = await page.context().newCDPSession(page);
    const key = { key: "s", code: "KeyS", windowsVirtualKeyCode: 83 };
    await table.pile("T1").getByRole("button").last().focus();
    await slowDown(page, SLOWER);
    const turns = 150;
    const trace = await traced(page, async () => {
      for (let turn = 0; turn < turns; turn++) {
        await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", autoRepeat: turn > 0, ...key });
        await page.waitForTimeout(33);
      }
      await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
    });
    const painted = trace.untilPainted("keydown");
    atMost(
      "zodiac: a turn of the stock until it is painted at 4x, median",
      percentile(painted, 0.5),
      50,
      spread(painted),
    );
    atMost(
      "zodiac: its script at 4x, median",
      percentile(trace.scripts("keydown"), 0.5),
      33,
      spread(trace.scripts("keydown")),
    );
  });
});

describe("what a player waits for", () => {
  it.each(["rouge-et-noir", "penguin"])("in %s, played by dragging, is painted within 100 ms at 4x", async (game) => {
    const table = await rested(game);
    const { page } = table;
    await slowDown(page, SLOWER);
    const log = solutionOf(game).log.split(" ").slice(0, 25).join(" ");
    const trace = await traced(page, () => playLog(table, atEase, log));
    const painted = ["pointerdown", "pointerup", "click"].flatMap((type) => trace.untilPainted(type));
    atMost(`${game}: from input to paint at 4x, p98`, percentile(painted, 0.98), 100, spread(painted));
  });

  it("in rouge-et-noir, played by hints, has no long task", async () => {
    const table = await rested("rouge-et-noir");
    const { mouse } = table.page;
    const trace = await traced(table.page, async () => {
      for (let hint = 0; hint < 15; hint++) {
        const [from, to] = await table.hint();
        if (!to) break;
        await mouse.click(from!.x, from!.y);
        await mouse.click(to.x, to.y);
      }
    });
    expect((await table.log()).split(" ").length).toBeGreaterThan(10);
    atMost(
      "rouge-et-noir: the longest task by hints",
      trace.tasks[0]!,
      50,
      trace.tasks
        .slice(0, 5)
        .map((each) => each.toFixed(0))
        .join(", "),
    );
  });
});

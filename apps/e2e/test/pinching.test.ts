import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PHONE } from "../support/browser.js";
import { withBrowser } from "../support/with-browser.js";

const { openTable } = withBrowser();

interface At {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the page, each where it is told to be. */
class Fingers {
  static async on(page: Page): Promise<Fingers> {
    const session = await page.context().newCDPSession(page);
    return new Fingers((type, fingers) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
      }),
    );
  }

  private constructor(
    private readonly send: (type: "touchStart" | "touchMove" | "touchEnd", fingers: readonly At[]) => Promise<unknown>,
  ) {}

  async down(...fingers: readonly At[]): Promise<void> {
    await this.send("touchStart", fingers);
  }

  /** Moves all of them in steps, as fingers do. */
  async move(from: readonly At[], to: readonly At[]): Promise<void> {
    for (let step = 1; step <= 12; step++) {
      const between = from.map(({ x, y }, i) => ({
        x: x + ((to[i]!.x - x) * step) / 12,
        y: y + ((to[i]!.y - y) * step) / 12,
      }));
      await this.send("touchMove", between);
    }
  }

  async up(): Promise<void> {
    await this.send("touchEnd", []);
  }

  /** Puts them down, moves them to elsewhere and takes them up. */
  async slide(from: readonly At[], to: readonly At[]): Promise<void> {
    await this.down(...from);
    await this.move(from, to);
    await this.up();
  }
}

type Table = Awaited<ReturnType<typeof openTable>>["table"];

const scaleOf = (page: Page): Promise<number> => page.evaluate(() => visualViewport!.scale);

/** The middle of the lowest card of a pile, or of its place. */
const lowest = async (table: Table, pile: string): Promise<At> => {
  const [sight] = await table.look({ pile, fromTop: 1 });
  const { x, y, width, height } = sight!;
  return { x: x + width / 2, y: y + height / 2 };
};

it("a finger on a card carries it, and zooms nothing", async () => {
  const { page, table } = await openTable("penguin", "?deal=1", PHONE);
  await table.keepStill();
  const [card, cell] = [await lowest(table, "T2"), await lowest(table, "R3")];
  await (await Fingers.on(page)).slide([card], [cell]);
  await expect.poll(() => table.log()).toBe("T2-R3");
  expect(await scaleOf(page)).toBe(1);
});

describe("two fingers on cards", () => {
  it("zoom the page in and out again, and move nothing", async () => {
    const { page, table } = await openTable("penguin", "?deal=1", PHONE);
    await table.keepStill();
    const before = await table.look({ pile: "T2", fromTop: 1 }, { pile: "T6", fromTop: 1 });
    const [left, right] = [await lowest(table, "T3"), await lowest(table, "T5")];
    const [farLeft, farRight] = [
      { ...left, x: 10 },
      { ...right, x: 350 },
    ];
    const fingers = await Fingers.on(page);
    await fingers.slide([left, right], [farLeft, farRight]);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
    // Wherever one looks now, a card is under each finger, or close.
    await fingers.slide([farLeft, farRight], [left, right]);
    await expect.poll(() => scaleOf(page)).toBe(1);
    expect(await table.look({ pile: "T2", fromTop: 1 }, { pile: "T6", fromTop: 1 })).toEqual(before);
    expect([await table.log(), await table.element.locator(".selected, .held").count()]).toEqual(["", 0]);
  });

  it("send home what the first of them held", async () => {
    const { page, table } = await openTable("penguin", "?deal=1", PHONE);
    await table.keepStill();
    const held = table.element.locator(".card.held");
    const [before] = await table.look({ pile: "T2", fromTop: 1 });
    const [card, other] = [await lowest(table, "T2"), await lowest(table, "T6")];
    const away = { x: card.x + 60, y: card.y + 120 };
    const fingers = await Fingers.on(page);
    await fingers.down(card);
    await fingers.move([card], [away]);
    await expect.poll(() => held.count()).toBe(1);
    await fingers.down(away, other);
    await expect.poll(() => held.count()).toBe(0);
    await fingers.up();
    await expect.poll(async () => (await table.look({ pile: "T2", fromTop: 1 }))[0]).toEqual(before);
    expect(await table.log()).toBe("");
  });
});

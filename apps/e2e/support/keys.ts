import type { Hands } from "./hands.js";
import type { Spot, TableOnPage } from "./table.js";

/** The most presses of arrow keys from one end of a table to the other. */
const MOST_PRESSES = 60;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** All arrows, the one that leads towards a place first. */
const arrows = (from: Box, to: Box): string[] => {
  const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y - from.y];
  const across = dx > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const along = dy > 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
  const [first, second] = Math.abs(dx) > Math.max(2, Math.abs(dy) * 0.6) ? [across, along] : [along, across];
  return [first[0]!, second[0]!, second[1]!, first[1]!];
};

/** Goes to a card by the keyboard alone: to a column by its number, then by arrows, as one does who sees the table. */
const goTo = async (table: TableOnPage, spot: Spot): Promise<void> => {
  const { keyboard } = table.page;
  if (spot.pile.startsWith("T")) await keyboard.type(spot.pile.slice(1));
  const visits = new Map<string, number>();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const {
      sights: [to],
      focus: from,
    } = await table.view(spot);
    if (to!.focused) return;
    if (!from) throw new Error("Nothing on the table has the focus.");
    // Who comes by the same place again tries another way.
    const here = `${from.x} ${from.y}`;
    const tried = visits.get(here) ?? 0;
    await keyboard.press(arrows(from, to!)[tried % 4]!);
    visits.set(here, tried + 1);
  }
  throw new Error(`The arrow keys do not lead to ${spot.pile}, ${spot.fromTop} from its top.`);
};

/** Plays without a pointer. */
export const typing: Hands = {
  async pick(table, interval) {
    await table.element.getByRole("radio", { name: "Ones" }).focus();
    if (interval === "Twos") await table.page.keyboard.press("ArrowRight");
    await enterTable(table);
  },
  async stock(table, times) {
    await enterTable(table);
    for (let i = 0; i < times; i++) await table.page.keyboard.press("s");
  },
  async move(table, from, to) {
    await enterTable(table);
    await goTo(table, from);
    await table.page.keyboard.press("Space");
    await goTo(table, to);
    await table.page.keyboard.press("Space");
  },
};

/** Tabs to the cards, if the focus is elsewhere. */
const enterTable = async ({ page }: TableOnPage): Promise<void> => {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const isThere = await page.evaluate(
      () => !!document.activeElement?.shadowRoot?.activeElement?.closest("[role=application] [role=group]"),
    );
    if (isThere) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key does not lead to the cards.");
};

import * as mouse from "./mouse.js";
import { stepsOf } from "./moves.js";
import type { Sight, Spot, TableOnPage } from "./table.js";

/** One way of playing: what a player does for each kind of step. */
export interface Hands {
  pick(table: TableOnPage, interval: string): Promise<void>;
  stock(table: TableOnPage, times: number): Promise<void>;
  move(table: TableOnPage, from: Spot, to: Spot): Promise<void>;
}

/** Plays a whole log with these hands. */
export const playLog = async (table: TableOnPage, hands: Hands, log: string): Promise<void> => {
  await table.keepStill();
  for (const step of stepsOf(log)) {
    if (step.does === "pick") await hands.pick(table, step.interval);
    else if (step.does === "stock") await hands.stock(table, step.times);
    else await hands.move(table, { pile: step.from, fromTop: step.count }, { pile: step.to, fromTop: 1 });
  }
};

const STOCK: Spot = { pile: "S", fromTop: 1 };

/** Where a card of a fan shows: near its top edge. */
const grip = ({ x, y, width, height }: Sight): [number, number] => [x + width / 2, y + Math.min(7, height / 4)];
const middle = ({ x, y, width, height }: Sight): [number, number] => [x + width / 2, y + height / 2];

/** Picks cards up with a mouse and carries them over. */
export const draggingBy = ({ click, drag }: Pick<typeof mouse, "click" | "drag">): Hands => ({
  async pick(table, interval) {
    await table.element.getByRole("radio", { name: interval }).click();
  },
  async stock(table, times) {
    const [stock] = await table.look(STOCK);
    await click(table.page, middle(stock!), times);
  },
  async move(table, from, to) {
    const [card, place] = await table.look(from, to);
    await drag(table.page, grip(card!), middle(place!));
  },
});

export const dragging: Hands = draggingBy(mouse);

/** Taps a card and then its place, with a finger. */
export const tapping: Hands = {
  async pick(table, interval) {
    await table.element.getByRole("radio", { name: interval }).tap();
  },
  async stock(table, times) {
    const [stock] = await table.look(STOCK);
    for (let i = 0; i < times; i++) await table.page.touchscreen.tap(...middle(stock!));
  },
  async move(table, from, to) {
    const { touchscreen } = table.page;
    const [card, place] = await table.look(from, to);
    await touchscreen.tap(...grip(card!));
    await touchscreen.tap(...middle(place!));
  },
};

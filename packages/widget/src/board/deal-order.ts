import { type Card, identityOf } from "@solitaire/engine";
import type { Layout } from "../layout/types.js";
import { dealApart, type Point } from "./motion.js";
import type { PileState } from "./state.js";

/** When each card of a deal starts, in milliseconds, by its identity: row by row. The stock stays where it is. */
export const dealOrder = (piles: readonly PileState[]): ReadonlyMap<Card, number> => {
  const dealt = piles
    .filter(({ role }) => role !== "stock")
    .flatMap(({ cards }) => cards.map((card, row) => ({ id: identityOf(card), row })))
    .toSorted((a, b) => a.row - b.row);
  return new Map(dealt.map(({ id }, i) => [id, i * dealApart(dealt.length)]));
};

/** Where a deal comes from: the stock, or below the table's middle. */
export const dealOrigin = ({ piles, width, height, cardWidth }: Layout, states: readonly PileState[]): Point => {
  const stock = piles[states.findIndex(({ role }) => role === "stock")];
  return stock?.box ?? { x: Math.round((width - cardWidth) / 2), y: height + 20 };
};

import type { PileState } from "../board/state.js";
import { type Plan, type Size, squared, type Table } from "./shared.js";
import type { Box, PilePlace } from "./types.js";

/** Whether a table is so wide for its height that a ring would have small cards: it is drawn out to two rows. */
export const hasTrack = ({ width, height }: Size): boolean => width >= 1180 && width > 2.4 * height;

/** Whether there is room for a ring; else everything lies in rows. */
export const hasRing = ({ width, height }: Size): boolean => width >= 900 && height >= 560;

/** The deal lays 24 cards on the ring; the others come in phase one. */
const DEALT = 24;

/** In Zodiac Classic one foundation of each suit goes down. */
const WAYS: Readonly<Record<string, "up" | "down">> = { rising: "up", falling: "down" };

/** One of the Zodiac's piles and what its empty place says. The two foundations of a suit are side by side. */
const zodiacPlace = (pile: PileState, n: number, box: Box, { state }: Table): PilePlace => {
  const first = state.phase === 1;
  switch (pile.role) {
    case "foundation": {
      const way = WAYS[pile.kind];
      return squared(pile, box, first ? "closed" : "open", {
        suit: n >> 1,
        ...(way && { way }),
      });
    }
    case "stock":
      return squared(pile, box, first ? "open" : "never", first ? { redeal: true } : {});
    case "waste":
      return squared(pile, box, first ? "closed" : "never");
    default:
      return squared(pile, box, first && pile.role === "reserve" ? "open" : "never");
  }
};

/** Where the piles lie. @param boxes The box of each by what it is for, and its number among its like. */
export const zodiacPlaces =
  (table: Table, boxes: Readonly<Record<PileState["role"], (n: number) => Box>>): Plan["place"] =>
  (pile, n) =>
    zodiacPlace(pile, n, boxes[pile.role](n), table);

/** Counts under the piles of the ring. @param ofHand Under stock and waste too, where no caption tells theirs. */
export const zodiacCount =
  (ofHand = false): NonNullable<Plan["countOf"]> =>
  ({ role, cards }) =>
    role === "tableau" || (ofHand && (role === "stock" || role === "waste")) ? String(cards.length) : undefined;

export const cardsOf = ({ state }: Pick<Table, "state">, role: PileState["role"]): number =>
  state.piles.reduce((sum, pile) => sum + (pile.role === role ? pile.cards.length : 0), 0);

/** How far the game has come: cards laid on the ring in phase one, cards on the foundations in phase two. */
export const zodiacProgress = (table: Pick<Table, "state">): readonly [count: number, of: number] => {
  const all = table.state.piles.reduce((sum, { cards }) => sum + cards.length, 0);
  return table.state.phase === 1
    ? [cardsOf(table, "tableau") - DEALT, all - DEALT]
    : [cardsOf(table, "foundation"), all];
};

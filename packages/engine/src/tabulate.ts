import type { Card } from "./card.js";
import type { Link, PileKind, Variant } from "./variant.js";

/** Which card fits where, by `row << 6 | card`. The row is the card under it, or 64 up for the empty piles of a kind. */
export type Fits = Uint8Array;

/** What fits where, and what holds together, for one base and interval. Both arrays go by the kind's index. */
export interface Tables {
  readonly takes: readonly Fits[];
  /** By `card under << 6 | card`: whether the two belong to one run. */
  readonly runs: readonly Fits[];
}

/** Links look at two cards and at what is settled for the game, so they are worked out once for all pairs of cards. */
export const tabulate = (variant: Variant, base: number, step: number): Tables => {
  const kinds = Object.values(variant.piles);
  return {
    takes: kinds.map((kind) => fits(kind, kind.takes, base, step)),
    runs: kinds.map((kind) => fits(kind, typeof kind.gives === "function" ? kind.gives : undefined, base, step)),
  };
};

/** The number of rank and suit combinations that a byte's low six bits can hold; ranks above the king stay unused. */
const CARDS = 64;
const LAST: Card = 51;

const fits = (kind: PileKind, link: Link | undefined, base: number, step: number): Fits => {
  const table = new Uint8Array((CARDS + kind.piles.length) * CARDS);
  for (let row = 0; row < CARDS + kind.piles.length; row++) {
    if (row > LAST && row < CARDS) continue;
    for (let card = 0; card <= LAST; card++) {
      const fit = row < CARDS ? link?.(card, row, base, step) : kind.starts?.(card, row - CARDS, base);
      if (fit) table[(row << 6) | card] = 1;
    }
  }
  return table;
};

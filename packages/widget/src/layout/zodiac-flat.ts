import type { PileState } from "../board/state.js";
import { cardBox, heightOf, largest, numberOf, squared, type Table } from "./shared.js";
import type { Box, Caption, Layout } from "./types.js";
import { zodiacEmpty } from "./zodiac-places.js";

const CAP = 80;
const LEAST = 36;
const MARGIN = 6;
const HAND = 14;
/** Below a row of piles: paper edges and a count. */
const COUNT = 22;

const gapOf = (w: number): number => Math.max(4, Math.round(0.08 * w));
const spanOf = (w: number): number => 12 * w + 11 * gapOf(w);
/** Sixteen abreast on the line between: four foundations, the Equator, four foundations. */
const smallOf = (w: number): number => Math.floor((spanOf(w) - 2 * 10 - 13 * 3) / 16);
const totalOf = (w: number): number => 2 * heightOf(w) + heightOf(smallOf(w)) + 2 * COUNT + 8 + 2 * MARGIN;

const fit = (width: number, height: number): number =>
  largest(LEAST, CAP, (w) => spanOf(w) + HAND + w + 2 * MARGIN <= width && totalOf(w) <= height);

/** How wide the cards of {@link zodiacFlat} would be; 0 on a table that is too narrow for it. */
export const flatCardWidth = ({ width, height }: Table): number => {
  const w = fit(width, height);
  return spanOf(w) + HAND + w + 2 * MARGIN <= width ? w : 0;
};

/** For a phone on its side: two rows of twelve, Equator and foundations on the line between, the hand at the right. */
export const zodiacFlat = (table: Table): Layout => {
  const { state, width, height } = table;
  const w = fit(width, height);
  const [h, gap, span, small] = [heightOf(w), gapOf(w), spanOf(w), smallOf(w)];
  const left = Math.round((width - span - HAND - w) / 2);
  const top = Math.max(MARGIN, Math.round((height - totalOf(w)) / 2) + MARGIN);
  const middle = top + h + COUNT;
  const low = middle + heightOf(small) + 8;
  const handLeft = left + span + HAND;
  const slack = (span - 16 * small - 2 * 10) / 13;

  const placeOf = (pile: PileState): Box => {
    const n = numberOf(pile);
    const along = (k: number): Box =>
      cardBox(left + k * (small + slack) + (10 - slack) * (k < 4 ? 0 : k < 12 ? 1 : 2), middle, small);
    switch (pile.role) {
      case "tableau":
        return cardBox(left + (n % 12) * (w + gap), n < 12 ? top : low, w);
      case "reserve":
        return along(n + 4);
      case "foundation":
        return along(n < 4 ? n : n + 8);
      default:
        return cardBox(handLeft, pile.role === "stock" ? low : top, w);
    }
  };

  const piles = state.piles.map((pile) => squared(pile, placeOf(pile), zodiacEmpty(pile, table), { margin: 2 }));
  const texts: Caption[] = [];
  for (const [i, { role, cards }] of state.piles.entries()) {
    const { box, edges } = piles[i]!;
    const isHand = role === "stock" || role === "waste";
    if (cards.length < 2 || (role !== "tableau" && !isHand)) continue;
    texts.push({
      text: String(cards.length),
      x: box.x + w / 2,
      y: box.y + h + 2 * edges + 2,
      anchor: "middle",
      style: "count",
    });
  }
  const next = {
    x: handLeft + Math.round((w - 44) / 2),
    y: middle + Math.round((heightOf(small) - 44) / 2),
    w: 44,
    h: 44,
  };
  return {
    width,
    height: Math.max(height, totalOf(w)),
    cardWidth: w,
    piles,
    captions: texts,
    engraving: [],
    ...(state.phase === 1 && { next }),
  };
};

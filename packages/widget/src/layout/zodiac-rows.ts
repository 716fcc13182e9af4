import type { PileState } from "../board/state.js";
import { cardBox, heightOf, largest, numberOf, PHONE, squared, type Table } from "./shared.js";
import type { Box, Caption, Layout } from "./types.js";
import { zodiacEmpty } from "./zodiac-places.js";

const CAP = 100;
const LEAST = 40;
/** Where the piles are this wide, nothing needs to go for the cards' sake. */
const WIDE_ENOUGH = 52;
const STRIP = 24;

/** Gaps below a row of piles, below the row before the Equator or the hand, and below the Equator. */
interface Mode {
  readonly row: number;
  readonly half: number;
  readonly equator: number;
  /** There is room for counts under the piles. */
  readonly counts: boolean;
  /** Closed foundations shrink to a strip, and so does the hand when it is empty for good. */
  readonly strip: boolean;
}

const BROAD: Mode = { row: 24, half: 24, equator: 16, counts: true, strip: false };
const NARROW: Mode = { row: 19, half: 20, equator: 13, counts: true, strip: false };
const CLOSE: Mode = { row: 9, half: 10, equator: 9, counts: false, strip: false };
/** The narrowest of them all. */
const TIGHT: Mode = { ...CLOSE, strip: true };

/** The Equator and the foundations are eight abreast where the ring's piles are six. */
const smallOf = (w: number): number => Math.floor(0.77 * w);

/** The tops of everything, from the foundations to the hand. */
const tops = (w: number, mode: Mode, phase: 1 | 2) => {
  const [h, small] = [heightOf(w), heightOf(smallOf(w))];
  const foundation = mode.strip && phase === 1 ? STRIP : small;
  const hand = mode.strip && phase === 2 ? STRIP : h;
  const first = 8 + foundation + 12;
  const second = first + h + mode.row;
  const equator = second + h + mode.half;
  const third = equator + small + mode.equator;
  const fourth = third + h + mode.row;
  const last = fourth + h + mode.half;
  return { foundation, hand, rows: [first, second, third, fourth], equator, last, bottom: last + hand + 8 };
};

const fit = (width: number, height: number, margin: number, phase: 1 | 2): { w: number; mode: Mode } => {
  const most = Math.min(CAP, Math.floor((width - 2 * margin) / 6.69));
  const widest = (mode: Mode): number => largest(LEAST, most, (w) => tops(w, mode, phase).bottom <= height);
  const modes = [width < PHONE ? NARROW : BROAD, CLOSE];
  const mode = modes.find((each) => widest(each) >= Math.min(most, WIDE_ENOUGH)) ?? TIGHT;
  return { w: widest(mode), mode };
};

/** How wide the cards of {@link zodiacRows} would be. */
export const rowsCardWidth = ({ width, height, state }: Table): number =>
  fit(width, height, marginOf(width), state.phase).w;

const marginOf = (width: number): number => (width < PHONE ? 6 : 24);

/** Four rows of six with the Equator between them, stock and waste at the thumb. */
export const zodiacRows = (table: Table): Layout => {
  const { state, width, height, captions } = table;
  const { w, mode } = fit(width, height, marginOf(width), state.phase);
  const [h, small] = [heightOf(w), smallOf(w)];
  const gap = Math.min((width - 2 * marginOf(width) - 6 * w) / 5, 0.35 * w);
  const span = 6 * w + 5 * gap;
  const left = (width - span) / 2;
  const { foundation, hand, rows, equator, last, bottom } = tops(w, mode, state.phase);
  const eighth = (n: number, y: number): Box => cardBox(left + (n * (span - small)) / 7, y, small);
  const wasteLeft = Math.round(left + span - 2 * w - gap) - 2;

  const placeOf = (pile: PileState): Box => {
    const n = numberOf(pile);
    switch (pile.role) {
      case "tableau":
        return cardBox(left + (n % 6) * (w + gap), rows[Math.floor(n / 6)]!, w);
      case "reserve":
        return eighth(n, equator);
      case "foundation":
        return { ...eighth(n, 8), h: foundation };
      default:
        return { ...cardBox(pile.role === "stock" ? left + span - w : wasteLeft, last, w), h: hand };
    }
  };

  const piles = state.piles.map((pile) => squared(pile, placeOf(pile), zodiacEmpty(pile, table)));
  const texts: Caption[] = [];
  for (const [i, { role, cards }] of state.piles.entries()) {
    const { box, edges } = piles[i]!;
    if (role === "stock" || role === "waste") {
      if (state.phase === 2) continue;
      const text = role === "stock" ? captions.stockCount(cards.length) : captions.wasteCount(cards.length);
      texts.push({
        text,
        x: wasteLeft - 10,
        y: last + Math.round(h / 2) + (role === "stock" ? 1 : -19),
        anchor: "end",
      });
    } else if (mode.counts && cards.length > 1 && role === "tableau") {
      texts.push({
        text: String(cards.length),
        x: box.x + w / 2,
        y: box.y + h + 2 * edges + 3,
        anchor: "middle",
        style: "count",
      });
    }
  }
  const next = { x: Math.round(left), y: last + Math.round((h - 44) / 2), w: wasteLeft - 72 - Math.round(left), h: 44 };
  return {
    width,
    height: Math.max(height, bottom),
    cardWidth: w,
    piles,
    captions: texts,
    engraving: [],
    ...(state.phase === 1 && { next }),
  };
};

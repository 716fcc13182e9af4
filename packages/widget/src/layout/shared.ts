import { isFaceUp } from "@solitaire/engine";
import type { BoardCaptions } from "../board/labels.js";
import type { BoardState, PileState } from "../board/state.js";
import type { Box, CardSpot, PilePlace, PlaceLook, PlaceMark } from "./types.js";

/** What a layout is made from. */
export interface Table {
  readonly state: BoardState;
  readonly width: number;
  readonly height: number;
  readonly captions: BoardCaptions;
}

/** Below this width the table is a phone's: narrow margins, small captions, no counts that could be spared. */
export const PHONE = 600;

const LOW = 420;

/** Whether the parts of a table stand close: on a phone, upright or on its side. */
export const isCompact = ({ width, height }: Table): boolean => width < PHONE || height < LOW;

/** A card is 5 : 7, in whole pixels. */
export const heightOf = (width: number): number => Math.round(1.4 * width);

/** A card's or a place's box. */
export const cardBox = (x: number, y: number, w: number): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  w,
  h: heightOf(w),
});

/** A pile's number from 0 among its like: 2 for `T3`. */
export const numberOf = (pile: PileState): number => Number(pile.name.slice(1)) - 1;

/** Value at `x` on the line from (x0, y0) to (x1, y1), level outside. */
export const between = (x: number, x0: number, y0: number, x1: number, y1: number): number =>
  y0 + (y1 - y0) * Math.min(1, Math.max(0, (x - x0) / (x1 - x0)));

/** The largest whole number in a range that fits, or the smallest number of the range. `fits` holds up to some size. */
export const largest = (least: number, most: number, fits: (size: number) => boolean): number => {
  let low = least;
  let high = Math.floor(most);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** How a place looks when nothing lies on it. */
export interface Empty {
  readonly look?: PlaceLook;
  readonly mark?: PlaceMark;
}

/** How many cards of a squared pile are drawn: what a moved card uncovers must be there already. */
const DRAWN = 3;

/** A pile whose cards lie on one another. Drops count a little around it. */
export const squared = (
  pile: PileState,
  box: Box,
  { look = "open", mark = {} }: Empty = {},
  { margin = 4, showsBottom = false }: { margin?: number; showsBottom?: boolean } = {},
): PilePlace => {
  const { x, y } = box;
  const last = pile.cards.length - 1;
  const cards = pile.cards.map((_, i): CardSpot => {
    const z = showsBottom ? last - i : i;
    return z > last - DRAWN ? { x, y, z } : { x, y, z, buried: true };
  });
  return { name: pile.name, box, cards, area: inflate(box, margin), look, mark, edges: Math.max(0, Math.min(3, last)) };
};

/** A box with a margin around it. */
export const inflate = ({ x, y, w, h }: Box, margin: number): Box => ({
  x: x - margin,
  y: y - margin,
  w: w + 2 * margin,
  h: h + 2 * margin,
});

/** How the cards of a column overlap: the strips of face-up and face-down cards, and how far they may shrink. */
export interface Fan {
  readonly up: number;
  readonly down: number;
  readonly leastUp: number;
  /** The y that a column should not go below. */
  readonly floor: number;
  /** Half the gap to the next column: how far a drop may miss sideways. */
  readonly margin: number;
}

const LEAST_DOWN = 4;

/** Whole strips for one column: the face-down ones give way first, then its face-up ones. */
const strips = (pile: PileState, room: number, { up, down, leastUp }: Fan): [up: number, down: number] => {
  const covered = pile.cards.slice(0, -1);
  const faceUp = covered.filter(isFaceUp).length;
  const faceDown = covered.length - faceUp;
  if (faceUp * up + faceDown * down <= room) return [up, down];
  const least =
    faceDown === 0 ? down : Math.max(LEAST_DOWN, Math.min(down, Math.floor((room - faceUp * up) / faceDown)));
  if (faceUp === 0) return [up, least];
  return [Math.max(leastUp, Math.min(up, Math.floor((room - faceDown * least) / faceUp))), least];
};

/** A pile whose cards show a strip each. Drops count all the way down. */
export const fanned = (pile: PileState, box: Box, fan: Fan, { look = "open", mark = {} }: Empty = {}): PilePlace => {
  const [up, down] = strips(pile, fan.floor - box.y - box.h, fan);
  let y = box.y;
  const last = pile.cards.length - 1;
  const cards = pile.cards.map((card, z): CardSpot => {
    const spot = { x: box.x, y, z, ...(z > 0 && { fanned: true as const }) };
    if (z === last) return spot;
    const strip = isFaceUp(card) ? up : down;
    y += strip;
    return { ...spot, strip };
  });
  const { margin } = fan;
  const area = {
    x: box.x - margin,
    y: box.y - margin,
    w: box.w + 2 * margin,
    h: Math.max(fan.floor, y + box.h) - box.y + 2 * margin,
  };
  return { name: pile.name, box, cards, area, look, mark, edges: 0 };
};

/** Where a pile's last card ends, or the place of an empty one. */
export const bottomOf = ({ box, cards }: PilePlace): number => (cards.at(-1)?.y ?? box.y) + box.h;

/** The table's own height, or what its tallest column needs. */
export const heightFor = (height: number, piles: readonly PilePlace[], margin: number): number =>
  Math.max(height, ...piles.map((pile) => bottomOf(pile) + margin));

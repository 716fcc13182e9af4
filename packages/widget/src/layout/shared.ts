import { isFaceUp } from "@solitaire/engine";
import { indexHeight } from "../art/faces.js";
import type { BoardCaptions } from "../board/labels.js";
import type { BoardState, PileState } from "../board/state.js";
import type { Box, Caption, CardSpot, Layout, PilePlace, PlaceLook, PlaceMark, Preferences, Stroke } from "./types.js";

/** The size of a felt in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a layout is made from. */
export interface Table extends Preferences, Size {
  readonly state: BoardState;
  readonly captions: BoardCaptions;
}

/** Below this width the table is a phone's: narrow margins, small captions, no counts that could be spared. */
export const PHONE = 600;
const LOW = 420;

/** Whether the parts of a table stand close: on a phone, upright or on its side. */
export const isCompact = ({ width, height }: Size): boolean => width < PHONE || height < LOW;

/** Whether a table is so low and wide that everything stands beside the columns: a phone on its side. */
export const isLow = ({ width, height }: Table): boolean => height < LOW && width >= 460 && width > 1.5 * height;

/** How much larger a table is than the one of 1440 × 800 that lengths were drawn for. */
const growth = ({ width, height }: Size): number => Math.max(1, Math.min(width / 1440, height / 800));

/** A length that was drawn for a table of 1440 × 800, on larger ones. */
export const grown = (length: number, size: Size): number => Math.round(length * growth(size));

/** A card is 5 : 7, in whole pixels. */
export const heightOf = (width: number): number => Math.round(1.4 * width);

/** How round a card's corners are. */
export const radiusOf = (width: number): number => Math.max(3, Math.round(0.075 * width));

export const cardBox = (x: number, y: number, w: number): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  w,
  h: heightOf(w),
});

/** Value at `x` on the line from (x0, y0) to (x1, y1), level outside. */
export const between = (x: number, x0: number, y0: number, x1: number, y1: number): number =>
  y0 + (y1 - y0) * Math.min(1, Math.max(0, (x - x0) / (x1 - x0)));

/** The largest whole number from `most` down to `least` that fits, or `least`; `most` where that is less still. */
export const largest = (least: number, most: number, fits: (size: number) => boolean): number => {
  let size = Math.floor(most);
  while (size > least && !fits(size)) size--;
  return size;
};

/** Strips that can be pressed well. */
const TARGET = 24;

/**
 * How high a column of so many open cards is whose strips show whole indices.
 * @param least What a strip has at the least; unless said otherwise, what can be pressed well.
 */
export const openHeight = (w: number, cards: number, large?: boolean, least: number = TARGET): number =>
  heightOf(w) + (cards - 1) * Math.max(least, indexHeight(w, large));

/** How many cards of a squared pile are drawn: what a moved card uncovers must be there already. */
const DRAWN = 3;

/** A pile whose cards lie on one another, the top one or the bottom one in view. */
export const squared = (
  { name, cards }: PileState,
  box: Box,
  look: PlaceLook = "open",
  mark: PlaceMark = {},
  showsBottom = false,
): PilePlace => {
  const last = cards.length - 1;
  const spots = cards.map((_, i): CardSpot => {
    const z = showsBottom ? last - i : i;
    return { x: box.x, y: box.y, z, buried: z <= last - DRAWN };
  });
  return { name, box, cards: spots, look, mark, edges: Math.max(0, Math.min(3, last)) };
};

/** How the cards of a column overlap. */
export interface Fan {
  /** The strips of face-up and face-down cards where there is room. */
  readonly up: number;
  readonly down: number;
  /** The y that columns should not go below, as {@link Plan.place} is told it. */
  readonly floor: number;
  /** For large print: strips show the whole index, and never less. */
  readonly large?: boolean | undefined;
}

/** No strip is narrower than this. */
const LEAST_UP = 10;
const LEAST_DOWN = 4;
/** How much of an index can be read: where it has not all its room, it lies at the card's very edge. */
const READABLE = 0.83;
/**
 * A pile whose cards show a strip each. Where room is short the face-down strips of this pile give way first, then the
 * face-up ones. A pile that would not end on the table so lies open as far as its cards can be read, and the table scrolls.
 */
export const fanned = (
  { name, cards }: PileState,
  box: Box,
  fan: Fan,
  look: PlaceLook,
  mark: PlaceMark = {},
): PilePlace => {
  const covered = cards.length - 1;
  const index = indexHeight(box.w, fan.large);
  const faceDown = cards.filter((card) => !isFaceUp(card)).length;
  const faceUp = covered - faceDown;
  const room = fan.floor - box.y - box.h;
  const share = (space: number, count: number, most: number): number =>
    count > 0 ? Math.min(most, Math.floor(space / count)) : most;
  const most = Math.max(fan.up, index);
  const down = Math.max(LEAST_DOWN, share(room - faceUp * most, faceDown, fan.down));
  const own = share(room - faceDown * down, faceUp, most);
  const up = own >= (fan.large ? index : LEAST_UP) ? own : Math.max(TARGET, index);
  let y = box.y;
  const spots = cards.map((card, z): CardSpot => {
    const strip = isFaceUp(card) ? up : down;
    const spot = { x: box.x, y, z, fanned: z > 0, ...(z < covered && { strip }) };
    y += strip;
    return spot;
  });
  return { name, box, cards: spots, look, mark, edges: 0, isColumn: true, isTight: up < READABLE * index };
};

/** Where a pile's last card ends, or the place of an empty one. */
export const bottomOf = ({ box, cards }: PilePlace): number => (cards.at(-1)?.y ?? box.y) + box.h;

/** So much of the room at the foot is left where all else of it gives way: a table does not scroll for bare felt. */
const LEAST_FOOT = 2;

/** What a game's layout settles. */
export interface Plan {
  readonly cardWidth: number;
  /** A pile's place; `n` is its number from 0 among its like: 2 for `T3`, `floor` the y that columns should not go below. */
  readonly place: (pile: PileState, n: number, floor: number) => PilePlace;
  readonly captions: readonly Caption[];
  readonly engraving: readonly Stroke[];
  /** How far down the table reaches beside its piles. */
  readonly end?: number;
  /** Room below what reaches farthest down, where the table need not scroll for it. */
  readonly foot: number;
  /** What is written under a squared pile of two cards and more. */
  readonly countOf?: (pile: PileState) => string | undefined;
  readonly twoColours?: true;
  readonly picker?: Box;
  readonly next?: Box;
}

/**
 * Lays out all piles and writes counts under them. The table grows where a pile does not end on it; other columns then reach
 * as far down where they cannot be read otherwise.
 */
export const assemble = (table: Table, { place, captions, end = 0, foot, countOf, ...plan }: Plan): Layout => {
  const { state, width, height, large } = table;
  const lay = (whole: number): PilePlace[] =>
    state.piles.map((pile) => place(pile, Number(pile.name.slice(1)) - 1, whole - foot));
  const piles = lay(height);
  const last = Math.max(end, ...piles.map(bottomOf));
  const whole = last + LEAST_FOOT > height ? Math.max(height, last + foot) : height;
  if (whole > height)
    for (const [i, taller] of lay(whole).entries()) if (piles[i]!.isTight && !taller.isTight) piles[i] = taller;
  const counts = piles.flatMap(({ box, edges }, i): Caption[] => {
    const pile = state.piles[i]!;
    const text = pile.cards.length > 1 && countOf?.(pile);
    return text
      ? [{ text, x: box.x + box.w / 2, y: box.y + box.h + 2 * edges + 3, anchor: "middle", style: "count" }]
      : [];
  });
  return {
    ...plan,
    width,
    height: whole,
    piles,
    captions: [...captions, ...counts],
    letters: 0.3 + 0.7 * growth(table),
    ...(large && { large }),
  };
};

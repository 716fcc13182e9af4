import { assemble, cardBox, heightOf, isCompact, largest, type Table } from "./shared.js";
import type { Box, Layout } from "./types.js";
import { zodiacCount, zodiacPlaces, zodiacProgress } from "./zodiac.js";

/** Rows of everything. */
const ROWS = 4;
/** Two columns of foundations, three of the Zodiac, two of the Equator, three more of the Zodiac, one of the hand. */
const COLUMNS = 11;
const CAP = 100;
/** What lies above the first row and below the last, and between rows: paper edges need 6 px. */
const ABOVE = 8;
const BELOW = 10;
const ROW = 9;
/** Room below a row for paper edges and a count, which narrower piles do without. */
const COUNTED = 24;
const WIDE_ENOUGH = 52;
const BUTTON = 44;
const LINE = 18;

interface Grid {
  readonly w: number;
  readonly h: number;
  readonly margin: number;
  readonly row: number;
  readonly counts: boolean;
}

/** A gap between groups weighs so many gaps within them. */
const GROUPS = 2.2;
const GAPS = 6 + 4 * GROUPS;

/** Whether a grid of cards of some width has room. */
const fits = (w: number, row: number, below: number, { width, height }: Table, margin: number): boolean =>
  COLUMNS * w + GAPS * Math.max(4, 0.08 * w) + 2 * margin <= width &&
  ROWS * heightOf(w) + (ROWS - 1) * row + ABOVE + below <= height;

const gridOf = (table: Table): Grid => {
  const margin = isCompact(table) ? 6 : 24;
  const widest = (row: number, below: number): number => largest(0, CAP, (w) => fits(w, row, below, table, margin));
  const counted = widest(COUNTED, COUNTED);
  const close = widest(ROW, BELOW);
  const counts = counted >= Math.min(close, WIDE_ENOUGH);
  const w = counts ? counted : close;
  return { w, h: heightOf(w), margin, row: counts ? COUNTED : ROW, counts };
};

/** The width of a card when all lies in a grid; 0 where there is no room for one. */
export const flatWidth = (table: Table): number => gridOf(table).w;

/** For a table that is much wider than high: four rows of everything, the Equator upright in the middle. */
export const zodiacFlat = (table: Table): Layout => {
  const { state, width, height, captions } = table;
  const { w, h, margin, row, counts } = gridOf(table);
  const gap = Math.max(4, Math.min(0.2 * w, (width - 2 * margin - COLUMNS * w) / GAPS));
  const span = COLUMNS * w + GAPS * gap;
  const pitch = Math.min(
    h + 0.3 * h,
    h + row + (height - ROWS * h - (ROWS - 1) * row - ABOVE - (counts ? COUNTED : BELOW)) / ROWS,
  );
  const tall = (ROWS - 1) * pitch + h;
  const top = Math.max(ABOVE, (height - tall - (counts ? COUNTED : BELOW) + ABOVE) / 2);
  const left = (width - span) / 2;
  /** The x of a column, from 0, and how many groups are before it. */
  const column = (n: number): number => {
    const groups = n < 2 ? 0 : n < 5 ? 1 : n < 7 ? 2 : n < 10 ? 3 : 4;
    return left + n * (w + gap) + groups * (GROUPS - 1) * gap;
  };
  const at = (n: number, line: number): Box => cardBox(column(n), top + line * pitch, w);
  const isFirst = state.phase === 1;
  // The hand keeps to the foot: waste, stock and their counts, and above them the button.
  const right = Math.round(column(COLUMNS - 1) + w);
  const stock = cardBox(right - w, top + tall - h - (counts ? 0 : 12), w);
  const waste = { ...stock, y: stock.y - h - COUNTED };
  const side = Math.max(BUTTON, w);
  const rule = (n: number): number => Math.round(column(n) - (GROUPS * gap) / 2) + 0.5;
  const [from, to] = [Math.round(top), Math.round(top + tall)];
  return assemble(table, {
    cardWidth: w,
    place: zodiacPlaces(table, {
      // As on any table in rows: six of the Zodiac in each.
      tableau: (n) => at((n % 6) + (n % 6 < 3 ? 2 : 4), Math.floor(n / 6)),
      reserve: (n) => at(5 + (n % 2), n >> 1),
      foundation: (n) => at(n % 2, n >> 1),
      stock: () => stock,
      waste: () => waste,
    }),
    captions: [{ text: captions.tally(...zodiacProgress(table)), x: right, y: Math.round(top), anchor: "end" }],
    engraving: [{ d: [2, 5, 7, 10].map((n) => `M${rule(n)} ${from}V${to}`).join("") }],
    foot: 0,
    countOf: (pile) => (pile.role === "tableau" && !counts ? undefined : zodiacCount(state.phase === 1)(pile)),
    ...(isFirst && {
      next: { x: right - side, y: Math.max(Math.round(top) + LINE, waste.y - 8 - BUTTON), w: side, h: BUTTON },
    }),
  });
};

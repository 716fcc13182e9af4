import { KING } from "@solitaire/engine";
import {
  assemble,
  between,
  cardBox,
  fanned,
  grown,
  heightOf,
  isLow,
  largest,
  openHeight,
  squared,
  type Table,
} from "./shared.js";
import type { Caption, Layout } from "./types.js";

const LEAST = 40;
const CAP = 100;
const COLUMNS = 7;
/** Cards in a column at the deal. */
const DEALT = 7;
/** Room below the tallest column. */
const FOOT = 10;
/** Between foundations one above the other, at the least. */
const LEAST_BETWEEN = 8;
/** Foundations beside the columns need this width, for cards of the least size. */
const BESIDE = 500;

/** What the three arrangements settle. */
interface Arrangement {
  readonly w: number;
  readonly left: number;
  readonly gap: number;
  readonly cell: (n: number) => readonly [x: number, y: number];
  readonly top: number;
  readonly foundation: (n: number) => readonly [x: number, y: number];
  readonly captions: readonly Caption[];
  readonly line: string;
  readonly up: number;
  readonly counts: boolean;
}

/** Foundations one above the other beside the columns. */
const beside = (table: Table, base: string): Arrangement => {
  const { width, height, captions } = table;
  const [cells, y, below, rule] = [grown(38, table), grown(14, table), grown(30, table), grown(15, table) + 0.5];
  const margin = between(width, 768, 24, 1024, 56);
  const gap = Math.round(between(width, 768, 12, 1024, 18) + between(width, 1024, 0, 1440, 2));
  const apart = Math.round(between(width, 768, 56, 1024, 132));
  const w = largest(
    LEAST,
    Math.min(grown(CAP, table), (width - 2 * margin - apart - 6 * gap) / (COLUMNS + 1)),
    (each) => {
      const h = heightOf(each);
      return cells + Math.max(4 * (h + LEAST_BETWEEN), h + below + openHeight(each, DEALT) + FOOT) <= height;
    },
  );
  const h = heightOf(w);
  const left = Math.round((width - (COLUMNS + 1) * w - 6 * gap - apart) / 2);
  const edge = left + COLUMNS * (w + gap) - gap;
  const start = edge + apart;
  const top = cells + h + below;
  // Where the margin is narrow the words end with the cards, so as not to run over the edge.
  const words: Pick<Caption, "x" | "anchor"> =
    left < 40 ? { x: start + w, anchor: "end" } : { x: start + w / 2, anchor: "middle" };
  const pitch = h + Math.max(LEAST_BETWEEN, Math.min(28, Math.floor((height - cells - 4 * h) / 4)));
  return {
    w,
    left,
    gap,
    cell: (n) => [left + n * (w + gap), cells],
    top,
    foundation: (n) => [start, cells + n * pitch],
    captions: [
      { text: captions.flipper, x: left, y },
      { ...words, text: base, y },
    ],
    // Words that reach over it have it begin below them.
    line: `M${Math.round(edge + apart / 2) + 0.5} ${left < 40 ? cells : 24}V${height - 24}M${left} ${top - rule}H${edge}`,
    up: Math.max(36, Math.round(0.42 * w)),
    counts: pitch > h + 20,
  };
};

/** On a low table: the flipper in two columns at the left, the foundations at the right. */
const sideways = ({ width, height, captions }: Table, base: string): Arrangement => {
  const [margin, aside, top, foot] = [6, 16, 22, 8];
  const gap = Math.round(between(width, 520, 4, 700, 8));
  const w = largest(
    33,
    (width - 2 * margin - 2 * aside - 7 * gap) / (COLUMNS + 3),
    (each) => top + 4 * heightOf(each) + 3 * gap + foot <= height,
  );
  const h = heightOf(w);
  const columns = COLUMNS * (w + gap) - gap;
  const left = Math.round((width - columns + w) / 2);
  const cells = left - aside - 2 * w - gap;
  const start = left + columns + aside;
  const pitch = Math.max(h + gap, Math.min(h + 2 * gap, Math.floor((height - top - foot - h) / 3)));
  const rule = (x: number): string => `M${Math.round(x) + 0.5} ${top}V${height - foot}`;
  return {
    w,
    left,
    gap,
    cell: (n) => [cells + (n % 2) * (w + gap), top + (n >> 1) * pitch],
    top,
    foundation: (n) => [start, top + n * pitch],
    captions: [
      { text: captions.flipper, x: cells, y: 4 },
      { text: base, x: start + w, y: 4, anchor: "end" },
    ],
    line: rule(left - aside / 2) + rule(start - aside / 2),
    up: 32,
    counts: false,
  };
};

/** Foundations, flipper and columns one above the other. */
const stacked = ({ width, height, captions, large }: Table, base: string): Arrangement => {
  const gap = large && width < 480 ? 2 : width < 340 ? 3 : Math.round(between(width, 480, 4, 600, 8));
  const margin = between(width, 480, large ? 3 : 7, 600, 20);
  const most = Math.min(CAP, (width - 2 * margin - 6 * gap) / COLUMNS);
  const w = largest(LEAST, most, (each) => 2 * heightOf(each) + 64 + openHeight(each, DEALT) + FOOT <= height);
  const left = Math.round((width - COLUMNS * (w + gap) + gap) / 2);
  const cells = heightOf(w) + 51;
  const top = cells + heightOf(w) + 13;
  return {
    w,
    left,
    gap,
    cell: (n) => [left + n * (w + gap), cells],
    top,
    foundation: (n) => [left + n * (w + gap), 24],
    captions: [
      { text: base, x: left, y: 5 },
      { text: captions.flipper, x: left, y: cells - 17 },
    ],
    line: `M0 ${top - 6.5}H${width}`,
    up: 32,
    counts: false,
  };
};

/** Seven columns, a cell of the flipper above each, and the foundations. */
export const penguin = (table: Table): Layout => {
  const { state, width, height, captions } = table;
  const base = state.base ?? 0;
  const last = (base + KING) % 13;
  const arrange = isLow(table)
    ? sideways
    : width >= 760 || (width >= BESIDE && width > 1.6 * height)
      ? beside
      : stacked;
  const { w, left, gap, cell, top, foundation, line, up, counts, ...rest } = arrange(table, captions.base(base, last));
  return assemble(table, {
    cardWidth: w,
    place: (pile, n, floor) => {
      if (pile.role === "foundation") return squared(pile, cardBox(...foundation(n), w), "open", { suit: n });
      if (pile.role === "reserve") return squared(pile, cardBox(...cell(n), w));
      return fanned(pile, cardBox(left + n * (w + gap), top, w), { up, down: 10, floor, large: table.large }, "open", {
        rank: last,
      });
    },
    captions: rest.captions,
    engraving: [{ d: line }],
    foot: FOOT,
    countOf: ({ role, cards }) => (counts && role === "foundation" ? String(cards.length) : undefined),
  });
};

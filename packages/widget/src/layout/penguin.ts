import { KING } from "@solitaire/engine";
import type { PileState } from "../board/state.js";
import {
  between,
  bottomOf,
  cardBox,
  type Empty,
  type Fan,
  fanned,
  heightFor,
  heightOf,
  isCompact,
  largest,
  numberOf,
  squared,
  type Table,
} from "./shared.js";
import type { Box, Caption, Layout, PilePlace } from "./types.js";

const WIDE = 760;
const CAP = 100;
const LEAST = 40;
const COLUMNS = 7;

const emptyOf = (pile: PileState, last: number): Empty => {
  switch (pile.kind) {
    case "foundation":
      return { mark: { suit: numberOf(pile) } };
    case "column":
      return { mark: { rank: last } };
    default:
      return {};
  }
};

interface Plan {
  readonly w: number;
  readonly column: (n: number) => number;
  /** The tops of flipper and columns. */
  readonly cells: number;
  readonly top: number;
  readonly foundation: (n: number) => Box;
  readonly captions: readonly Caption[];
  readonly lines: string;
  readonly fan: Fan;
  /** Counts under the foundations. */
  readonly counts: boolean;
}

/** The y of cells and caption, and what is between cells, line, columns and foundations. */
const ROOMY = { top: 38, caption: 14, below: 30, line: 15.5, apart: 28 };
const CLOSE = { top: 22, caption: 4, below: 16, line: 8.5, apart: 10 };

/** Columns under the flipper; foundations beside them, one above the other, or two and two where the table is low. */
const beside = (table: Table, base: string): Plan => {
  const { width, height, captions } = table;
  const size = isCompact(table) ? CLOSE : ROOMY;
  const margin = between(width, 768, 24, 1024, 56);
  const gap = Math.round(width < 1024 ? between(width, 768, 12, 1024, 18) : between(width, 1024, 18, 1440, 20));
  const apart = Math.round(between(width, 768, 56, 1024, 132));
  const spanOf = (w: number, across: number): number => COLUMNS * w + 6 * gap + apart + across * w + (across - 1) * gap;
  const fits =
    (across: number) =>
    (w: number): boolean => {
      const h = heightOf(w);
      const rows = 4 / across;
      const foundations = rows * h + (rows - 1) * size.apart + 20;
      const columns = 2 * h + size.below + 5 * 26 + 16;
      return spanOf(w, across) + 2 * margin <= width && size.top + Math.max(foundations, columns) <= height;
    };
  const [one, two] = [1, 2].map((across) => largest(LEAST, CAP, fits(across))) as [number, number];
  const across = one > two || fits(1)(one) ? 1 : 2;
  const w = across === 1 ? one : two;
  const h = heightOf(w);
  const left = Math.round((width - spanOf(w, across)) / 2);
  const column = (n: number): number => left + n * (w + gap);
  const edge = column(6) + w;
  const top = size.top + h + size.below;
  const foundation = (n: number): Box =>
    cardBox(edge + apart + (n % across) * (w + gap), size.top + Math.floor(n / across) * (h + size.apart), w);
  const centre = edge + apart + (across * w + (across - 1) * gap) / 2;
  return {
    w,
    column,
    cells: size.top,
    top,
    foundation,
    captions: [
      { text: captions.flipper, x: left, y: size.caption },
      { text: base, x: centre, y: size.caption, anchor: "middle" },
    ],
    lines: `M${Math.round(edge + apart / 2) + 0.5} 24V${height - 24}M${left} ${top - size.line}H${edge}`,
    fan: { up: 36, down: 10, leastUp: 26, floor: height - 16, margin: gap / 2 },
    counts: size === ROOMY,
  };
};

/** Foundations, flipper and columns one above the other. */
const stacked = ({ width, height, captions }: Table, base: string): Plan => {
  const gap = width < 340 ? 3 : Math.round(between(width, 480, 4, 600, 8));
  const margin = between(width, 480, 7, 600, 20);
  const w = largest(
    LEAST,
    Math.min(CAP, (width - 2 * margin - 6 * gap) / COLUMNS),
    (size) => 24 + 27 + 13 + 3 * heightOf(size) + 6 * 24 + 10 <= height,
  );
  const h = heightOf(w);
  const left = (width - COLUMNS * w - 6 * gap) / 2;
  const column = (n: number): number => Math.round(left + n * (w + gap));
  const cells = 24 + h + 27;
  const top = cells + h + 13;
  return {
    w,
    column,
    cells,
    top,
    foundation: (n) => cardBox(column(n), 24, w),
    captions: [
      { text: base, x: column(0), y: 5 },
      { text: captions.flipper, x: column(0), y: cells - 18 },
    ],
    lines: `M0 ${top - 6.5}H${width}`,
    fan: { up: 32, down: 7, leastUp: 24, floor: height - 10, margin: gap / 2 },
    counts: false,
  };
};

/** Seven columns, a cell of the flipper above each, and the foundations. */
export const penguin = (table: Table): Layout => {
  const { state, width, height, captions } = table;
  const base = state.base ?? 0;
  const last = (base + KING) % 13;
  const plan = (width >= WIDE || width > 1.6 * height ? beside : stacked)(table, captions.base(base, last));
  const { w, column, fan } = plan;
  const piles = state.piles.map((pile): PilePlace => {
    const [n, empty] = [numberOf(pile), emptyOf(pile, last)];
    switch (pile.kind) {
      case "foundation":
        return squared(pile, plan.foundation(n), empty);
      case "flipper":
        return squared(pile, cardBox(column(n), plan.cells, w), empty, { margin: fan.margin });
      default:
        return fanned(pile, cardBox(column(n), plan.top, w), fan, empty);
    }
  });
  const counts = state.piles.flatMap(({ kind, cards }, i): Caption[] => {
    if (!plan.counts || kind !== "foundation" || cards.length < 2) return [];
    const { box, edges } = piles[i]!;
    const y = bottomOf(piles[i]!) + 2 * edges + 3;
    return [{ text: String(cards.length), x: box.x + w / 2, y, anchor: "middle", style: "count" }];
  });
  return {
    width,
    height: heightFor(height, piles, 10),
    cardWidth: w,
    piles,
    captions: [...plan.captions, ...counts],
    engraving: [{ d: plan.lines }],
  };
};

import { SMALL } from "../art/faces.js";
import { assemble, cardBox, heightOf, largest, PHONE, type Table } from "./shared.js";
import type { Box, Caption, Layout } from "./types.js";
import { flatWidth, zodiacFlat } from "./zodiac-flat.js";
import { cardsOf, zodiacCount, zodiacPlaces, zodiacProgress } from "./zodiac.js";

/** Gaps below a row of piles, below the row before the Equator or the hand, and below the Equator. */
interface Mode {
  readonly row: number;
  readonly half: number;
  readonly equator: number;
  /** There is room for counts under the piles. */
  readonly counts: boolean;
  /** Closed foundations shrink to a strip of so much, and so does the hand when it is empty for good. */
  readonly strip: number;
}

const BROAD: Mode = { row: 24, half: 24, equator: 16, counts: true, strip: 0 };
const NARROW: Mode = { row: 19, half: 20, equator: 13, counts: true, strip: 0 };
const CLOSE: Mode = { row: 9, half: 10, equator: 9, counts: false, strip: 0 };
const TIGHT: Mode = { ...CLOSE, strip: 24 };

/** Where the piles are this wide, nothing needs to go for the cards' sake. */
const WIDE_ENOUGH = 52;

/** Below this the table scrolls. */
const LEAST = 36;

const marginOf = (width: number): number => (width < PHONE ? 6 : 24);

/** Above the first row and below the last. */
const edgeOf = (width: number): number => (width < PHONE ? 8 : 14);

/** Between the piles of a row. */
const gapOf = (w: number, width: number): number => Math.min((width - 2 * marginOf(width) - 6 * w) / 5, 0.35 * w);

/**
 * The Equator and the foundations are eight abreast where the piles are six: narrower, but as wide as faces like theirs
 * need where there is room.
 */
const smaller = (w: number, width: number): number => {
  const own = Math.floor(0.77 * w);
  return w >= SMALL && own < SMALL && 8 * SMALL + 28 <= 6 * w + 5 * gapOf(w, width) ? SMALL : own;
};

/** Everything in rows, for cards of a width. */
const rowsOf = (w: number, mode: Mode, { state, width }: Table) => {
  const h = heightOf(w);
  const small = smaller(w, width);
  const edge = edgeOf(width);
  const foundation = mode.strip && state.phase === 1 ? mode.strip : heightOf(small);
  const hand = mode.strip && state.phase === 2 ? mode.strip : h;
  const first = edge + 12 + foundation;
  const equator = first + 2 * h + mode.row + mode.half;
  const third = equator + heightOf(small) + mode.equator;
  const last = third + 2 * h + mode.row + mode.half;
  const tops = [first, first + h + mode.row, third, third + h + mode.row];
  const gap = gapOf(w, width);
  return { h, small, edge, foundation, hand, tops, equator, last, gap, bottom: last + hand + edge };
};

const fitRows = (table: Table): readonly [w: number, mode: Mode] => {
  // Six piles, and between them five gaps of 0.138 of a pile's width; of 0.06 for large print.
  const most = Math.min(100, Math.floor((table.width - 2 * marginOf(table.width)) / (table.large ? 6.3 : 6.69)));
  const widest = (mode: Mode): number => largest(LEAST, most, (w) => rowsOf(w, mode, table).bottom <= table.height);
  const mode = [BROAD, NARROW, CLOSE].find((each) => widest(each) >= Math.min(most, WIDE_ENOUGH)) ?? TIGHT;
  const fitting = widest(mode);
  // One kind of faces a table: the one with the large index, where that is what the Equator's cards have.
  const w = !table.large && smaller(fitting, table.width) < SMALL ? Math.min(fitting, SMALL - 1) : fitting;
  // Rows move apart for the hand to be at the thumb.
  const more = Math.max(0, Math.min(16, Math.floor((table.height - rowsOf(w, mode, table).bottom) / 5)));
  return [w, { ...mode, row: mode.row + more, half: mode.half + more, equator: mode.equator + more }];
};

const BUTTON = 44;
/** Two lines of words, and the one that a phone has room for. */
const LINE = 18;
const PHONE_LINE = 15;
/** What words and button may stand out over the hand beside them. */
const SPILL = 4;

/** What is said of the game's progress beside the hand, from some y. A phone has room for one line. */
const progressOf = (table: Table, x: number, y: number): readonly Caption[] => {
  const { phase } = table.state;
  const progress = zodiacProgress(table);
  return table.width < PHONE
    ? [{ text: table.captions.phaseProgress(phase, ...progress), x, y }]
    : [
        { text: table.captions.phase(phase), x, y },
        { text: table.captions.progress(phase, ...progress), x, y: y + LINE },
      ];
};

/** Four rows of six with the Equator between them, stock and waste at the thumb. */
const rows = (table: Table, w: number, mode: Mode): Layout => {
  const { h, small, edge, foundation, hand, tops, equator, last, gap } = rowsOf(w, mode, table);
  const span = 6 * w + 5 * gap;
  const left = (table.width - span) / 2;
  const waste = Math.round(left + span - 2 * w - gap) - 2;
  const text = { x: waste - 10, anchor: "end" } as const;
  const y = last + Math.round(h / 2);
  const eighth = (n: number, top: number): Box => cardBox(left + (n * (span - small)) / 7, top, small);
  const first = table.state.phase === 1;
  const x = Math.round(left);
  // At the hand's left: how far the game is, and below it the button. Where the hand is too low, the button alone.
  const lines = table.width < PHONE ? PHONE_LINE : 2 * LINE;
  const air = Math.max(2, Math.min(7, hand - lines - BUTTON));
  const block = first ? lines + air + BUTTON : lines;
  const start = last + Math.round((hand - block) / 2);
  const hasLines = block <= hand + SPILL;
  return assemble(table, {
    cardWidth: w,
    place: zodiacPlaces(table, {
      tableau: (n) => cardBox(left + (n % 6) * (w + gap), tops[Math.floor(n / 6)]!, w),
      reserve: (n) => eighth(n, equator),
      foundation: (n) => ({ ...eighth(n, edge), h: foundation }),
      stock: () => ({ ...cardBox(left + span - w, last, w), h: hand }),
      waste: () => ({ ...cardBox(waste, last, w), h: hand }),
    }),
    captions: [
      ...(hasLines ? progressOf(table, x, start) : []),
      ...(first
        ? [
            { ...text, text: table.captions.wasteCount(cardsOf(table, "waste")), y: y - 19 },
            { ...text, text: table.captions.stockCount(cardsOf(table, "stock")), y: y + 1 },
          ]
        : []),
    ],
    engraving: [],
    foot: edge,
    ...(mode.counts && { countOf: zodiacCount() }),
    ...(first && {
      next: { x, y: hasLines ? start + lines + air : y - 22, w: Math.min(176, waste - 72 - x), h: BUTTON },
    }),
  });
};

/** For a table without room for a ring: rows, or all in a grid on one that is wide, whichever has the larger cards. */
export const zodiacRows = (table: Table): Layout => {
  const [w, mode] = fitRows(table);
  return flatWidth(table) > w ? zodiacFlat(table) : rows(table, w, mode);
};

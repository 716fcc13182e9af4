import { assemble, cardBox, heightOf, largest, PHONE, type Table } from "./shared.js";
import type { Box, Caption, Layout } from "./types.js";
import { cardsOf, zodiacCount, zodiacPlace, zodiacProgress } from "./zodiac.js";

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

/** Everything in rows, for cards of a width. */
const rowsOf = (w: number, mode: Mode, { state, width }: Table) => {
  const h = heightOf(w);
  // The Equator and the foundations are eight abreast where the piles are six.
  const small = Math.floor(0.77 * w);
  const foundation = mode.strip && state.phase === 1 ? mode.strip : heightOf(small);
  const hand = mode.strip && state.phase === 2 ? mode.strip : h;
  const first = 20 + foundation;
  const equator = first + 2 * h + mode.row + mode.half;
  const third = equator + heightOf(small) + mode.equator;
  const last = third + 2 * h + mode.row + mode.half;
  const tops = [first, first + h + mode.row, third, third + h + mode.row];
  const gap = Math.min((width - 2 * marginOf(width) - 6 * w) / 5, 0.35 * w);
  return { h, small, foundation, hand, tops, equator, last, gap, bottom: last + hand + 8 };
};

const marginOf = (width: number): number => (width < PHONE ? 6 : 24);

const fitRows = (table: Table): readonly [w: number, mode: Mode] => {
  const most = Math.min(100, Math.floor((table.width - 2 * marginOf(table.width)) / 6.69));
  const widest = (mode: Mode): number => largest(40, most, (w) => rowsOf(w, mode, table).bottom <= table.height);
  const roomy = table.width < PHONE ? NARROW : BROAD;
  const mode = [roomy, CLOSE].find((each) => widest(each) >= Math.min(most, WIDE_ENOUGH)) ?? TIGHT;
  return [widest(mode), mode];
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
  const { h, small, foundation, hand, tops, equator, last, gap, bottom } = rowsOf(w, mode, table);
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
    place: (pile, n) => {
      const box = {
        tableau: () => cardBox(left + (n % 6) * (w + gap), tops[Math.floor(n / 6)]!, w),
        reserve: () => eighth(n, equator),
        foundation: () => ({ ...eighth(n, 8), h: foundation }),
        stock: () => ({ ...cardBox(left + span - w, last, w), h: hand }),
        waste: () => ({ ...cardBox(waste, last, w), h: hand }),
      }[pile.role]();
      return zodiacPlace(pile, n, box, table);
    },
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
    least: bottom,
    foot: 0,
    ...(mode.counts && { countOf: zodiacCount(0) }),
    ...(first && {
      next: { x, y: hasLines ? start + lines + air : y - 22, w: Math.min(176, waste - 72 - x), h: BUTTON },
    }),
  });
};

/** Room below a row of twelve for paper edges and a count. */
const COUNT = 22;

/** Everything on its side, for cards of a width. */
const flatOf = (w: number) => {
  const gap = Math.max(4, Math.round(0.08 * w));
  const span = 12 * w + 11 * gap;
  // Sixteen abreast on the line between: four foundations, the Equator, four foundations.
  const small = Math.floor((span - 2 * 10 - 13 * 3) / 16);
  const [h, line] = [heightOf(w), heightOf(small)];
  return { h, gap, span, small, line, width: span + w + 26, height: 2 * h + line + 2 * COUNT + 20 };
};

/** For a phone on its side: two rows of twelve, the hand at the right. */
const flat = (table: Table, w: number): Layout => {
  const { h, gap, span, small, line, width, height } = flatOf(w);
  const left = Math.round((table.width - width) / 2) + 6;
  const top = Math.max(6, Math.round((table.height - height) / 2) + 6);
  const middle = top + h + COUNT;
  const low = middle + line + 8;
  const hand = left + span + 14;
  const apart = (span - 16 * small - 2 * 10) / 13;
  const along = (k: number): Box =>
    cardBox(left + k * (small + apart) + (10 - apart) * (k < 4 ? 0 : k < 12 ? 1 : 2), middle, small);
  return assemble(table, {
    cardWidth: w,
    place: (pile, n) => {
      const box = {
        tableau: () => cardBox(left + (n % 12) * (w + gap), n < 12 ? top : low, w),
        reserve: () => along(n + 4),
        foundation: () => along(n < 4 ? n : n + 8),
        stock: () => cardBox(hand, low, w),
        waste: () => cardBox(hand, top, w),
      }[pile.role]();
      return zodiacPlace(pile, n, box, table);
    },
    captions:
      top >= LINE + 10
        ? [
            {
              text: table.captions.phaseProgress(table.state.phase, ...zodiacProgress(table)),
              x: left,
              y: top - LINE - 4,
            },
          ]
        : [],
    engraving: [],
    least: height,
    foot: 0,
    countOf: zodiacCount(table.state.phase),
    ...(table.state.phase === 1 && {
      next: { x: hand + Math.round((w - 44) / 2), y: middle + Math.round((line - 44) / 2), w: 44, h: 44 },
    }),
  });
};

/** For a table without room for a ring: rows, or flat on a phone on its side, whichever has the larger cards. */
export const zodiacRows = (table: Table): Layout => {
  const [w, mode] = fitRows(table);
  const side = largest(0, 80, (size) => flatOf(size).width <= table.width && flatOf(size).height <= table.height);
  return side > w ? flat(table, side) : rows(table, w, mode);
};

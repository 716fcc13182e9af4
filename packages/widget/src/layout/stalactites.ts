import { rankOf } from "@solitaire/engine";
import { round } from "../art/svg.js";
import type { PileState } from "../board/state.js";
import {
  assemble,
  between,
  bottomOf,
  cardBox,
  fanned,
  grown,
  heightOf,
  isCompact,
  isLow,
  largest,
  openHeight,
  PHONE,
  squared,
  type Table,
} from "./shared.js";
import type { Box, Caption, CardSpot, Layout, PilePlace } from "./types.js";

const COLUMNS = 8;
/** Cards in a column at the deal; there are never more. */
const DEALT = 6;
const FULL = 13;
const CAP = 92;
/** The control where there is room beside the columns' width. */
const CONTROL = 640;
/** From one foundation to the next at the least, for words below them; below closer ones stand the ranks alone. */
const WORDED = 54;

/** A foundation: its base lies on its side, and what is built stands on it, flush right. */
const onItsSide = (pile: PileState, { x, y, w, h }: Box): PilePlace => {
  const place = squared({ ...pile, cards: pile.cards.slice(1) }, { x: x + h - w, y, w, h }, "none");
  const base: CardSpot = { x: x + Math.round((h - w) / 2), y, z: 0, turned: "left" };
  return { ...place, cards: [base, ...place.cards.map((spot) => ({ ...spot, z: spot.z + 1 }))] };
};

/** What a column needs at the deal, with strips that are not too narrow for their cards. */
const dealtHeight = (w: number, least: number, { large }: Table): number =>
  openHeight(w, DEALT, large, Math.max(least, 0.37 * w));

/** An engraved drop of some length below a column. */
const drop = (x: number, y: number, w: number, length: number, inset: number): string => {
  const [third, half, lean] = [round(y + length * 0.2), round(y + length * 0.6), inset > 5 ? 3 : 2];
  const middle = x + w / 2;
  return (
    `M${x + inset} ${y}C${round(x + w * 0.36)} ${third} ${middle - lean} ${half} ${middle} ${y + length}` +
    `C${middle + lean} ${half} ${round(x + w * 0.64)} ${third} ${x + w - inset} ${y}`
  );
};

/** What the two arrangements settle. */
interface Arrangement {
  readonly w: number;
  readonly cell: (n: number) => readonly [x: number, y: number];
  readonly column: (n: number) => number;
  readonly top: number;
  /** From the line that columns hang from to the columns. */
  readonly rule: number;
  readonly foundation: (n: number) => readonly [x: number, y: number];
  /** Where a foundation's words begin, from its corner. */
  readonly words: readonly [x: number, y: number];
  /** From one line of words to the next. */
  readonly line: number;
  readonly picker: Box;
}

/** Where the control for the interval may be lower than it is drawn for: its words in one paragraph, or left out. */
const NARROW_CONTROLS = [156, 132, 112, 60];

/** Cells and foundations in a row, the control for the interval under them, and the columns. */
const stacked = (table: Table, least: number): Arrangement => {
  const { state, width, height, large } = table;
  const phone = width < PHONE;
  const grow = (length: number): number => grown(length, table);
  /** The y of cells; what lies between cells and words, lines of words, cells and columns. */
  const [cells, below, line, columns] = phone ? [24, 10, 17, 62] : [grow(40), grow(13), grow(20), grow(78)];
  /** The control's room above the columns, and the line that they hang from; between foundations. */
  const [above, rule, apart] = phone ? [16, 7.5, large ? 7 : 9] : [24, 12.5, 21];
  const margin = phone ? (large ? 3 : 6) : 30;
  const gap = phone ? (large ? 2 : 4) : grow(Math.round(between(width, 768, 12, 1024, 16)));
  const most = Math.min(grow(CAP), (width - 2 * margin - 7 * gap) / COLUMNS);
  /** Below the columns, for their drops. */
  const foot = phone || large ? 6 : 42;
  const fits = (w: number, control: number): boolean =>
    cells + columns + control + above + foot + heightOf(w) + dealtHeight(w, least, table) <= height;
  // As large as there is room for while the control is there, so that cards keep their size when it goes; the control
  // gives way first. On a low table they would become too small, and it scrolls until the control has gone.
  const controls = phone ? NARROW_CONTROLS : [grow(88)];
  const control = controls.find((each) => fits(Math.floor(most), each)) ?? controls.at(-1)!;
  const w = largest(phone ? 35 : 44, most, (each) => fits(each, control));
  const h = heightOf(w);
  const spare = (width - COLUMNS * (w + gap) + gap) / 2;
  const column = (n: number): number => Math.round(spare + n * (w + gap));
  const right = column(COLUMNS - 1) + w;
  // The control's text and its two halves stand side by side, in as much as they need.
  const wide = Math.max(right - column(0), Math.min(width - 2 * margin, grow(CONTROL)));
  const room = state.step === 0 ? control + above - 10 : 0;
  const top = cells + h + columns + room;
  return {
    w,
    cell: (n) => [column(n), cells],
    column,
    top,
    rule,
    foundation: (n) => [Math.round(right - 4 * h - 3 * apart + n * (h + apart)), cells],
    words: [0, h + below],
    line,
    picker: { x: Math.round((width - wide) / 2), y: top - above - control, w: wide, h: control },
  };
};

/** On a low table: words beside the foundations, the control beside the columns. */
const sideways = (table: Table, least: number): Arrangement => {
  const { state, width, height } = table;
  const [cells, columns, words] = [isCompact(table) ? 22 : 36, 20, 56];
  const room = width - 2 * Math.round(between(width, 700, 6, 1024, 24));
  const close = Math.round(between(width, 520, 3, 700, 6) + between(width, 800, 0, 1440, 10));
  /** From the cells to the foundations. */
  const apart = Math.round(between(width, 800, 14, 1440, 40));
  // The control takes a fifth of the width, and a little more.
  const most = Math.min(CAP, (room - apart - 4 * (words + 2)) / 7.7, (room - 0.2 * width - 68 - 7 * close) / COLUMNS);
  const w = largest(
    33,
    most,
    (each) => cells + heightOf(each) + columns + dealtHeight(each, least, table) + 12 <= height,
  );
  const h = heightOf(w);
  // Once the control has gone, columns stand so far apart that they are as wide as the row above them, if there is room.
  const airy = Math.ceil((apart + 4 * (h + words + 14)) / 6) - w;
  const isWide = state.step !== 0 && COLUMNS * w + 7 * airy <= room;
  const gap = isWide ? airy : close;
  const span = COLUMNS * w + 7 * gap;
  const control = Math.min(300, room - 20 - span);
  const full = isWide ? span : span + 20 + control;
  const first = 2 * w + gap + apart;
  const pitch = Math.min(h + 2 * words, Math.floor((full - first) / 4));
  const start = Math.round((width - full) / 2);
  const left = state.step === 0 ? start : Math.round((width - span) / 2);
  const top = cells + h + columns;
  return {
    w,
    cell: (n) => [start + n * (w + gap), cells],
    column: (n) => left + n * (w + gap),
    top,
    rule: 9.5,
    foundation: (n) => [start + first + n * pitch, cells],
    words: [h + 6, Math.round(h / 2) - 17],
    line: 17,
    picker: { x: left + span + 20, y: top, w: control, h: Math.max(168, Math.min(176, height - top - 10)) },
  };
};

/** The arrangement with the larger cards; on a low table, where both may have to scroll, the one that is for it. */
const arrange = (table: Table, least: number): Arrangement => {
  const plain = stacked(table, least);
  const wide = table.width > 1.5 * table.height && sideways(table, least);
  return wide && (isLow(table) || wide.w > plain.w) ? wide : plain;
};

/** Eight columns that hang from a line, two cells, four foundations with their words. */
export const stalactites = (table: Table): Layout => {
  const { state, width, height, captions, large } = table;
  const phone = isCompact(table);
  /** The fan; drops and by how much they differ. */
  const [most, least, taper, step, inset] = phone ? [34, 24, 34, 7, 5] : [48, 26, 58, 11, 10];
  const { w, cell, column, top, rule, foundation, words, line, picker } = arrange(table, least);
  // Six cards leave the drops below them room, as far as strips do not become narrow for it.
  const strip = Math.floor((height - top - heightOf(w) - taper - 2 * step) / (DEALT - 1));
  const up = Math.max(least, Math.round(0.37 * w), Math.min(grown(most, table), strip));
  const y = cell(0)[1] - (phone ? 18 : grown(26, table));
  const interval = state.step || state.choice || 1;
  const isWorded = foundation(1)[0] - foundation(0)[0] >= WORDED;
  const layout = assemble(table, {
    cardWidth: w,
    place: (pile, n, floor) => {
      if (pile.role === "reserve") return squared(pile, cardBox(...cell(n), w));
      if (pile.role === "foundation") return onItsSide(pile, cardBox(...foundation(n), w));
      return fanned(pile, cardBox(column(n), top, w), { up, down: up, floor, large }, "never");
    },
    captions: [
      { text: captions.cells, x: cell(0)[0], y },
      {
        text: width < PHONE && state.step ? captions.foundationsBy(state.step) : captions.foundations,
        x: foundation(0)[0],
        y,
      },
      ...state.piles
        .filter(({ role }) => role === "foundation")
        .flatMap(({ cards }, n): Caption[] => {
          const [x, from] = foundation(n);
          const at = { x: x + words[0], y: from + words[1] + line, style: "word" } as const;
          const [base, next] = isWorded ? [captions.baseRank, captions.nextRank] : ["", ""];
          const wanted = { ...at, text: next, glyph: (rankOf(cards.at(-1)!) + interval) % 13 };
          return [
            { ...at, y: at.y - line, text: `${base}*${captions.rank(rankOf(cards[0]!))}*` },
            cards.length < FULL ? wanted : { ...at, text: captions.complete },
          ];
        }),
    ],
    engraving: [{ d: `M0 ${top - rule}H${width}` }],
    foot: phone ? 12 : 16,
    ...(state.step === 0 && { picker, end: picker.y + picker.h }),
  });
  const longest = grown(taper + 4 * step, table);
  const drops = layout.piles.map((place, i) => {
    const bottom = bottomOf(place);
    const room = layout.height - bottom - 6;
    // Where there is less room than the longest needs, all are shorter, and differ as they do.
    const length = Math.round(grown(taper + ((i * 37) % 5) * step, table) * Math.min(1, room / longest));
    return place.isColumn && place.cards.length > 0 && room > 24 ? drop(place.box.x, bottom, w, length, inset) : "";
  });
  return { ...layout, engraving: [...layout.engraving, { d: drops.join("") }] };
};

import { ACE, isRed, KING } from "@solitaire/engine";
import type { PileState } from "../board/state.js";
import {
  assemble,
  between,
  cardBox,
  fanned,
  grown,
  heightOf,
  isCompact,
  isLow,
  PHONE,
  squared,
  type Table,
} from "./shared.js";
import type { Box, Caption, Layout } from "./types.js";

const COLUMNS = 10;
/** Lower tables have less air. */
const CLOSE = 720;
/** Hardly ever has a column more open cards; where it has, its strips may become narrower than their indices. */
const TALL = 17;

/** Seats for the four discarded runs: two under black kings, two under red ones. */
const isRedSeat = (seat: number): boolean => seat > 1;

/**
 * The seat of each discard pile: a run lies under the colour of its king, whichever pile it was put on. Piles keep the
 * seat of their own number where they can. A third run of one colour takes a seat that is left.
 */
export const seatDiscards = (discards: readonly PileState[]): ReadonlyMap<string, number> => {
  const seats = new Map<string, number>();
  const free = new Set(discards.keys());
  const seat = (pile: PileState, at: number | undefined): void => {
    if (at !== undefined && !seats.has(pile.name) && free.delete(at)) seats.set(pile.name, at);
  };
  const suits = (pile: PileState, at: number): boolean => isRedSeat(at) === isRed(pile.cards[0]!);
  const runs = discards.filter(({ cards }) => cards.length > 0);
  for (const pile of runs) if (suits(pile, discards.indexOf(pile))) seat(pile, discards.indexOf(pile));
  for (const pile of runs)
    seat(
      pile,
      [...free].find((at) => suits(pile, at)),
    );
  for (const pile of [...runs, ...discards]) seat(pile, [...free][0]);
  return seats;
};

/**
 * Ten columns. On a wide table black foundations and runs stand on a rail at the left, red ones on a rail at the right;
 * on others all stand in a row above the columns, on their grid.
 */
export const rougeEtNoir = (table: Table): Layout => {
  const { state, width, height, captions, large } = table;
  const low = isLow(table);
  const hasRails = width >= 1180 || low;
  const compact = isCompact(table);
  const phone = width < PHONE;

  const least = Math.round(
    low
      ? between(width, 520, 2, 700, 4)
      : phone
        ? between(width, 360, large ? 1 : 2, PHONE, 6)
        : between(width, 768, 8, 1024, 14),
  );
  const margin = phone ? (large ? 3 : 6) : between(width, 768, 18, 1024, 26);
  const [y, row, below, rule] = compact ? [4, 22, 20, 9.5] : height < CLOSE ? [8, 30, 22, 11.5] : [14, 40, 30, 15.5];
  /** Of rails: their margin, between their cards, between them and the columns; where they and the columns start. */
  const [rail, apart, aside, railTop, columnsTop] = low ? [6, least, 12, 22, 8] : [24, 12, 33, grown(60, table), 26];
  const rails = 2 * (rail + apart + aside);
  const foot = compact ? 8 : height < CLOSE ? 12 : 22;
  /** The width with which a tall column ends on the table, below so many cards: a strip is a third of a card's width. */
  const ending = (above: number, cards: number): number =>
    Math.max(64, (height - above - foot) / (1.4 * (cards + 1) + 0.345 * (TALL - 1)));
  // Columns of some cards must have their room on a low table too.
  const w = Math.floor(
    hasRails
      ? Math.min(
          grown(104, table),
          (width - 9 * least - rails) / (COLUMNS + 4),
          low
            ? Math.max(33, (height - 24) / 7)
            : Math.min(Math.max(40, (height - grown(212, table)) / 4.2), ending(columnsTop, 0)),
        )
      : Math.min(
          84,
          (width - 2 * margin - 9 * least) / COLUMNS,
          Math.max(40, (height - row - below - 128) / 2.8),
          ending(row + below, 1),
        ),
  );
  // Where the height is what limits the cards, they have more air.
  const air = (width - (hasRails ? rails + 4 * w : 2 * margin) - COLUMNS * w) / 9;
  const gap = Math.max(least, Math.min(Math.floor(air), Math.round(0.28 * w)));
  const h = heightOf(w);
  const left = (width - COLUMNS * (w + gap) + gap) / 2;
  const column = (n: number): number => Math.round(left + n * (w + gap));
  const top = hasRails ? columnsTop : row + h + below;
  const rouge = width - rail - 2 * w - apart;
  const runs = railTop + h + (low ? 28 : grown(70, table));
  /** Seats 0 to 3 are the colour foundations', 4 to 7 the discarded runs'. */
  const seat = (n: number): Box =>
    hasRails
      ? cardBox((n % 4 > 1 ? rouge : rail) + (n % 2) * (w + apart), n < 4 ? railTop : runs, w)
      : cardBox(column(n), row, w);
  const stock = hasRails
    ? cardBox(width - rail - w, Math.max(height - h - (low ? 14 : 52), runs + h + 30), w)
    : cardBox(column(COLUMNS - 1), row, w);
  const fan = {
    up: Math.max(phone ? 25 : 24, Math.min(36, Math.round(0.43 * w)), Math.round(0.4 * w)),
    down: phone ? 7 : 10,
    large,
  };
  const seats = seatDiscards(state.piles.filter(({ kind }) => kind === "discard"));

  const hand = state.piles.find(({ role }) => role === "stock")?.cards.length ?? 0;
  const isLast = hand > 0 && hand <= COLUMNS;
  const beside = { x: stock.x - 16, y: stock.y + Math.round(h / 2), anchor: "end" } as const;
  const lowTexts = (): Caption[] => [
    { text: captions.noir, x: rail, y },
    { text: captions.rouge, x: rouge, y },
    { text: captions.discards, x: rail, y: runs - 18 },
    { text: captions.discards, x: rouge, y: runs - 18 },
    { text: captions.stock(hand), x: stock.x + w, y: stock.y - 18, anchor: "end" },
  ];
  const texts: Caption[] = low
    ? lowTexts()
    : hasRails
      ? [
          { text: captions.noir, x: rail, y: grown(24, table), style: "noir" },
          { text: captions.rouge, x: rouge, y: grown(24, table), style: "rouge" },
          { text: captions.discardedRuns, x: rail, y: runs - grown(26, table) },
          { text: captions.discardedRuns, x: rouge, y: runs - grown(26, table) },
          { ...beside, text: captions.stock(hand), y: beside.y - grown(isLast ? 18 : 8, table) },
          { ...beside, text: isLast ? captions.lastDeal : "", y: beside.y + 2 },
        ]
      : [
          { text: captions.noir, x: column(0), y },
          { text: captions.rouge, x: column(2), y },
          { text: phone ? captions.discards : captions.discardedRuns, x: column(4), y },
          { text: captions.stock(hand), x: stock.x + w, y, anchor: "end" },
        ];
  const edge = Math.round(left - aside / 2) + 0.5;
  return assemble(table, {
    cardWidth: w,
    place: (pile, n, floor) => {
      const at = seats.get(pile.name) ?? 0;
      switch (pile.kind) {
        case "colour":
          return squared(pile, seat(n), "open", { rank: ACE });
        case "discard":
          return squared(pile, seat(at + 4), "open", { crown: isRedSeat(at) ? "red" : "black" }, true);
        case "stock":
          return squared(pile, stock, "never");
        default:
          return fanned(pile, cardBox(column(n), top, w), { ...fan, floor }, "open", { rank: KING });
      }
    },
    captions: texts,
    engraving: [
      {
        d: hasRails
          ? `M${edge} ${top}V${height - top}M${width - edge} ${top}V${height - top}`
          : `M0 ${top - rule}H${width}`,
      },
    ],
    foot,
    countOf: ({ kind, cards }) =>
      !hasRails || low
        ? undefined
        : kind === "colour"
          ? String(cards.length)
          : kind === "discard"
            ? captions.kingToAce
            : undefined,
    twoColours: true,
  });
};

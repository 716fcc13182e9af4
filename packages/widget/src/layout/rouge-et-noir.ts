import { ACE, isRed, KING } from "@solitaire/engine";
import type { PileState } from "../board/state.js";
import {
  between,
  bottomOf,
  cardBox,
  type Empty,
  fanned,
  heightFor,
  heightOf,
  isCompact,
  numberOf,
  PHONE,
  squared,
  type Table,
} from "./shared.js";
import type { Box, Caption, Layout, PilePlace } from "./types.js";

const RAILS = 1180;
const CAP = 104;
const LEAST = 28;
const COLUMNS = 10;

/** Seats for the four discarded runs: two under black kings, two under red ones. */
const isRedSeat = (seat: number): boolean => seat > 1;

/**
 * The seat of each discard pile: a run lies under the colour of its king, whichever pile it was put on. Piles keep the
 * seat of their own number where they can. A third run of one colour takes a seat that is left.
 */
export const seatDiscards = (discards: readonly PileState[]): ReadonlyMap<string, number> => {
  const seats = new Map<string, number>();
  const free = new Set([0, 1, 2, 3]);
  const seat = (pile: PileState, at: number | undefined): void => {
    if (at === undefined || seats.has(pile.name) || !free.delete(at)) return;
    seats.set(pile.name, at);
  };
  const suits =
    (pile: PileState) =>
    (at: number): boolean =>
      isRedSeat(at) === isRed(pile.cards[0]!);
  const runs = discards.filter(({ cards }) => cards.length > 0);
  for (const pile of runs) seat(pile, [discards.indexOf(pile)].find(suits(pile)));
  for (const pile of runs) seat(pile, [...free].find(suits(pile)));
  for (const pile of [...runs, ...discards]) seat(pile, [...free][0]);
  return seats;
};

const emptyOf = (pile: PileState, seats: ReadonlyMap<string, number>): Empty => {
  switch (pile.kind) {
    case "colour":
      return { mark: { rank: ACE } };
    case "discard":
      return { mark: { crown: isRedSeat(seats.get(pile.name)!) ? "red" : "black" } };
    case "column":
      return { mark: { rank: KING } };
    default:
      return { look: "never" };
  }
};

/** What the two arrangements settle: everything's place, and how the columns fan. */
interface Plan {
  readonly w: number;
  readonly gap: number;
  readonly top: number;
  readonly column: (n: number) => number;
  readonly colour: (n: number) => Box;
  readonly discard: (seat: number) => Box;
  readonly stock: Box;
  readonly captions: readonly Caption[];
  readonly lines: string;
  /** Between the columns' end and the table's. */
  readonly foot: number;
}

const stockOf = ({ state }: Table): number => state.piles.find(({ role }) => role === "stock")?.cards.length ?? 0;

/** Black on the left, red on the right, the columns between. */
const rails = (table: Table): Plan => {
  const { width, height, captions } = table;
  const byWidth = (width - 9 * 14 - 2 * (24 + 12 + 33)) / (COLUMNS + 4);
  const w = Math.floor(Math.max(LEAST, Math.min(CAP, byWidth, (height - 212) / 4.2)));
  const h = heightOf(w);
  const left = Math.round((width - 10 * w - 9 * 14) / 2);
  const [noir, rouge] = [24, width - 24 - 2 * w - 12];
  const second = 60 + h + 70;
  const stock = cardBox(rouge + w + 12, height - h - 52, w);
  const seat = (n: number, y: number): Box => cardBox((n > 1 ? rouge : noir) + (n % 2) * (w + 12), y, w);
  const hand = stockOf(table);
  const texts: Caption[] = [
    { text: captions.noir, x: noir, y: 24, style: "noir" },
    { text: captions.rouge, x: rouge, y: 24, style: "rouge" },
    { text: captions.discardedRuns, x: noir, y: second - 26 },
    { text: captions.discardedRuns, x: rouge, y: second - 26 },
  ];
  const beside = { x: stock.x - 16, anchor: "end" } as const;
  const isLast = hand > 0 && hand <= COLUMNS;
  const middle = stock.y + Math.round(h / 2) - (isLast ? 18 : 8);
  texts.push({ ...beside, text: captions.stock(hand), y: middle });
  if (isLast) texts.push({ ...beside, text: captions.lastDeal, y: middle + 20 });
  return {
    w,
    gap: 14,
    top: 26,
    column: (n) => left + n * (w + 14),
    colour: (n) => seat(n, 60),
    discard: (n) => seat(n, second),
    stock,
    captions: texts,
    lines: `M${left - 16.5} 26V${height - 26}M${width - left + 16.5} 26V${height - 26}`,
    foot: 22,
  };
};

/** Everything in one row above the columns, on their grid. */
const row = (table: Table): Plan => {
  const { width, height, captions } = table;
  const phone = width < PHONE;
  const gap = width < 480 ? 2 : width < PHONE ? 4 : Math.round(between(width, 768, 8, 1024, 14));
  const margin = phone ? 6 : between(width, 768, 18, 1024, 26);
  const above = isCompact(table)
    ? { top: 22, below: 20, caption: 4, line: 9.5 }
    : { top: 40, below: 30, caption: 14, line: 15.5 };
  // Columns of some cards must have their room on a low table too.
  const byHeight = Math.max(40, (height - above.top - above.below - 8 - 120) / 2.8);
  const w = Math.floor(Math.max(LEAST, Math.min(84, (width - 2 * margin - 9 * gap) / COLUMNS, byHeight)));
  const left = (width - COLUMNS * w - 9 * gap) / 2;
  const column = (n: number): number => Math.round(left + n * (w + gap));
  const at = (n: number): Box => cardBox(column(n), above.top, w);
  const top = above.top + heightOf(w) + above.below;
  const y = above.caption;
  return {
    w,
    gap,
    top,
    column,
    colour: at,
    discard: (seat) => at(seat + 4),
    stock: at(9),
    captions: [
      { text: captions.noir, x: column(0), y },
      { text: captions.rouge, x: column(2), y },
      { text: phone ? captions.discards : captions.discardedRuns, x: column(4), y },
      { text: captions.stock(stockOf(table)), x: column(9) + w, y, anchor: "end" },
    ],
    lines: `M0 ${top - above.line}H${width}`,
    foot: isCompact(table) ? 8 : 22,
  };
};

/** Ten columns; colour foundations and discarded runs on rails beside them, or in a row above. */
export const rougeEtNoir = (table: Table): Layout => {
  const { state, width, height, captions } = table;
  const isWide = width >= RAILS;
  const plan = isWide ? rails(table) : row(table);
  const { w, gap, top } = plan;
  const phone = width < PHONE;
  const fan = {
    up: Math.max(phone ? 25 : 24, Math.min(36, Math.round(0.43 * w))),
    down: phone ? 7 : 10,
    leastUp: w < 72 ? 24 : 27,
    floor: height - plan.foot,
    margin: gap / 2,
  };
  const discards = state.piles.filter(({ kind }) => kind === "discard");
  const seats = seatDiscards(discards);
  const piles = state.piles.map((pile): PilePlace => {
    const empty = emptyOf(pile, seats);
    switch (pile.kind) {
      case "column":
        return fanned(pile, cardBox(plan.column(numberOf(pile)), top, w), fan, empty);
      case "colour":
        return squared(pile, plan.colour(numberOf(pile)), empty);
      case "discard":
        return squared(pile, plan.discard(seats.get(pile.name)!), empty, { showsBottom: true });
      default:
        return squared(pile, plan.stock, empty);
    }
  });
  const counts = state.piles.flatMap(({ kind, cards }, i): Caption[] => {
    if (!isWide || cards.length < 2 || (kind !== "colour" && kind !== "discard")) return [];
    const { box, edges } = piles[i]!;
    const text = kind === "colour" ? String(cards.length) : captions.kingToAce;
    return [{ text, x: box.x + w / 2, y: bottomOf(piles[i]!) + 2 * edges + 3, anchor: "middle", style: "count" }];
  });
  return {
    width,
    height: heightFor(height, piles, plan.foot),
    cardWidth: w,
    piles,
    captions: [...plan.captions, ...counts],
    engraving: [{ d: plan.lines }],
    twoColours: true,
  };
};

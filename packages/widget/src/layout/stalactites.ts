import { rankOf } from "@solitaire/engine";
import { indexHeight } from "../art/faces.js";
import { round } from "../art/svg.js";
import type { PileState } from "../board/state.js";
import {
  assemble,
  between,
  bottomOf,
  cardBox,
  fanned,
  heightOf,
  isCompact,
  largest,
  PHONE,
  squared,
  type Table,
} from "./shared.js";
import type { Box, Caption, CardSpot, Layout, PilePlace } from "./types.js";

const COLUMNS = 8;
const FULL = 13;
const CONTROL = 640;

/** A foundation: its base lies on its side, and what is built stands on it, flush right. */
const onItsSide = (pile: PileState, { x, y, w, h }: Box): PilePlace => {
  const place = squared({ ...pile, cards: pile.cards.slice(1) }, { x: x + h - w, y, w, h }, "none");
  const base: CardSpot = { x: x + Math.round((h - w) / 2), y, z: 0, turned: "left" };
  return { ...place, cards: [base, ...place.cards.map((spot) => ({ ...spot, z: spot.z + 1 }))] };
};

/** An engraved drop of some length below a column. */
const drop = (x: number, y: number, w: number, length: number, inset: number): string => {
  const [third, half, lean] = [round(y + length * 0.2), round(y + length * 0.6), inset > 5 ? 3 : 2];
  const middle = x + w / 2;
  return (
    `M${x + inset} ${y}C${round(x + w * 0.36)} ${third} ${middle - lean} ${half} ${middle} ${y + length}` +
    `C${middle + lean} ${half} ${round(x + w * 0.64)} ${third} ${x + w - inset} ${y}`
  );
};

/** Eight columns that hang from a line, two cells, four foundations with their words. */
export const stalactites = (table: Table): Layout => {
  const { state, width, height, captions, large } = table;
  const phone = width < PHONE;
  /** The y of cells and of captions; what lies between cells and words, lines of words, cells and columns. */
  const [cells, y, words, line, columns] = isCompact(table) ? [24, 5, 9, 17, 62] : [40, 14, 13, 20, 78];
  /** The interval's control, its room above the columns, and the line that they hang from. */
  const [control, above, rule] = phone ? [156, 16, 7.5] : [88, 24, 12.5];
  /** The fan; drops and by how much they differ; between foundations. */
  const [up, least, taper, step, inset, apart] = phone ? [34, 24, 34, 7, 5, 9] : [48, 26, 58, 11, 10, 21];
  const margin = phone ? 6 : 30;
  const gap = phone ? 4 : Math.round(between(width, 768, 12, 1024, 16));
  const isPicked = state.step !== 0;
  const room = control + above - 10;
  // As large as there is room for while the control is there, so that cards keep their size when it goes. On a low table
  // they would become too small, and it scrolls until the control has gone.
  const w = largest(
    phone ? 35 : 44,
    Math.min(92, (width - 2 * margin - 7 * gap) / COLUMNS),
    (each) =>
      cells + columns + room + 2 * heightOf(each) + 5 * Math.max(least, indexHeight(each, large)) + 16 <= height,
  );
  const h = heightOf(w);
  const spare = (width - COLUMNS * (w + gap) + gap) / 2;
  const column = (n: number): number => Math.round(spare + n * (w + gap));
  const right = column(COLUMNS - 1) + w;
  // The control's text and its two halves stand side by side, in as much as they need.
  const wide = Math.max(right - column(0), Math.min(width - 2 * margin, CONTROL));
  const foundation = (n: number): number => Math.round(right - 4 * h - 3 * apart + n * (h + apart));
  const top = cells + h + columns + (isPicked ? 0 : room);

  const interval = state.step || state.choice || 1;
  const text = cells + h + words;
  const layout = assemble(table, {
    cardWidth: w,
    place: (pile, n) => {
      if (pile.role === "reserve") return squared(pile, cardBox(column(n), cells, w));
      if (pile.role === "foundation") return onItsSide(pile, { x: foundation(n), y: cells, w, h });
      return fanned(pile, cardBox(column(n), top, w), { up, down: up, least, floor: height - 16, large }, "never");
    },
    captions: [
      { text: captions.cells, x: column(0), y },
      { text: phone && state.step ? captions.foundationsBy(state.step) : captions.foundations, x: foundation(0), y },
      ...state.piles
        .filter(({ role }) => role === "foundation")
        .flatMap(({ cards }, n): Caption[] => {
          const at = { x: foundation(n), y: text + line, style: "word" } as const;
          const wanted = { ...at, text: captions.nextRank, glyph: (rankOf(cards.at(-1)!) + interval) % 13 };
          return [
            { ...at, y: text, text: `${captions.baseRank}*${captions.rank(rankOf(cards[0]!))}*` },
            cards.length < FULL ? wanted : { ...at, text: captions.complete },
          ];
        }),
    ],
    engraving: [{ d: `M0 ${top - rule}H${width}` }],
    foot: 12,
    ...(!isPicked && { picker: { x: Math.round((width - wide) / 2), y: top - above - control, w: wide, h: control } }),
  });
  const drops = layout.piles.map((place, i) => {
    const bottom = bottomOf(place);
    const length = Math.min(taper + ((i * 37) % 5) * step, layout.height - bottom - 4);
    return place.isColumn && place.cards.length > 0 && length > 24 ? drop(place.box.x, bottom, w, length, inset) : "";
  });
  return { ...layout, engraving: [...layout.engraving, { d: drops.join("") }] };
};

import { rankOf } from "@solitaire/engine";
import type { PileState } from "../board/state.js";
import { round } from "../art/svg.js";
import {
  between,
  bottomOf,
  cardBox,
  type Fan,
  fanned,
  heightFor,
  heightOf,
  isCompact,
  inflate,
  largest,
  numberOf,
  PHONE,
  squared,
  type Table,
} from "./shared.js";
import type { Box, Caption, CardSpot, Layout, PilePlace } from "./types.js";

const CAP = 92;
const COLUMNS = 8;
const FULL = 13;

/** How tall the parts are and how far apart, where the table is compact and where it is not. */
const CLOSE = {
  top: 24,
  caption: 5,
  words: 9,
  line: 17,
  columns: 62,
  room: 6,
  below: 16,
  rule: 7.5,
  up: 34,
  taper: 34,
  step: 7,
  inset: 5,
  pitch: 9,
};
const ROOMY = {
  top: 40,
  caption: 14,
  words: 13,
  line: 20,
  columns: 78,
  room: 14,
  below: 24,
  rule: 12.5,
  up: 48,
  taper: 58,
  step: 11,
  inset: 10,
  pitch: 21,
};

/** A foundation: its base lies on its side, and what is built stands on it, flush right. */
const onItsSide = (pile: PileState, { x, y, w, h }: Box): PilePlace => {
  const standing = { x: x + h - w, y, w, h };
  const { cards, ...place } = squared({ ...pile, cards: pile.cards.slice(1) }, standing, { look: "none" });
  const base: CardSpot = { x: x + Math.round((h - w) / 2), y, z: 0, turned: true };
  return {
    ...place,
    cards: [base, ...cards.map((spot) => ({ ...spot, z: spot.z + 1 }))],
    area: inflate({ x, y, w: h, h }, 4),
  };
};

/** An engraved drop below a column, as long as there is room for. */
const taper = ({ box: { x, w }, cards }: PilePlace, bottom: number, length: number, inset: number): string => {
  if (cards.length === 0 || length < 24) return "";
  const [middle, lean] = [x + w / 2, inset > 5 ? 3 : 2];
  return (
    `M${x + inset} ${bottom}C${round(x + w * 0.36)} ${round(bottom + length * 0.2)} ${middle - lean} ${round(bottom + length * 0.6)} ${middle} ${bottom + length}` +
    `C${middle + lean} ${round(bottom + length * 0.6)} ${round(x + w * 0.64)} ${round(bottom + length * 0.2)} ${x + w - inset} ${bottom}`
  );
};

/** Eight columns that hang from a line, two cells, four foundations with their words. */
export const stalactites = (table: Table): Layout => {
  const { state, width, height, captions } = table;
  const phone = width < PHONE;
  const size = isCompact(table) ? CLOSE : ROOMY;
  const margin = phone ? 6 : 30;
  const gap = phone ? 4 : Math.round(between(width, 768, 12, 1024, 16));
  const isPicked = state.step !== 0;
  const least = phone ? 24 : 26;
  const picker = phone ? 156 : 88;
  const control = picker + size.room;
  const top = (w: number): number => size.top + heightOf(w) + size.columns;
  // As large as there is room for while the control is there, so that cards keep their size when it goes. On a low
  // table they would become too small, and it scrolls until the control has gone.
  const w = largest(
    phone ? 35 : 44,
    Math.min(CAP, (width - 2 * margin - 7 * gap) / COLUMNS),
    (each) => top(each) + control + heightOf(each) + 5 * least + 16 <= height,
  );
  const h = heightOf(w);
  const spare = (width - COLUMNS * w - 7 * gap) / 2;
  const column = (n: number): number => Math.round(spare + n * (w + gap));
  const right = column(COLUMNS - 1) + w;
  const left = (n: number): number => Math.round(right - 4 * h - 3 * size.pitch + n * (h + size.pitch));
  const y = top(w) + (isPicked ? 0 : control);
  const fan: Fan = { up: size.up, down: 10, leastUp: least, floor: height - 16, margin: gap / 2 };

  const piles = state.piles.map((pile): PilePlace => {
    const n = numberOf(pile);
    switch (pile.kind) {
      case "cell":
        return squared(pile, cardBox(column(n), size.top, w));
      case "foundation":
        return onItsSide(pile, { x: left(n), y: size.top, w, h });
      default:
        return fanned(pile, cardBox(column(n), y, w), fan, { look: "never" });
    }
  });
  const total = heightFor(height, piles, 12);

  const step = state.step || state.choice || 1;
  const texts: Caption[] = [
    { text: captions.cells, x: column(0), y: size.caption },
    {
      text: isPicked && phone ? captions.foundationsBy(state.step) : captions.foundations,
      x: left(0),
      y: size.caption,
    },
  ];
  const wordsTop = size.top + h + size.words;
  for (const pile of state.piles) {
    const [bottom, topmost] = [pile.cards[0], pile.cards.at(-1)];
    if (pile.kind !== "foundation" || bottom === undefined || topmost === undefined) continue;
    const x = left(numberOf(pile));
    texts.push({ text: `${captions.baseRank}*${captions.rank(rankOf(bottom))}*`, x, y: wordsTop, style: "word" });
    const next = { x, y: wordsTop + size.line, style: "word" } as const;
    if (pile.cards.length < FULL)
      texts.push({ ...next, text: captions.nextRank, glyph: (rankOf(topmost) + step) % 13 });
    else texts.push({ ...next, text: captions.complete });
  }

  const tapers = piles
    .filter((_, i) => state.piles[i]!.kind === "column")
    .map((place, i) => {
      const bottom = bottomOf(place);
      return taper(place, bottom, Math.min(size.taper + ((i * 37) % 5) * size.step, total - bottom - 4), size.inset);
    });
  return {
    width,
    height: total,
    cardWidth: w,
    piles,
    captions: texts,
    engraving: [{ d: `M0 ${y - size.rule}H${width}` }, { d: tapers.join("") }],
    ...(!isPicked && {
      picker: { x: column(0), y: y - size.below - picker, w: right - column(0), h: picker },
    }),
  };
};

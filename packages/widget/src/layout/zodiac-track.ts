import { assemble, cardBox, heightOf, largest, type Table } from "./shared.js";
import { type Stadium, stadiumPath, stadiumTicks } from "./stadium.js";
import type { Box, Caption, Layout, Stroke } from "./types.js";
import { cardsOf, zodiacCount, zodiacPlaces, zodiacProgress } from "./zodiac.js";

const CAP = 140;
const LEAST = 36;
/** Cards in a row, and two foundations at each of its ends. */
const ACROSS = 12;
const COLUMNS = ACROSS + 4;
/** What lies between a row and the foundations weighs so many gaps between cards; so does what is before the hand. */
const GROUPS = 3;
const GAPS = ACROSS + 1 + 2 * GROUPS;
const MARGIN = 24;
const ABOVE = 14;
const BUTTON = 44;
const LINE = 20;
const BLOCK = 2 * LINE + 8 + BUTTON;

/** What lies between rows and below the last one. */
interface Lanes {
  readonly lane: number;
  readonly below: number;
}

/** Paper edges, a count below them, and the track. */
const ROOMY: Lanes = { lane: 36, below: 26 };
/** Paper edges alone. */
const CLOSE: Lanes = { lane: 9, below: 10 };
/** Narrower piles do without counts and track. */
const WIDE_ENOUGH = 52;
/** What a count and the edges of its pile need below the pile. */
const COUNTED = 26;

const fits = (w: number, { lane, below }: Lanes, { width, height }: Table): boolean =>
  COLUMNS * w + GAPS * Math.max(4, 0.12 * w) + 2 * MARGIN <= width &&
  3 * heightOf(w) + 2 * lane + ABOVE + below <= height;

const fitTrack = (table: Table): readonly [w: number, lanes: Lanes] => {
  const widest = (lanes: Lanes): number => largest(LEAST, CAP, (w) => fits(w, lanes, table));
  const roomy = widest(ROOMY);
  return roomy >= Math.min(widest(CLOSE), WIDE_ENOUGH) ? [roomy, ROOMY] : [widest(CLOSE), CLOSE];
};

/** The line that the piles stand about, its ticks, the Equator's line, and how far the game is. */
const engrave = (track: Stadium, tick: number, progress: number): readonly Stroke[] => {
  const d = stadiumPath(track);
  return [
    { d },
    { d: stadiumTicks(track, 96, [tick / 2, tick]) },
    { d: `M${track.cx - track.a} ${track.cy}h${2 * track.a}` },
    { d, progress },
  ];
};

/** For a table that is low and very wide: the ring drawn out to two rows of twelve, its middle between them. */
export const zodiacTrack = (table: Table): Layout => {
  const { state, width, height, captions } = table;
  const [w, { lane: least, below }] = fitTrack(table);
  const h = heightOf(w);
  const isRoomy = least === ROOMY.lane;
  const gap = Math.max(4, Math.min(0.2 * w, (width - 2 * MARGIN - COLUMNS * w) / GAPS));
  const lane = Math.max(least, Math.floor(Math.min(0.7 * h, (height - ABOVE - below - 3 * h) / 2)));
  const tall = 3 * h + 2 * lane;
  const top = Math.max(ABOVE, Math.round((height - tall + ABOVE - below) / 2));
  const [middle, last] = [top + h + lane, top + 2 * (h + lane)];
  const [cx, cy] = [width / 2, middle + h / 2];
  const row = ACROSS * (w + gap) - gap;
  const pair = 2 * w + gap;
  const left = Math.round(cx - row / 2 - GROUPS * gap - pair);
  const right = width - left;
  const equator = cx - (10 * w + (8 + GROUPS) * gap) / 2;

  const at = (start: number, n: number, y: number): Box => cardBox(start + n * (w + gap), y, w);
  const zodiac = (n: number): Box => at(cx - row / 2, n < ACROSS ? n : 2 * ACROSS - 1 - n, n < ACROSS ? top : last);
  const hand = (n: number): Box => at(equator + 8 * (w + gap) + (GROUPS - 1) * gap, n, middle);
  // As on the ring: a pair of one suit in each corner.
  const foundation = (n: number): Box => at(n % 4 < 2 ? left : right - pair, n % 2, n < 4 ? top : last);

  const isFirst = state.phase === 1;
  const [count, of] = zodiacProgress(table);
  const side = Math.round(right - pair);
  // Between the foundations: how much there is in the hand, and below it the button. On a very low table the button alone.
  const hasLines = h + 2 * lane >= BLOCK + 8;
  const block = Math.round(cy - BLOCK / 2);
  const texts: Caption[] = [
    { text: captions.phase(state.phase), x: left, y: Math.round(cy) - 29, style: "phase" },
    { text: captions.tally(count, of), x: left, y: Math.round(cy) + 5, style: "progress" },
  ];
  if (isFirst && hasLines)
    texts.push(
      { text: captions.stock(cardsOf(table, "stock")), x: side, y: block },
      { text: captions.waste(cardsOf(table, "waste")), x: side, y: block + LINE },
    );
  const inner = Math.min(lane / 2, lane - COUNTED);
  const track: Stadium = { cx, cy, a: row / 2, b: h / 2 + inner };
  return assemble(table, {
    cardWidth: w,
    place: zodiacPlaces(table, {
      tableau: zodiac,
      reserve: (n) => at(equator, n, middle),
      foundation,
      stock: () => hand(0),
      waste: () => hand(1),
    }),
    captions: texts,
    engraving: isRoomy ? engrave(track, Math.min(13, inner - 4), count / of) : [],
    foot: 0,
    end: top + tall + below,
    ...(isRoomy && { countOf: zodiacCount() }),
    ...(isFirst && {
      next: { x: side, y: hasLines ? block + BLOCK - BUTTON : Math.round(cy) - BUTTON / 2, w: right - side, h: BUTTON },
    }),
  });
};

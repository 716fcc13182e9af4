import { type Ellipse, ellipsePath, ellipseTicks, quarterRing } from "./ellipse.js";
import { assemble, cardBox, grown, heightOf, type Table } from "./shared.js";
import type { Box, Layout } from "./types.js";
import { cardsOf, zodiacCount, zodiacPlaces, zodiacProgress } from "./zodiac.js";

const CAP = 160;
const LEAST = 40;
const QUARTER = 6;

/** A ring that fits a table. */
interface Ring extends Ellipse {
  readonly w: number;
  readonly h: number;
  /** The top left corners of T1 to T6, from nine o'clock to the top; the other quarters mirror them. */
  readonly quarter: readonly (readonly [x: number, y: number])[];
  readonly corner: number;
}

const gapOf = (w: number): number => Math.min(10, Math.round(w / 8));
const stockDrop = (h: number): number => Math.min(22, Math.round(h * 0.18));

const equatorBox = (cx: number, cy: number, w: number): Box => {
  const width = 8 * w + 7 * gapOf(w);
  return { ...cardBox(cx - width / 2, cy - heightOf(w) / 2, w), w: width };
};

/** Whether two boxes come nearer to each other than a distance. */
const meet = (p: Box, q: Box, near: number): boolean =>
  p.x < q.x + q.w + near && q.x < p.x + p.w + near && p.y < q.y + q.h + near && q.y < p.y + p.h + near;

const ringOf = (width: number, height: number, w: number, side: number): Ring => {
  const h = heightOf(w);
  const [cx, cy] = [width / 2, height / 2 - 2];
  const b = height / 2 - h / 2 - 22;
  const a = Math.min(width / 2 - w / 2 - side, 1.95 * b);
  const gap = Math.round(0.175 * w);
  const quarter = quarterRing(a, b, w + gap, h + gap, QUARTER).map(
    ([dx, dy]) => [Math.round(cx - dx - w / 2), Math.round(cy - dy - h / 2)] as const,
  );
  return { cx, cy, a, b, w, h, quarter, corner: Math.max(12, Math.min(26, side)) };
};

/** Whether no card of the ring comes within 5 px of another or 6 px of anything else. The quarters are alike. */
const isClear = ({ cx, cy, w, h, quarter, corner }: Ring): boolean => {
  const boxes = quarter.map(([x, y]): Box => ({ x, y, w, h }));
  const [first, last] = [boxes[0]!, boxes.at(-1)!];
  if (2 * (cy - first.y - h) < 5 || 2 * (cx - last.x - w) < 5) return false;
  const equator = equatorBox(cx, cy, w);
  const hand = { x: cx - w - 8, y: equator.y - stockDrop(h) - h - 6, w: 2 * w + 16, h: h + 6 };
  const others = [{ x: corner, y: corner, w: 2 * w + gapOf(w), h }, equator, hand];
  return boxes.every(
    (box, i) =>
      !others.some((other) => meet(box, other, 6)) && !boxes.slice(i + 1, i + 3).some((other) => meet(box, other, 5)),
  );
};

/** What may be between the ring and the table's sides; the first that gives the largest cards. */
const SIDES = [76, 60, 44, 28, 16];

const fit = (width: number, height: number): Ring => {
  let best = ringOf(width, height, LEAST, SIDES[0]!);
  for (const side of SIDES) {
    let [low, high] = [best.w, CAP];
    while (low < high) {
      const ring = ringOf(width, height, Math.ceil((low + high) / 2), side);
      if (isClear(ring)) {
        best = ring;
        low = ring.w;
      } else {
        high = ring.w - 1;
      }
    }
  }
  return best;
};

let lastFit: { readonly width: number; readonly height: number; readonly ring: Ring } | undefined;

/** The largest ring for a table. A search, so the last answer is kept: a table keeps its size. */
const fitRing = (width: number, height: number): Ring => {
  if (lastFit?.width !== width || lastFit.height !== height) lastFit = { width, height, ring: fit(width, height) };
  return lastFit.ring;
};

/** 24 piles on an ellipse around the Equator, a pair of foundations in each corner. */
export const zodiacRing = (table: Table): Layout => {
  const { state, width, height, captions } = table;
  const ring = fitRing(width, height);
  const { cx, cy, a, b, w, h, quarter, corner } = ring;
  const gap = gapOf(w);
  const equator = equatorBox(cx, cy, w);
  const hand = equator.y + h + stockDrop(h);
  const [count, of] = zodiacProgress(table);
  const inner = { cx, cy, a: a - w, b: b - Math.round(0.79 * h) };
  const phase = Math.round(cy - h / 2 - Math.max(66, 0.78 * h));
  const beside = hand + h / 2 - grown(8, table);

  const zodiac = (n: number): Box => {
    const [right, low] = [n >= QUARTER && n < 3 * QUARTER, n >= 2 * QUARTER];
    const [x, y] = quarter[right === low ? n % QUARTER : QUARTER - 1 - (n % QUARTER)]!;
    return cardBox(right ? width - x - w : x, low ? height - 4 - y - h : y, w);
  };
  const foundation = (n: number): Box => {
    const start = n % 4 < 2 ? corner : width - corner - 2 * w - gap;
    return cardBox(start + (n % 2) * (w + gap), n < 4 ? corner : height - corner - h, w);
  };
  return assemble(table, {
    cardWidth: w,
    place: zodiacPlaces(table, {
      tableau: zodiac,
      reserve: (n) => cardBox(equator.x + n * (w + gap), equator.y, w),
      foundation,
      stock: () => cardBox(cx - w - 8, hand, w),
      waste: () => cardBox(cx + 8, hand, w),
    }),
    captions: [
      { text: captions.phase(state.phase), x: cx, y: phase, anchor: "middle", style: "phase" },
      {
        text: captions.progress(state.phase, count, of),
        x: cx,
        y: phase + grown(34, table),
        anchor: "middle",
        style: "progress",
      },
      ...(state.phase === 1
        ? ([
            { text: captions.stock(cardsOf(table, "stock")), x: cx - w - 22, y: beside, anchor: "end" },
            { text: captions.waste(cardsOf(table, "waste")), x: cx + w + 22, y: beside },
          ] as const)
        : []),
    ],
    engraving: [
      { d: ellipsePath(ring) },
      { d: ellipsePath(inner) },
      { d: ellipseTicks(inner, 96) },
      { d: `M${cx - a} ${cy}H${cx + a}` },
      { d: ellipsePath(inner), progress: count / of },
    ],
    foot: 0,
    countOf: zodiacCount(),
  });
};

import { rect, svg } from "../art/svg.js";
import { isCompact, radiusOf } from "../layout/shared.js";
import type { Box, PilePlace } from "../layout/types.js";
import { celebrationStyles } from "../styles/board/celebration.css.js";
import { wear } from "../styles/wear.js";
import type { Board } from "./board.js";
import { isStill } from "./motion.js";

const CELEBRATION = 900;
/** How much of a card below the top one of a squared pile shows. */
const EDGE = 2;
/** Between a card and the frame round it: where piles stand apart, and where they are close to each other, to words or the edge. */
const AIR = 3;
const LITTLE_AIR = 2;
/** Between the frame and the paper edges below a pile, which stand off from the card themselves. */
const FOOT_AIR = 1.5;
/** Piles that are closer share a frame. */
const APART = 10;

/** What shows of a pile: its top card and the paper edges below it. */
const shownOf = ({ box: { x, y, w, h }, cards, edges }: PilePlace): Box => {
  const top = cards.at(-1) ?? { x, y };
  return { x: top.x, y: top.y, w, h: h + EDGE * edges };
};

/** Boxes, with each group of neighbours as one. They come in their order. */
const joined = (boxes: readonly Box[], areNeighbours: (p: Box, q: Box) => boolean): Box[] => {
  const groups: Box[] = [];
  for (const box of boxes) {
    const last = groups.at(-1);
    if (!last || !areNeighbours(last, box)) groups.push(box);
    else {
      const [right, bottom] = [Math.max(last.x + last.w, box.x + box.w), Math.max(last.y + last.h, box.y + box.h)];
      groups[groups.length - 1] = { x: last.x, y: last.y, w: right - last.x, h: bottom - last.y };
    }
  }
  return groups;
};

/** Frames round piles: one for all that stand close in a row, and for rows that stand close one above the other. */
const framesOf = (
  piles: readonly PilePlace[],
  isClose: boolean,
  across: (x: number, w: number) => number,
): string[] => {
  const boxes = piles.map(shownOf).toSorted((p, q) => p.y - q.y || p.x - q.x);
  const rows = joined(boxes, (p, q) => p.y === q.y && p.x <= q.x && q.x - p.x - p.w < APART);
  const groups = joined(
    rows.toSorted((p, q) => p.x - q.x || p.y - q.y),
    (p, q) => p.x === q.x && p.w === q.w && q.y - p.y - p.h < APART,
  );
  const radius = radiusOf(piles[0]?.box.w ?? 0);
  return groups.map(({ x, y, w, h }) => {
    const air = isClose || groups.length < piles.length ? LITTLE_AIR : AIR;
    return rect(across(x, w) - air, y - air, w + 2 * air, h + air + FOOT_AIR, radius + air);
  });
};

/**
 * What is drawn for a win: the engraving, and frames round the foundations, in the accent's colour. It stays as long as
 * the cards lie so.
 */
export class Celebration {
  #lines: readonly SVGElement[] = [];

  constructor(private readonly board: Board) {
    wear(board.element.getRootNode() as ShadowRoot, celebrationStyles);
  }

  /** Draws it at once, for the table as it is laid out now. */
  draw(): void {
    const { felt, layout, shown } = this.board;
    this.end();
    if (!layout || !shown) return;
    const { engraving, width, mirrored } = layout;
    const piles = layout.piles.filter((_, i) => shown.piles[i]!.role === "foundation");
    // The drawing is turned over as a whole.
    const frames = framesOf(piles, isCompact(layout), (x, w) => (mirrored ? width - x - w : x));
    this.#lines = [...engraving.map(({ d }) => d), ...frames].map((d) =>
      svg("path", { d, class: "celebration", pathLength: 1 }),
    );
    felt.engraving.append(...this.#lines);
  }

  /** Draws it once round, if it moves; no motion may be wanted. Settles when it is done. */
  async play(moves: boolean): Promise<void> {
    this.draw();
    if (!moves || isStill()) return;
    const timing = { duration: CELEBRATION, easing: "ease-in-out" };
    const drawn = this.#lines.map((line) => line.animate({ strokeDashoffset: [1, 0] }, timing).finished);
    this.board.keepPace();
    await Promise.all(drawn);
  }

  /** Takes it away. */
  end(): void {
    for (const line of this.#lines) line.remove();
  }
}

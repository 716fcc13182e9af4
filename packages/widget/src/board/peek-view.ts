import { type Card, isFaceUp } from "@solitaire/engine";
import { type Deck, indexHeight } from "../art/faces.js";
import { cardBox } from "../layout/shared.js";
import type { Box, Layout, PilePlace } from "../layout/types.js";
import { CardView } from "./card-view.js";
import type { Point } from "./motion.js";
import { setSize } from "./place-view.js";

const LEAST_STRIP = 24;
const MARGIN = 6;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/**
 * Where a squared pile's cards lie when it is fanned out, bottom to top: from its place towards the table's middle and
 * on, or in columns side by side where there are too many for one.
 */
const peekPoints = ({ x, y, w, h }: Box, strip: number, count: number, { width, height }: Layout): Point[] => {
  const most = Math.max(1, Math.floor((height - 2 * MARGIN - h) / strip) + 1);
  const columns = Math.ceil(count / most);
  const rows = Math.ceil(count / columns);
  const span = columns * (w + MARGIN) - MARGIN;
  const isDown = y + h / 2 < height / 2;
  const left = clamp(Math.round(x - (span - w) / 2), MARGIN, width - MARGIN - span);
  const top = clamp(isDown ? y : y - (rows - 1) * strip, MARGIN, height - MARGIN - h - (rows - 1) * strip);
  return Array.from({ length: count }, (_, i) => ({
    x: left + Math.floor(i / rows) * (w + MARGIN),
    y: top + (i % rows) * strip,
  }));
};

/** A look into a squared pile: its cards once more, over the table. The pile's name tells of them otherwise. */
export const makePeek = (
  { box: { x, y, w } }: PilePlace,
  cards: readonly Card[],
  layout: Layout,
  deck: Deck,
): HTMLElement => {
  const box = cardBox(x, y, w);
  const peek = document.createElement("div");
  peek.className = "peek";
  peek.ariaHidden = "true";
  setSize(peek, box);
  const strip = Math.max(LEAST_STRIP, indexHeight(w, layout.large));
  const points = peekPoints(box, strip, cards.length, layout);
  for (const [z, point] of points.entries()) {
    const view = new CardView(cards[z]!, deck);
    const isCovered = points[z + 1]?.x === point.x;
    const isFanned = points[z - 1]?.x === point.x;
    view.draw(cards[z]!, w, false, layout.large);
    view.place(
      { ...point, z, ...(isCovered && { strip }), ...(isFanned && { fanned: true }) },
      !isFaceUp(cards[z]!),
      0,
    );
    peek.append(view.element);
  }
  return peek;
};

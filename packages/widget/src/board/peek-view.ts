import { type Card, isFaceUp } from "@solitaire/engine";
import { cardBox } from "../layout/shared.js";
import type { Box, PilePlace } from "../layout/types.js";
import { CardView } from "./card-view.js";
import { setSize } from "./place-view.js";

const STRIP = 24;
const MARGIN = 6;

/** The tops of a squared pile's cards when it is fanned out from its place towards the table's middle, bottom to top. */
export const peekTops = ({ y, h }: Box, count: number, height: number): number[] => {
  const isDown = y + h / 2 < height / 2;
  const room = (isDown ? height - y - h : y) - MARGIN;
  const strip = Math.min(STRIP, Math.floor(room / (count - 1)));
  return Array.from({ length: count }, (_, i) => y + strip * (isDown ? i : i + 1 - count));
};

/** A look into a squared pile: its cards once more, over the table. The pile's name tells of them otherwise. */
export const makePeek = ({ box: { x, y, w } }: PilePlace, cards: readonly Card[], height: number): HTMLElement => {
  const box = cardBox(x, y, w);
  const peek = document.createElement("div");
  peek.className = "peek";
  peek.ariaHidden = "true";
  setSize(peek, box);
  for (const [z, top] of peekTops(box, cards.length, height).entries()) {
    const view = new CardView(cards[z]!);
    view.draw(cards[z]!, w, false);
    const strip = z < cards.length - 1 ? { strip: STRIP } : {};
    view.place({ x, y: top, z, ...strip, ...(z > 0 && { fanned: true }) }, !isFaceUp(cards[z]!), 0);
    peek.append(view.element);
  }
  return peek;
};

import { type Card, suitOf } from "@solitaire/engine";
import { makeFace } from "../art/faces.js";
import { heightOf } from "../layout/shared.js";
import type { Box, PilePlace } from "../layout/types.js";
import { SMALL } from "./place-view.js";

const STRIP = 24;
const MARGIN = 6;

/**
 * Where the cards of a squared pile lie when it is fanned out from its place towards the table's middle: the tops of
 * all cards, bottom to top, with the strips that fit.
 */
export const peekTops = ({ y, h }: Box, count: number, height: number): number[] => {
  const down = y + h / 2 < height / 2;
  const room = down ? height - MARGIN - h - y : y - MARGIN;
  const strip = Math.max(1, Math.min(STRIP, Math.floor(room / Math.max(1, count - 1))));
  const first = down ? y : y - strip * (count - 1);
  return Array.from({ length: count }, (_, i) => first + i * strip);
};

/** A look into a squared pile: pictures of its cards over the table. The pile's name tells its cards otherwise. */
export const makePeek = ({ box }: PilePlace, cards: readonly Card[], height: number): HTMLElement => {
  const peek = document.createElement("div");
  peek.className = box.w < SMALL ? "peek small" : "peek";
  peek.setAttribute("aria-hidden", "true");
  peek.style.setProperty("--w", `${box.w}px`);
  peek.style.setProperty("--h", `${heightOf(box.w)}px`);
  peek.style.setProperty("--r", `${Math.max(3, Math.round(box.w * 0.075))}px`);
  const tops = peekTops({ ...box, h: heightOf(box.w) }, cards.length, height);
  for (const [i, card] of cards.entries()) {
    const element = document.createElement("div");
    element.className = `card suit-${suitOf(card)}${i > 0 ? " fanned" : ""}${i < cards.length - 1 ? " covered" : ""}`;
    element.style.translate = `${box.x}px ${tops[i]}px`;
    element.append(makeFace(card, box.w < SMALL ? "small" : "large"));
    peek.append(element);
  }
  return peek;
};

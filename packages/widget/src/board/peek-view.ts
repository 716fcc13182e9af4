import { type Card, isFaceUp } from "@solitaire/engine";
import { type Deck, indexHeight } from "../art/faces.js";
import { cardBox } from "../layout/shared.js";
import type { Layout, PilePlace } from "../layout/types.js";
import { CardView } from "./card-view.js";
import { setSize } from "./place-view.js";

const LEAST_STRIP = 24;
/** From the table's edge, and between columns side by side. */
const MARGIN = 6;
/** From a column to its cards beside it. */
const APART = 10;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/**
 * A look into a pile: its cards once more, over the table, bottom to top. Those of a squared pile lie from its place
 * towards the table's middle and on, those of a column beside it on a tray; in columns side by side where there are too
 * many for one. The pile's name tells of them otherwise.
 */
export const makePeek = (
  { box: { x, y, w }, isColumn }: PilePlace,
  cards: readonly Card[],
  { width, height, large }: Layout,
  deck: Deck,
): HTMLElement => {
  const box = cardBox(x, y, w);
  const { h } = box;
  const strip = Math.max(LEAST_STRIP, indexHeight(w, large));
  const most = Math.max(1, Math.floor((height - 2 * MARGIN - h) / strip) + 1);
  const columns = Math.ceil(cards.length / most);
  const rows = Math.ceil(cards.length / columns);
  const [across, down] = [columns * (w + MARGIN) - MARGIN, (rows - 1) * strip];
  const [right, bottom] = [width - MARGIN - across, height - MARGIN - h - down];
  const beside = x + w + APART > right ? x - APART - across : x + w + APART;
  const left = clamp(isColumn ? beside : Math.round(x - (across - w) / 2), MARGIN, right);
  const top = clamp(isColumn || y + h / 2 < height / 2 ? y : y - down, MARGIN, bottom);

  const peek = document.createElement("div");
  const { style } = peek;
  peek.className = isColumn ? "peek tray" : "peek";
  peek.ariaHidden = "true";
  setSize(peek, box);
  style.translate = `${left}px ${top}px`;
  style.width = `${across}px`;
  style.height = `${down + h}px`;
  for (const [z, card] of cards.entries()) {
    const view = new CardView(card, deck);
    const row = z % rows;
    const isCovered = row < rows - 1 && z < cards.length - 1;
    view.draw(card, w, false, large);
    view.place(
      {
        x: Math.floor(z / rows) * (w + MARGIN),
        y: row * strip,
        z,
        ...(isCovered && { strip }),
        fanned: row > 0,
      },
      !isFaceUp(card),
      0,
    );
    peek.append(view.element);
  }
  return peek;
};

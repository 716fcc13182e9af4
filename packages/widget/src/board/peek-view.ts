import { type Card, isFaceUp } from "@solitaire/engine";
import { type Deck, indexHeight } from "../art/faces.js";
import { cardBox } from "../layout/shared.js";
import type { Layout, PilePlace } from "../layout/types.js";
import { CardView } from "./card-view.js";
import { setSize } from "./place-view.js";
import type { Spot } from "./state.js";

const LEAST_STRIP = 24;
/** From the felt's edge, and between columns side by side. */
const MARGIN = 6;
/** From a column to its cards beside it. */
const APART = 10;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** How many cards lie in the piles that reach into so much of the table's width. */
const cardsUnder = ({ piles }: Layout, left: number, across: number): number =>
  piles
    .filter(({ box: { x, w } }) => x < left + across && left < x + w)
    .reduce((sum, { cards }) => sum + cards.length, 0);

/**
 * A look into a pile: its open cards once more, over the table, bottom to top. Those of a squared pile lie from its place
 * towards the felt's middle and on, those of a column beside it on a tray; in columns side by side where there are too
 * many for one. The pile's name tells of them otherwise.
 */
export class PeekView {
  readonly element: HTMLElement = document.createElement("div");
  /** The open cards' indexes in the pile begin with this one. */
  readonly #first: number;
  readonly #place: PilePlace;
  readonly #left: number;
  /** Its height, and that of the felt, which may show less than the table. */
  readonly #down: number;
  readonly #seen: number;

  constructor(place: PilePlace, cards: readonly Card[], layout: Layout, seen: number, deck: Deck) {
    const { width, large } = layout;
    const { x, y, w } = place.box;
    const box = cardBox(x, y, w);
    const open = cards.filter(isFaceUp);
    const strip = Math.max(LEAST_STRIP, indexHeight(w, large));
    const most = Math.max(1, Math.floor((seen - 2 * MARGIN - box.h) / strip) + 1);
    const columns = Math.ceil(open.length / most);
    const rows = Math.ceil(open.length / columns);
    const across = columns * (w + MARGIN) - MARGIN;
    const right = width - MARGIN - across;
    const sides = [x + w + APART, x - APART - across].filter((left) => left >= MARGIN && left <= right);
    const covered = (left: number): number => cardsUnder(layout, left, across);
    const beside = sides.toSorted((a, b) => covered(a) - covered(b))[0] ?? x - APART - across;
    this.#first = cards.length - open.length;
    this.#place = place;
    this.#left = clamp(place.isColumn ? beside : Math.round(x - (across - w) / 2), MARGIN, right);
    this.#down = (rows - 1) * strip + box.h;
    this.#seen = seen;

    const { element } = this;
    element.className = place.isColumn ? "peek tray" : "peek";
    element.ariaHidden = "true";
    setSize(element, box);
    element.style.width = `${across}px`;
    element.style.height = `${this.#down}px`;
    for (const [z, card] of open.entries()) {
      const view = new CardView(card, deck);
      const row = z % rows;
      const isCovered = row < rows - 1 && z < open.length - 1;
      view.draw(card, w, undefined, large);
      view.place(
        { x: Math.floor(z / rows) * (w + MARGIN), y: row * strip, z, ...(isCovered && { strip }), fanned: row > 0 },
        false,
        0,
      );
      element.append(view.element);
    }
  }

  /** Lies where all of it is seen of a table that is scrolled so far. */
  moveTo(scrolled: number): void {
    const { y, h } = this.#place.box;
    const isDown = this.#place.isColumn || y + h / 2 < scrolled + this.#seen / 2;
    const wanted = isDown ? y : y + h - this.#down;
    const top = clamp(wanted, scrolled + MARGIN, scrolled + this.#seen - MARGIN - this.#down);
    this.element.style.translate = `${this.#left}px ${top}px`;
  }

  /** Pulls the card of a column at a height out, the first or the last one beyond its ends, and answers which that is. */
  follow(y: number): Spot | undefined {
    const { cards, isColumn, name } = this.#place;
    if (!isColumn) return undefined;
    const index = Math.max(
      this.#first,
      cards.findLastIndex((card) => card.y <= y),
    );
    this.pull(index);
    return { pile: name, index };
  }

  /** Pulls the card at an index of the pile out, and no other one. */
  pull(index: number): void {
    for (const [i, { classList }] of [...this.element.children].entries())
      classList.toggle("pulled", i + this.#first === index);
  }
}

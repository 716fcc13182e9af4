import { identityOf } from "@solitaire/engine";
import type { CardView } from "./card-view.js";
import type { Point } from "./motion.js";
import type { BoardState } from "./state.js";

/** Cards in the hand lie above moving ones. */
const HELD = 300;

/** A run under the pointer: its cards keep their places to each other, and the pointer its place on them. */
export class HeldCards {
  /** Where the pointer is on the run, from the corner of its first card. */
  readonly #grip: Point;
  readonly #shadow: HTMLElement;
  #pointer: Point;

  /** @param shadow Drawn once for the run: a box at its extent. */
  constructor(
    readonly cards: readonly CardView[],
    grabbed: Point,
    shadow: HTMLElement,
  ) {
    const { x, y } = cards[0]!.spot;
    this.#grip = { x: grabbed.x - x, y: grabbed.y - y };
    this.#pointer = grabbed;
    this.#shadow = shadow;
    shadow.style.zIndex = String(HELD);
    // The run tilts as one about the point where it was grabbed.
    for (const { element, spot } of [{ element: shadow, spot: { x, y } }, ...cards]) {
      element.classList.add("held");
      element.style.transformOrigin = `${grabbed.x - spot.x}px ${grabbed.y - spot.y}px`;
    }
    this.lift();
  }

  /** Whether its cards are still the top ones of the pile that they were taken from. */
  isTopOf({ piles }: BoardState): boolean {
    const { pile } = this.cards[0]!.at;
    const top = piles.find(({ name }) => name === pile)?.cards.slice(-this.cards.length) ?? [];
    return top.map(identityOf).join() === this.cards.map(({ id }) => id).join();
  }

  /** Takes the run to a point: only styles are written. */
  moveTo(pointer: Point): void {
    this.#pointer = pointer;
    const [x, y] = [pointer.x - this.#grip.x, pointer.y - this.#grip.y];
    const { spot: first } = this.cards[0]!;
    for (const card of this.cards) card.moveTo({ x: card.spot.x - first.x + x, y: card.spot.y - first.y + y });
    this.#shadow.style.translate = `${x}px ${y}px`;
  }

  /** Draws the cards above all others and under the pointer, after their places have been laid out anew. */
  lift(): void {
    for (const [i, card] of this.cards.entries()) card.raise(HELD + i);
    this.moveTo(this.#pointer);
  }

  /** Lets go. The cards stay where they are seen until something moves them. */
  drop(): void {
    for (const { classList, style } of [this.#shadow, ...this.cards.map(({ element }) => element)]) {
      classList.remove("held");
      style.transformOrigin = "";
    }
  }
}

import { identityOf } from "@solitaire/engine";
import type { CardView } from "./card-view.js";
import type { Point } from "./motion.js";
import type { BoardState } from "./state.js";

/** Cards in the hand lie above moving ones. */
const HELD = 300;

/** A run under the pointer: its cards keep their places to each other, and the pointer its place on them. */
export class HeldCards {
  private offset: Point = { x: 0, y: 0 };

  /** @param shadow Drawn once for the run: a box at its extent. */
  constructor(
    readonly cards: readonly CardView[],
    private readonly grabbed: Point,
    private readonly shadow: HTMLElement,
  ) {
    const first = cards[0]!.spot;
    shadow.classList.add("held");
    shadow.style.transformOrigin = `${grabbed.x - first.x}px ${grabbed.y - first.y}px`;
    shadow.style.zIndex = String(HELD - 1);
    for (const { element, spot } of cards) {
      element.classList.add("held");
      // The run tilts as one about the point where it was grabbed.
      element.style.transformOrigin = `${grabbed.x - spot.x}px ${grabbed.y - spot.y}px`;
    }
    this.lift();
  }

  /** Whether the cards are still the top ones of the pile that they were taken from. */
  isTopOf({ piles }: BoardState): boolean {
    const { pile } = this.cards[0]!.at;
    const cards = piles.find(({ name }) => name === pile)?.cards.slice(-this.cards.length) ?? [];
    return cards.length === this.cards.length && cards.every((card, i) => identityOf(card) === this.cards[i]!.id);
  }

  /** Draws the cards above all others and under the pointer, after their places have been laid out anew. */
  lift(): void {
    for (const [i, { element }] of this.cards.entries()) element.style.zIndex = String(HELD + i);
    this.follow();
  }

  /** How far the run is from where it lay when it was grabbed. */
  moveTo({ x, y }: Point): void {
    this.offset = { x: x - this.grabbed.x, y: y - this.grabbed.y };
    this.follow();
  }

  /** Draws the cards under the pointer: only styles are written. */
  private follow(): void {
    const { x, y } = this.offset;
    for (const card of this.cards) card.moveTo({ x: card.spot.x + x, y: card.spot.y + y });
    const first = this.cards[0]!.spot;
    this.shadow.style.translate = `${first.x + x}px ${first.y + y}px`;
  }

  /** Lets go. The cards stay where they are seen until something moves them. */
  drop(): void {
    for (const element of [this.shadow, ...this.cards.map((card) => card.element)]) {
      element.classList.remove("held");
      element.style.transformOrigin = "";
    }
  }
}

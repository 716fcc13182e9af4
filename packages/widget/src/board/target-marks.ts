import { identityOf } from "@solitaire/engine";
import type { PlaceView } from "./place-view.js";
import type { BoardState } from "./state.js";
import type { TableView } from "./table-view.js";
import { addRing, fadeAway } from "./target-ring.js";

/** Writes nothing that is there already, as removing a class would. */
const showTarget = (on: HTMLElement, isTarget: boolean, isOver: boolean, told: string | null): void => {
  on.classList.toggle("target", isTarget);
  on.classList.toggle("over", isOver);
  if (on.ariaDescription !== told) on.ariaDescription = told;
};

/** Shows and tells whether one pile may receive cards. */
class TargetMark {
  #marked: HTMLElement | undefined;
  #ring: HTMLElement | undefined;

  /** @param on The pile's top card, or its empty place. */
  show(on: HTMLElement, isTarget: boolean, isOver: boolean, told: string): void {
    if (this.#marked && this.#marked !== on) showTarget(this.#marked, false, false, null);
    this.#marked = on;
    showTarget(on, isTarget, isOver, isTarget ? told : null);
    if (this.#ring && (!isTarget || this.#ring.parentElement !== on)) {
      fadeAway(this.#ring);
      this.#ring = undefined;
    }
    if (isTarget) this.#ring ??= addRing(on);
  }
}

/** Shows and tells which piles may receive cards. */
export class TargetMarks {
  readonly #marks = new WeakMap<PlaceView, TargetMark>();

  /** @param told What assistive technology is told of a place that may. */
  show({ piles, targets, over }: BoardState, table: TableView, told: string): void {
    for (const [i, { name, cards }] of piles.entries()) {
      const place = table.places[i]!;
      const mark = this.#marks.get(place) ?? new TargetMark();
      this.#marks.set(place, mark);
      const top = cards.length > 0 ? table.cards.get(identityOf(cards.at(-1)!)) : undefined;
      mark.show(top?.element ?? place.slot, targets.includes(name), over === name, told);
    }
  }
}

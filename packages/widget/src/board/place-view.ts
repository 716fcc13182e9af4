import type { PilePlace } from "../layout/types.js";
import type { CardView } from "./card-view.js";
import { makeMark } from "./mark.js";

/** Below this width the small faces are used. */
export const SMALL = 56;

/** A pile's group: its empty place, and above it its cards. */
export class PlaceView {
  readonly element: HTMLElement = document.createElement("div");
  readonly slot: HTMLButtonElement = document.createElement("button");
  private shown = "";
  private marked: HTMLElement | undefined;

  constructor(readonly name: string) {
    this.element.setAttribute("role", "group");
    this.slot.type = "button";
    this.slot.tabIndex = -1;
    this.element.append(this.slot);
  }

  /** Sets the place's size, its look and what is drawn in it. */
  lay({ box, look, mark }: PilePlace): void {
    const { style } = this.element;
    style.setProperty("--w", `${box.w}px`);
    style.setProperty("--h", `${box.h}px`);
    style.setProperty("--r", `${Math.max(3, Math.round(box.w * 0.075))}px`);
    this.element.classList.toggle("small", box.w < SMALL);
    this.slot.style.translate = `${box.x}px ${box.y}px`;
    const shown = JSON.stringify([look, mark]);
    if (shown === this.shown) return;
    this.shown = shown;
    this.slot.classList.remove("open", "never", "closed", "none");
    this.slot.classList.add("slot", look);
    const drawing = makeMark(mark);
    this.slot.replaceChildren(...(drawing ? [drawing] : []));
  }

  /** Puts exactly these cards into the group, bottom to top, and touches none that is there already. */
  stack(cards: readonly CardView[]): void {
    let last: Element = this.slot;
    for (const { element } of cards) {
      if (last.nextSibling !== element) last.after(element);
      last = element;
    }
  }

  /** Names the group and, if it has no cards, its empty place. */
  label(group: string, empty: string | undefined): void {
    setLabel(this.element, group);
    setLabel(this.slot, empty);
  }

  /** Shows whether the pile may receive cards, on its top card or its empty place. */
  mark(on: HTMLElement, isTarget: boolean, isOver: boolean): void {
    if (this.marked !== on) this.marked?.classList.remove("target", "over");
    this.marked = on;
    on.classList.toggle("target", isTarget);
    on.classList.toggle("over", isOver);
  }
}

/** Gives an element its name for assistive technology, or hides it from there. */
export const setLabel = (element: Element, label: string | undefined): void => {
  if (label === undefined) {
    element.removeAttribute("aria-label");
    element.setAttribute("aria-hidden", "true");
  } else if (element.getAttribute("aria-label") !== label) {
    element.removeAttribute("aria-hidden");
    element.setAttribute("aria-label", label);
  }
};

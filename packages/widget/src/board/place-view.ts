import { SMALL } from "../art/faces.js";
import { radiusOf } from "../layout/shared.js";
import type { Box, PilePlace } from "../layout/types.js";
import type { CardView } from "./card-view.js";
import { makeMark } from "./mark.js";

/** Gives cards and places within an element their size. */
export const setSize = ({ style, classList }: HTMLElement, { w, h }: Box): void => {
  style.setProperty("--w", `${w}px`);
  style.setProperty("--h", `${h}px`);
  style.setProperty("--r", `${radiusOf(w)}px`);
  classList.toggle("small", w < SMALL);
};

/** Gives an element its name for assistive technology, or hides it from there. */
export const setLabel = (element: Element, label: string | undefined): void => {
  const [name, hidden] = label === undefined ? [null, "true"] : [label, null];
  if (element.ariaLabel !== name) element.ariaLabel = name;
  if (element.ariaHidden !== hidden) element.ariaHidden = hidden;
};

/** What newer browsers have, and the library's types not yet. */
type Mover = Partial<Record<"moveBefore", (node: Node, child: Node | null) => void>>;

/**
 * Moves an element behind another one. The focus comes along where the browser can. Only then: Chromium 156 does not
 * always style anew what is in an element that it moves so, and an open card would go without its art.
 */
const moveAfter = (place: Element, element: Element): void => {
  const parent: Element & Mover = place.parentElement!;
  const { activeElement } = place.getRootNode() as Document | ShadowRoot;
  if (parent.moveBefore && activeElement === element) parent.moveBefore(element, place.nextSibling);
  else place.after(element);
};

/** A pile's group: its empty place, and above it its cards. */
export class PlaceView {
  readonly element: HTMLElement = document.createElement("div");
  readonly slot: HTMLButtonElement = document.createElement("button");
  #shown = "";

  constructor(readonly name: string) {
    this.element.role = "group";
    this.slot.type = "button";
    this.slot.tabIndex = -1;
    this.element.append(this.slot);
  }

  /** Sets the place's size, its look and what is drawn in it. */
  lay({ box, look, mark }: PilePlace): void {
    const shown = JSON.stringify([box, look, mark]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    setSize(this.element, box);
    this.slot.style.translate = `${box.x}px ${box.y}px`;
    this.slot.className = `slot ${look}`;
    this.slot.replaceChildren(...makeMark(mark, box));
  }

  /** Puts exactly these cards into the group, bottom to top, and touches none that is there already. */
  stack(cards: readonly CardView[]): void {
    let last: Element = this.slot;
    for (const { element } of cards) {
      if (last.nextSibling !== element) moveAfter(last, element);
      last = element;
    }
  }
}

import type { Box, Layout, PilePlace } from "../layout/types.js";
import type { Board } from "./board.js";
import { FeltScroll } from "./felt-scroll.js";
import { HALF, HIGH, signPlace } from "./sign-place.js";

/** How much of a place is in sight when it need not be pointed to. */
const SEEN = 0.5;
/** How far from the middle of a sign that of the mark at the foot is at the least. */
const APART = 38;

const makeSign = (): HTMLElement => {
  const sign = document.createElement("div");
  sign.className = "away";
  sign.ariaHidden = "true";
  sign.append(document.createElement("b"));
  return sign;
};

/** Where cards would lie that a pile receives: about its last card, or in its empty place. */
const landingOf = ({ box, cards }: PilePlace): Box => ({ ...box, y: cards.at(-1)?.y ?? box.y });

/**
 * Signs at the edges of a felt that scrolls, for places out of sight that may receive the cards in the hand, or those that
 * are selected.
 */
export class TargetSigns {
  readonly #above = makeSign();
  readonly #below = makeSign();
  #layout: Layout | undefined;
  #targets = "";
  #boxes: readonly Box[] = [];
  readonly #scroll: FeltScroll;

  /** @param mark Where the middle of the mark at the foot of the felt stands. */
  constructor(
    private readonly board: Board,
    felt: Element,
    private readonly mark: () => number,
  ) {
    const { element } = board;
    element.append(this.#above, this.#below);
    this.#scroll = new FeltScroll(felt, () => this.#point());
  }

  /** To be told when it may have changed what may receive cards, or where that is. */
  marked(): void {
    const { layout, overhang, shown } = this.board;
    const targets = shown!.targets.join();
    if (layout === this.#layout && targets === this.#targets) return;
    this.#layout = layout;
    this.#targets = targets;
    const among = layout!.piles.filter(({ name }) => overhang > 0 && shown!.targets.includes(name));
    this.#boxes = among.map(landingOf);
    this.#point();
  }

  #point(): void {
    const [above, below]: [Box[], Box[]] = [[], []];
    if (this.#boxes.length > 0) {
      const { top } = this.#scroll;
      const bottom = top + this.#layout!.height - this.board.overhang;
      for (const box of this.#boxes) {
        const { y, h } = box;
        if (y + (1 - SEEN) * h < top) above.push(box);
        else if (y + SEEN * h > bottom) below.push(box);
      }
    }
    this.#show(this.#above, "above", above);
    this.#show(this.#below, "below", below);
  }

  #show(sign: HTMLElement, way: "above" | "below", boxes: readonly Box[]): void {
    sign.classList.toggle(way, boxes.length > 0);
    const box = boxes[boxes.length >> 1];
    if (!box) return;
    const layout = this.#layout!;
    const isAbove = way === "above";
    const at = signPlace(layout, this.board.overhang, box);
    const mark = this.mark();
    const isOver = !isAbove && Math.abs(at - mark) < APART;
    const [left, right] = [mark - APART, mark + APART];
    const isLeft = right > layout.width - HALF || (at < mark && left >= HALF);
    sign.style.setProperty("--x", `${isOver ? (isLeft ? left : right) : at}px`);
    sign.style.setProperty("--y", `${isAbove ? 0 : layout.height - HIGH}px`);
  }
}

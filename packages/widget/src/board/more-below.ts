import { bottomOf } from "../layout/shared.js";
import type { Box } from "../layout/types.js";
import { moreStyles } from "../styles/board/more.css.js";
import { wear } from "../styles/wear.js";
import type { Board } from "./board.js";
import { FeltScroll, scrollDown } from "./felt-scroll.js";
import { indicesOf } from "./sign-place.js";

/** How far from the table's lower edge cards end at the least. */
const FOOT = 24;
/** The mark's, with what around it can be pressed. */
const SIZE = 44;
/** What can be pressed around what is seen of it; from the felt's lower edge. */
const AROUND = 7;
const OFF = 2;

/**
 * A mark at the foot of a felt that scrolls, as long as cards lie below it. A press on it goes there. Keys need no such
 * mark: what gets the focus comes into view.
 */
export class MoreBelow {
  /** As large as the board; the mark sticks to what shows of it. */
  readonly element: HTMLElement = document.createElement("div");

  readonly #mark = document.createElement("div");
  /** The indices that it comes to lie on as the felt is scrolled. */
  #under: readonly Box[] = [];
  #x = 0;
  readonly #scroll: FeltScroll;

  /** @param board Where it is shown. Its felt is around it then. */
  constructor(private readonly board: Board) {
    const end = document.createElement("i");
    this.element.className = "more";
    this.element.ariaHidden = "true";
    this.element.append(this.#mark, end);
    end.style.bottom = `${FOOT}px`;
    const { element } = board;
    element.append(this.element);
    wear(element.getRootNode() as ShadowRoot, moreStyles);
    const felt = element.closest(".felt");
    this.#mark.addEventListener("click", () => felt && scrollDown(felt, felt.clientHeight / 2));
    new IntersectionObserver((entries) => this.element.classList.toggle("ends", entries.at(-1)!.isIntersecting), {
      root: felt,
    }).observe(end);
    this.#scroll = new FeltScroll(felt, () => this.#clear());
    this.point();
  }

  /** Where its middle is. */
  get middle(): number {
    return this.#x + SIZE / 2;
  }

  /**
   * As near to the right edge of the tallest column as it covers no card, wherever the felt stands; where it has to cover
   * some, as few indices as it can.
   */
  point(): void {
    const { layout, overhang } = this.board;
    const { height, piles, width } = layout!;
    const fold = height - overhang - SIZE;
    const tallest = piles.reduce((a, b) => (bottomOf(b) > bottomOf(a) ? b : a));
    const indices = piles.map(indicesOf);
    const cards = piles.map((pile): Box => ({ ...pile.box, h: bottomOf(pile) - pile.box.y }));
    const under = (x: number, boxes: readonly Box[]): Box[] =>
      boxes.filter((box) => box.x < x + SIZE - AROUND && x + AROUND < box.x + box.w && box.y + box.h > fold);
    const covered = (x: number, boxes: readonly Box[]): number =>
      under(x, boxes).reduce((sum, { y, h }) => sum + y + h - Math.max(y, fold), 0);
    const wanted = tallest.box.x + tallest.box.w - SIZE / 2;
    const edges = piles.flatMap(({ box: { x, w } }, i) => [
      x - SIZE + AROUND,
      x + w - AROUND,
      x + w - SIZE + AROUND,
      x + indices[i]!.w - AROUND,
    ]);
    const [best] = [wanted, ...edges]
      .map((each) => Math.min(width - SIZE, Math.max(0, each)))
      .map((x) => ({ x, covers: [covered(x, indices), covered(x, cards), Math.abs(x - wanted)] as const }))
      .toSorted((a, b) => a.covers.map((each, i) => each - b.covers[i]!).find((each) => each !== 0) ?? 0);
    this.#x = best!.x;
    this.#under = under(best!.x, indices);
    this.#mark.style.setProperty("--x", `${this.#x}px`);
    this.#clear();
  }

  /** Gives way to an index that it would cover: that is cut by the felt's edge, or near it, and tells as well that more lies below. */
  #clear(): void {
    const { layout, overhang } = this.board;
    const bottom = this.#scroll.top + layout!.height - overhang - OFF - AROUND;
    const top = bottom - SIZE + 2 * AROUND;
    this.element.classList.toggle(
      "gives-way",
      this.#under.some(({ y, h }) => y < bottom && top < y + h),
    );
  }
}

import { bottomOf } from "../layout/shared.js";
import { moreStyles } from "../styles/board/more.css.js";
import { wear } from "../styles/wear.js";
import type { Board } from "./board.js";
import { isStill } from "./motion.js";

/** How far from the table's lower edge cards end at the least. */
const FOOT = 24;
/** The mark's, with what around it can be pressed. */
const SIZE = 44;
/** What can be pressed around what is seen of it. */
const AROUND = 7;

/**
 * A mark at the foot of a felt that scrolls, as long as cards lie below it. A press on it goes there. Keys need no such
 * mark: what gets the focus comes into view.
 */
export class MoreBelow {
  /** As large as the board; the mark sticks to what shows of it. */
  readonly element: HTMLElement = document.createElement("div");

  readonly #mark = document.createElement("div");

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
    this.#mark.addEventListener("click", () =>
      felt?.scrollBy({ top: felt.clientHeight / 2, behavior: isStill() ? "auto" : "smooth" }),
    );
    new IntersectionObserver((entries) => this.element.classList.toggle("ends", entries.at(-1)!.isIntersecting), {
      root: felt,
    }).observe(end);
    this.point();
  }

  /**
   * As near to the right edge of the tallest column as it covers no card, wherever the felt stands; where it has to cover
   * some, as few as it can.
   */
  point(): void {
    const { layout, overhang } = this.board;
    const { height, piles, width } = layout!;
    const fold = height - overhang - SIZE;
    const tallest = piles.reduce((a, b) => (bottomOf(b) > bottomOf(a) ? b : a));
    const covered = (x: number): number =>
      piles
        .filter(({ box }) => box.x < x + SIZE - AROUND && x + AROUND < box.x + box.w)
        .reduce((sum, pile) => sum + Math.max(0, bottomOf(pile) - fold), 0);
    const wanted = tallest.box.x + tallest.box.w - SIZE / 2;
    const [x] = [wanted, ...piles.flatMap(({ box }) => [box.x - SIZE + AROUND, box.x + box.w - AROUND])]
      .map((each) => Math.min(width - SIZE, Math.max(0, each)))
      .map((each) => [each, covered(each), Math.abs(each - wanted)] as const)
      .reduce((a, b) => (b[1] < a[1] || (b[1] === a[1] && b[2] < a[2]) ? b : a));
    this.#mark.style.setProperty("--x", `${x}px`);
  }
}

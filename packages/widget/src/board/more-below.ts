import { bottomOf } from "../layout/shared.js";
import { moreStyles } from "../styles/board/more.css.js";
import { wear } from "../styles/wear.js";
import type { Board } from "./board.js";
import { isStill } from "./motion.js";

/** How far from the table's lower edge cards end at the least. */
const FOOT = 24;
/** The mark's, with what around it can be pressed. */
const SIZE = 44;

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

  /** Points at the tallest column: from its right edge, so that the indices of its cards can be read. */
  point(): void {
    const { piles, width } = this.board.layout!;
    const { box } = piles.reduce((a, b) => (bottomOf(b) > bottomOf(a) ? b : a));
    const x = Math.min(width - SIZE, Math.max(0, box.x + box.w - SIZE / 2));
    this.#mark.style.setProperty("--x", `${x}px`);
  }
}

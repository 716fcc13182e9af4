import { SMALL } from "../art/faces.js";
import type { Board } from "../board/board.js";
import { coveredBy } from "../board/hit.js";
import { radiusOf } from "../layout/shared.js";
import type { Box } from "../layout/types.js";
import type { Hint } from "./hint.js";

/** Half a badge stands out beyond the ring. */
const BADGE = 11;
/** Words above a box begin so far above it at the most, where a badge might cover them. */
const WORDS = 36;
/** How much of a badge is in sight when it can be read. */
const SEEN = 0.6;

/** A number at the edge of the felt, and where the one on its ring stands. */
interface Sign {
  readonly sign: HTMLElement;
  readonly y: number;
  readonly h: number;
}

/**
 * Shows a hint on the table: a dashed ring round the cards to take and round where they go, numbered. Where a ring is out
 * of sight on a felt that scrolls, its number stands at the edge that it lies beyond.
 */
export class HintView {
  #rings: HTMLElement[] = [];
  #signs: readonly Sign[] = [];
  #choice: Element | undefined;
  /** The first of the cards to take. */
  #taken: Element | undefined;

  constructor(private readonly board: Board) {}

  get #felt(): Element | null {
    return this.board.element.closest(".felt");
  }

  /** Shows a hint anew, or where it is after the layout has changed. Without one: shows none. */
  show(hint?: Hint, picks: readonly Element[] = [], pick = -1): void {
    this.#choice?.classList.remove("hinted");
    this.#choice = picks[pick];
    this.#choice?.classList.add("hinted");
    for (const ring of this.#rings) ring.remove();
    const { from, to, turns = 1 } = hint ?? {};
    this.#taken?.classList.remove("advised");
    this.#taken = from && this.#firstOf(from);
    this.#taken?.classList.add("advised");
    const boxes = [from && this.#extent(from.pile, from.count), to !== undefined && this.#extent(to, 1)];
    const labels = [turns > 1 ? `×${turns}` : "1", "2"];
    const rings = boxes.flatMap((box, i) => (box ? [this.#ring(box, labels[i]!, i)] : []));
    this.#signs = boxes.flatMap((box, i) => (box ? this.#sign(box, labels[i]!, i) : []));
    this.#rings = [...rings, ...this.#signs.map(({ sign }) => sign)];
    this.board.element.append(...this.#rings);
    const [first, second] = boxes;
    if (first) this.#reveal(first, second || first);
    // At once, and as the felt is scrolled.
    this.#felt?.removeEventListener("scroll", this.#point);
    if (this.#signs.length === 0) return;
    this.#felt!.addEventListener("scroll", this.#point);
    this.#point();
  }

  /** A number that shows at the edge of the felt while its ring is beyond; none on a felt that does not scroll. */
  #sign(box: Box, label: string, order: number): Sign | [] {
    const { overhang, placeSign } = this.board;
    if (!overhang || !placeSign) return [];
    const sign = document.createElement("div");
    const badge = document.createElement("b");
    sign.className = `beyond beyond-${order + 1}`;
    sign.ariaHidden = "true";
    badge.textContent = label;
    sign.style.setProperty("--x", `${placeSign(box)}px`);
    sign.style.setProperty("--y", `${box.y}px`);
    sign.append(badge);
    if (box.w < SMALL) return { sign, y: box.y + box.h - 8, h: 16 };
    return { sign, y: this.#isBelowWords(box) ? box.y + box.h - 9 : box.y - BADGE, h: 20 };
  }

  /** Shows signs while their rings' numbers are out of sight, with an arrow that way. */
  readonly #point = (): void => {
    const { scrollTop, clientHeight } = this.#felt!;
    for (const { sign, y, h } of this.#signs) {
      const isAbove = y + (1 - SEEN) * h < scrollTop;
      sign.classList.toggle("above", isAbove);
      sign.classList.toggle("below", !isAbove && y + SEEN * h > scrollTop + clientHeight);
    }
  };

  #ring({ x, y, w, h }: Box, label: string, order: number): HTMLElement {
    const ring = document.createElement("div");
    const badge = document.createElement("b");
    ring.className = `hint hint-${order + 1}${w < SMALL ? " small" : this.#isBelowWords({ x, y, w, h }) ? " low" : ""}`;
    ring.ariaHidden = "true";
    ring.style.translate = `${x}px ${y}px`;
    ring.style.width = `${w}px`;
    ring.style.height = `${h}px`;
    ring.style.setProperty("--r", `${radiusOf(w)}px`);
    badge.textContent = label;
    // At the corner, as far as the table reaches.
    badge.style.setProperty("--out", `${Math.min(BADGE, this.board.layout!.width - x - w)}px`);
    ring.append(badge);
    return ring;
  }

  /** Whether words may stand where a number at the upper corner would: they begin above the box, or at most its width before. */
  #isBelowWords({ x, y, w }: Box): boolean {
    const { captions, letters } = this.board.layout!;
    return captions.some((each) => each.x > x - w && each.x <= x + w && each.y < y && each.y > y - WORDS * letters);
  }

  #firstOf({ pile, count }: NonNullable<Hint["from"]>): Element | undefined {
    const cards = this.board.shown?.piles.find(({ name }) => name === pile)?.cards ?? [];
    return this.board.elementOf(pile, cards.length - count);
  }

  /** The box round the top cards of a pile, or round its empty place. */
  #extent(name: string, count: number): Box | undefined {
    const place = this.board.layout?.piles.find((pile) => pile.name === name);
    if (!place) return undefined;
    const { box, cards } = place;
    const first = cards.at(-Math.max(1, count));
    const last = cards.at(-1);
    if (!first || !last) return box;
    if (last.turned) return coveredBy(last, box);
    return { x: first.x, y: first.y, w: box.w, h: last.y - first.y + box.h };
  }

  /** Scrolls the felt, and nothing else, to where the hint begins, and as far as it can to where it ends. */
  #reveal(first: Box, second: Box): void {
    const felt = this.#felt;
    if (!felt) return;
    const show = (at: number, { y, h }: Box): number =>
      Math.min(Math.max(at, y + h + BADGE - felt.clientHeight), Math.max(0, y - BADGE));
    felt.scrollTop = show(show(felt.scrollTop, second), first);
  }
}

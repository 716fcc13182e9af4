import type { Size } from "../layout/shared.js";

/** The size of a felt in CSS pixels, without scroll bars, if it is to be seen. */
export const sizeOf = ({ clientWidth: width, clientHeight: height }: Element): Size | undefined =>
  width > 0 ? { width, height } : undefined;

/** Tells the size of the felt, and when it changes. */
export class FeltSize {
  #observer: ResizeObserver | undefined;
  /** How large the felt is with its scroll bar, and how wide it has been without since. */
  #outer = "";
  #narrowest = 0;

  /** @param changed Is told the size whenever the felt is to be seen. */
  constructor(private readonly changed: (size: Size) => void) {}

  watch(felt: HTMLElement): void {
    // The document's own: the table may have moved to another one. Where there is no window, nothing has a size.
    this.#observer = new (felt.ownerDocument.defaultView ?? window).ResizeObserver(() => {
      const size = sizeOf(felt);
      if (size) this.changed({ ...size, width: this.#keep(`${felt.offsetWidth} ${felt.offsetHeight}`, size.width) });
    });
    this.#observer.observe(felt);
  }

  unwatch(): void {
    this.#observer?.disconnect();
  }

  /**
   * The least width so far. Where a scroll bar takes room, cards that are drawn for less may be low enough to need none: it
   * would go, they would grow, and it would come back, for ever.
   */
  #keep(outer: string, width: number): number {
    this.#narrowest = outer === this.#outer ? Math.min(this.#narrowest, width) : width;
    this.#outer = outer;
    return this.#narrowest;
  }
}

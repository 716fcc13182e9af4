import { isStill } from "./motion.js";

/** Scrolls a felt down by so much; in one leap where nothing is to move. */
export const scrollDown = (felt: Element, top: number): void => {
  const { host } = felt.getRootNode() as ShadowRoot;
  felt.scrollBy({ top, behavior: isStill() || host.matches(":state(motion-off)") ? "auto" : "smooth" });
};

/** By how much a felt is scrolled. It is asked only as it scrolls: whoever draws has no layout to wait for. */
export class FeltScroll {
  #top: number;

  /** @param changed To be told when it has scrolled. */
  constructor(felt: Element | null, changed: () => void) {
    this.#top = felt?.scrollTop ?? 0;
    felt?.addEventListener("scroll", () => {
      this.#top = felt.scrollTop;
      changed();
    });
  }

  get top(): number {
    return this.#top;
  }
}

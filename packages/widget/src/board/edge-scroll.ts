import type { Board } from "./board.js";
import type { Handling } from "./handling.js";

/** How near to an edge of the felt it begins to scroll. */
const ZONE = 48;
/** How fast it scrolls, in pixels a second: where that begins, and at the edge and beyond. */
const SLOW = 80;
const FAST = 900;
/** A frame that comes late does not count for more milliseconds. */
const LONGEST = 50;

/** How fast the felt scrolls down, or up where that is negative, with a pointer at a height. */
const speedAt = (y: number, { top, bottom }: DOMRect): number => {
  const [above, below] = [top + ZONE - y, y - bottom + ZONE];
  const depth = Math.min(1, Math.max(above, below) / ZONE);
  if (depth <= 0) return 0;
  return Math.sign(below - above) * (SLOW + (FAST - SLOW) * depth ** 2);
};

/**
 * Scrolls a felt while cards are carried near its upper or lower edge. The cards stay under the pointer. No move of the
 * pointer reads the layout: each frame does, once.
 */
export class EdgeScroll {
  /** Where the pointer went down: cards that are only taken there scroll nothing. */
  #from = 0;
  #last: PointerEvent | undefined;
  /** Whether the next frame is waited for. */
  #isDue = false;
  /** When the felt scrolled last, if it is scrolling, and what is left of a pixel. */
  #time: number | undefined;
  #rest = 0;

  constructor(
    private readonly board: Board,
    private readonly handling: Handling,
    private readonly felt: Element,
  ) {}

  listen(): void {
    const { element } = this.board;
    element.addEventListener("pointerdown", ({ clientY }) => {
      this.#from = clientY;
      this.#last = undefined;
    });
    element.addEventListener("pointermove", (event) => this.#follow(event));
    // By a wheel, say.
    this.felt.addEventListener("scroll", () => this.#carry());
  }

  get #isHolding(): boolean {
    return this.#last !== undefined && this.handling.cards.length > 0;
  }

  #follow(event: PointerEvent): void {
    this.#last = event;
    if (this.#isHolding && !this.#isDue) this.#wait();
  }

  #wait(): void {
    this.#isDue = true;
    requestAnimationFrame((time) => this.#scroll(time));
  }

  #scroll(time: number): void {
    const { felt } = this;
    const elapsed = Math.min(LONGEST, time - (this.#time ?? time));
    this.#isDue = false;
    this.#time = undefined;
    if (!this.#isHolding) return;
    const { clientY } = this.#last!;
    const speed = speedAt(clientY, felt.getBoundingClientRect());
    if (speed * (clientY - this.#from) <= 0) return;
    this.#rest += (speed * elapsed) / 1000;
    const whole = Math.trunc(this.#rest);
    this.#rest -= whole;
    const before = felt.scrollTop;
    felt.scrollTop += whole;
    if (whole !== 0 && felt.scrollTop === before) return;
    if (whole !== 0) this.#carry();
    this.#time = time;
    this.#wait();
  }

  /** The felt has scrolled under the pointer, which is elsewhere on the table now. */
  #carry(): void {
    if (this.#isHolding) this.handling.scrolled?.();
  }
}

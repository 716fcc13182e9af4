/** One move after another is shown so much later, and all of them within the whole, in milliseconds. */
const APART = 110;
const WHOLE = 3000;

/** What completes it: whatever the player does at the table. */
const INPUTS = ["pointerdown", "keydown", "click"] as const;

/** Shows moves one after another that have all been made already. */
export class Playback {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #complete: (() => void) | undefined;
  #ended: (() => void) | undefined;
  /** Settles when nothing is being shown any more. */
  done: Promise<void> = Promise.resolve();

  /**
   * @param element Whose inputs complete it, before they count as anything else.
   * @param pace How fast, as boards have it.
   */
  constructor(
    private readonly element: HTMLElement,
    private readonly pace: () => number,
  ) {}

  /** @param complete Shows what comes of it all. It has to call {@link stop}. */
  start(steps: readonly (() => void)[], complete: () => void): void {
    this.stop();
    this.#complete = complete;
    this.done = new Promise((resolve) => {
      this.#ended = resolve;
    });
    for (const input of INPUTS) this.element.addEventListener(input, complete, { capture: true });
    const apart = Math.min(APART, WHOLE / steps.length) / this.pace();
    const next = (i: number): void => {
      if (i === steps.length - 1) return complete();
      steps[i]!();
      this.#timer = setTimeout(() => next(i + 1), apart);
    };
    next(0);
  }

  /** Shows no more of it. */
  stop(): void {
    clearTimeout(this.#timer);
    const complete = this.#complete;
    if (!complete) return;
    for (const input of INPUTS) this.element.removeEventListener(input, complete, { capture: true });
    this.#complete = undefined;
    this.#ended?.();
  }
}

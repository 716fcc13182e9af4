import type { Size } from "../layout/shared.js";

/** The size of a felt in CSS pixels, without scroll bars, if it is to be seen. */
export const sizeOf = ({ clientWidth: width, clientHeight: height }: Element): Size | undefined =>
  width > 0 ? { width, height } : undefined;

/** Tells the size of the felt, and when it changes. */
export class FeltSize {
  private observer: ResizeObserver | undefined;

  /** @param changed Is told the size whenever the felt is to be seen. */
  constructor(private readonly changed: (size: Size) => void) {}

  watch(felt: Element): void {
    this.observer ??= new ResizeObserver(() => {
      const size = sizeOf(felt);
      if (size) this.changed(size);
    });
    this.observer.observe(felt);
  }

  unwatch(): void {
    this.observer?.disconnect();
  }
}

/** Tells the size of the felt, and when it changes. */
export class FeltSize {
  private observer: ResizeObserver | undefined;

  /** @param changed Is told the size in CSS pixels, without scroll bars, whenever the felt is to be seen. */
  constructor(private readonly changed: (width: number, height: number) => void) {}

  watch(felt: Element): void {
    this.observer ??= new ResizeObserver(() => {
      if (felt.clientWidth > 0) this.changed(felt.clientWidth, felt.clientHeight);
    });
    this.observer.observe(felt);
  }

  unwatch(): void {
    this.observer?.disconnect();
  }
}

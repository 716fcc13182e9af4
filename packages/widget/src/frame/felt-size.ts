/** Tells the size of the felt, and when it changes. */
export class FeltSize {
  private observer: ResizeObserver | undefined;

  /** @param changed Is told the size in CSS pixels, without scroll bars, whenever the felt is to be seen. */
  constructor(private readonly changed: (width: number, height: number) => void) {}

  /** @param root What has been rendered. */
  watch(root: ParentNode): void {
    const felt = root.querySelector(".felt")!;
    this.observer ??= new ResizeObserver(() => {
      if (felt.clientWidth > 0) this.changed(felt.clientWidth, felt.clientHeight);
    });
    this.observer.observe(felt);
  }

  unwatch(): void {
    this.observer?.disconnect();
  }
}

import type { Layout } from "../layout/types.js";

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

/** Puts the controls on the felt where the layout has room for them. */
export const placeControls = (root: ParentNode, layout: Layout | undefined): void => {
  for (const name of ["picker", "next"] as const) {
    const style = root.querySelector<HTMLElement>(`.${name}`)?.style;
    const box = layout?.[name];
    if (style && box) for (const key of ["x", "y", "w", "h"] as const) style.setProperty(`--${key}`, `${box[key]}px`);
  }
};

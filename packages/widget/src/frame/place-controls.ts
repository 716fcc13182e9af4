import type { Layout } from "../layout/types.js";

/** Puts the controls on the felt where the layout has room for them, in its letters. */
export const placeControls = (root: ParentNode, layout: Layout | undefined): void => {
  for (const name of ["picker", "next"] as const) {
    const style = root.querySelector<HTMLElement>(`.${name}`)?.style;
    const box = layout?.[name];
    if (!style || !box) continue;
    style.setProperty("--letters", `${layout.letters}`);
    for (const [key, length] of Object.entries(box)) style.setProperty(`--${key}`, `${length}px`);
  }
};

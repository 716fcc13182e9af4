import { wear } from "./wear.js";

const asked = matchMedia("(prefers-contrast: more), (forced-colors: active)");

/**
 * Worn by every table, and empty unless the visitor asks for more contrast, now or later, or has colours of his own, or a
 * table is in the document of another window, whose visitor may.
 */
export const contrast: { cssText: string; readonly styleSheet: CSSStyleSheet } = {
  cssText: "",
  styleSheet: new CSSStyleSheet(),
};

const fill = async (root?: ShadowRoot): Promise<void> => {
  const { cssText } = (await import("./contrast.css.js")).contrastStyles;
  contrast.cssText = cssText;
  contrast.styleSheet.replaceSync(cssText);
  if (!root) return;
  root.adoptedStyleSheets = [];
  wear(root);
};

/** Fills it. Where that cannot be loaded, the table looks as it does for others. @param root Gets a new copy of it. */
export const fillContrast = (root?: ShadowRoot): void => void fill(root).catch(() => undefined);

const follow = (): void => {
  if (asked.matches) fillContrast();
};

asked.addEventListener("change", follow);
follow();

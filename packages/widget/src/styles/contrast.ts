const asked = matchMedia("(prefers-contrast: more), (forced-colors: active)");

/** Adopted by every table, and empty unless the visitor asks for more contrast, now or later, or has colours of his own. */
export const contrastSheet: CSSStyleSheet = new CSSStyleSheet();

const fill = async (): Promise<void> => {
  if (!asked.matches) return;
  const { contrastStyles } = await import("./contrast.css.js");
  contrastSheet.replaceSync(contrastStyles.cssText);
};

/** Where it cannot be loaded, the table looks as it does for others. */
const tryToFill = (): void => void fill().catch(() => undefined);

asked.addEventListener("change", tryToFill);
tryToFill();

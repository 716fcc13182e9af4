import type { CSSResult } from "@lit/reactive-element";

/** A style sheet of this window, and the text of it. */
export type Style = Readonly<Pick<CSSResult, "cssText" | "styleSheet">>;

/** What each table has put on. */
const worn = new WeakMap<ShadowRoot, Set<Style>>();

/**
 * Puts styles on a table, each once, and those again that another document has taken off. A document takes sheets of its
 * own window alone, so a table in another window's gets copies.
 */
export const wear = (root: ShadowRoot, ...styles: readonly Style[]): void => {
  const known = worn.get(root) ?? new Set();
  const before = root.adoptedStyleSheets.length && known.size;
  for (const style of styles) known.add(style);
  worn.set(root, known);
  root.adoptedStyleSheets.push(...sheetsFor(root, [...known].slice(before)));
};

const sheetsFor = ({ ownerDocument: { defaultView } }: ShadowRoot, styles: readonly Style[]): CSSStyleSheet[] =>
  styles.flatMap(({ cssText, styleSheet }) => {
    if (defaultView === window) return styleSheet!;
    // A document without a window shows nothing.
    if (!defaultView) return [];
    const copy = new defaultView.CSSStyleSheet();
    copy.replaceSync(cssText);
    return copy;
  });

/** What has been put on each table besides what it began with, as this window has made it. */
const worn = new WeakMap<ShadowRoot, Set<CSSStyleSheet>>();

/**
 * Puts styles on a table, each once. A document takes sheets of its own window alone, so a table that has moved to
 * another document gets copies.
 * @returns Whether that is new.
 */
export const wear = (root: ShadowRoot, ...sheets: readonly CSSStyleSheet[]): boolean => {
  const known = worn.get(root) ?? new Set();
  worn.set(root, known);
  const fresh = sheets.filter((sheet) => !known.has(sheet));
  for (const sheet of fresh) known.add(sheet);
  root.adoptedStyleSheets.push(...copiesIn(root.ownerDocument, fresh));
  return fresh.length > 0;
};

/** Puts on again what another document has taken off. @param first What the table began with. */
export const wearAgain = (root: ShadowRoot, first: readonly CSSStyleSheet[]): void => {
  root.adoptedStyleSheets = [...copiesIn(root.ownerDocument, [...first, ...(worn.get(root) ?? [])])];
};

const copiesIn = ({ defaultView }: Document, sheets: readonly CSSStyleSheet[]): readonly CSSStyleSheet[] => {
  if (defaultView === window) return sheets;
  // A document without a window shows nothing.
  if (!defaultView) return [];
  const { CSSStyleSheet: Sheet } = defaultView;
  return sheets.map(({ cssRules }) => {
    const copy = new Sheet();
    copy.replaceSync(Array.from(cssRules, ({ cssText }) => cssText).join(""));
    return copy;
  });
};

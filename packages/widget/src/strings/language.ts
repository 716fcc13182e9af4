/** A language that the table speaks. English is always there; the other one loads when it is wanted. */
export type Language = "en" | "ru";

const known = (tag: string): Language | undefined =>
  /^ru\b/i.test(tag) ? "ru" : /^en\b/i.test(tag) ? "en" : undefined;

/** An element and those around it whose shadow roots it lies in. */
const hosts = (element: Element): Element[] => {
  const root = element.getRootNode();
  return [element, ...(root instanceof ShadowRoot ? hosts(root.host) : [])];
};

/**
 * The language of an element: of the nearest attribute `lang`, its own first, or else the first of the browser's that
 * is known. What is not known is read in English.
 * @param preferred The browser's languages, the best one first.
 */
export const languageOf = (element: Element, preferred: readonly string[]): Language => {
  const said = hosts(element).map((host) => host.closest("[lang]:not([lang=''])")?.getAttribute("lang"));
  return known(said.find(Boolean) ?? preferred.find(known) ?? "") ?? "en";
};

/** Tells when an attribute `lang` changes that an element's language may come from. Disconnect what it returns to end it. */
export const watchLang = (element: Element, changed: () => void): MutationObserver => {
  const observer = new MutationObserver(changed);
  for (const host of hosts(element)) {
    observer.observe(host.getRootNode(), { attributeFilter: ["lang"], subtree: true });
  }
  return observer;
};

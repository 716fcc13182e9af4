/**
 * An element that the page is written with. Throws if it is not there, as where a script meets the page of another build.
 * @param type What it is; any element of HTML, unless said otherwise.
 */
export function find(selector: string): HTMLElement;
export function find<T extends Element>(selector: string, type: new () => T): T;
export function find(selector: string, type: new () => Element = HTMLElement): Element {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new TypeError(`The page has no ${type.name} at ${selector}.`);
  return found;
}

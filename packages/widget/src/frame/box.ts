/** A box of the frame, with what stands in it. @param name Its class, and where a page may style it, its part. */
export const box = (name: string, isPart: boolean, ...children: readonly Element[]): HTMLElement => {
  const element = document.createElement("div");
  element.className = name;
  if (isPart) element.setAttribute("part", name);
  element.append(...children);
  return element;
};

/** Puts an element before another one of its parent, or takes it away. What stands there already is not touched. */
export const show = (element: Element, isShown: boolean, parent: Element, before: Node | null = null): void => {
  if (!isShown) element.remove();
  else if (element.parentNode !== parent) parent.insertBefore(element, before);
};

/** Writes a text, unless it is there already. */
export const write = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

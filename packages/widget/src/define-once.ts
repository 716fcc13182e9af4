/**
 * Defines an element. Where another copy of it has been defined before, that one stays, and the console is told once.
 * On a server, which has no registry, nothing happens.
 */
export const defineOnce = (
  name: string,
  element: CustomElementConstructor,
  registry: Pick<CustomElementRegistry, "get" | "define"> | undefined = globalThis.customElements,
): void => {
  const before = registry?.get(name);
  if (!before) registry?.define(name, element);
  else if (before !== element) console.warn(`<${name}> is defined already; this second definition is not used.`);
};

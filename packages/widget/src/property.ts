import type { PropertyDeclaration, ReactiveElement } from "@lit/reactive-element";

/**
 * Makes a field a property of its element, as Lit's decorator of this name does, which knows the standard's decorators
 * besides.
 */
export const property =
  (declaration: PropertyDeclaration) =>
  (prototype: ReactiveElement, name: string): void =>
    (prototype.constructor as typeof ReactiveElement).createProperty(name, declaration);

import type { PropertyDeclaration, ReactiveElement } from "@lit/reactive-element";
import { textOf } from "./loose.js";

/** What an attribute holds of a property, whatever was set: nothing and an empty text are no attribute. */
const converter = {
  toAttribute: (value: unknown, isBoolean: unknown) => (isBoolean ? (value ? "" : null) : textOf(value) || null),
};

/**
 * Makes a field a property of its element, as Lit's decorator of this name does, which knows the standard's decorators
 * besides. Its attribute, if it has one, reflects, and taken away gives it its first value again.
 */
export const property =
  (declaration: PropertyDeclaration = {}) =>
  (prototype: ReactiveElement, name: string): void =>
    (prototype.constructor as typeof ReactiveElement).createProperty(name, {
      converter,
      reflect: true,
      useDefault: true,
      ...declaration,
    });

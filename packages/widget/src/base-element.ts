/** What Lit has for elements. Published, it is a copy of Lit's that can be imported where there are none: see `tsdown.config.ts`. */
export { ReactiveElement } from "@lit/reactive-element";

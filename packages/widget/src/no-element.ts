/**
 * Stands for Lit's element where there are none. Servers, and bundlers for workers and the edge, take it, by the `imports`
 * of `package.json`: Lit's build for browsers cannot be imported there, and that for servers would bring a registry of
 * elements along. So a table can be imported, and no more.
 */
export class ReactiveElement {
  static createProperty(): void {}

  constructor() {
    throw new Error("There are no elements here: a <solitaire-table> needs a document.");
  }
}

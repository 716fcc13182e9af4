/**
 * Stands for Lit's element where there are none. Bundlers for workers and the edge take it, by the `imports` of
 * `package.json`, for Lit's build for browsers cannot be imported there. So a table can be imported, and no more.
 */
export class ReactiveElement {
  static createProperty(): void {}

  constructor() {
    throw new Error("There are no elements here: a <solitaire-table> needs a document.");
  }
}

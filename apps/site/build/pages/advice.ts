import { type Html, html } from "../html.js";

/**
 * What is said below a field: how it is filled in, and in the same place what is wrong with it.
 * @param id Of the field.
 */
export const advice = (id: string, hint: string): Html =>
  html`<div class="advice">
    <small id="${id}-hint">${hint}</small>
    <p id="${id}-mistake" class="mistake" role="alert"></p>
  </div>`;

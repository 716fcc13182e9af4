import { type Html, html } from "../html.js";

/** A list that one of several things is chosen from; without a script it is shut. @param options Elements of the list. */
export const choice = (id: string, label: string, options: readonly Html[]): Html =>
  html`<p class="field">
    <label for="${id}">${label}</label>
    <span class="list-box"
      ><select id="${id}" name="${id}" disabled>
        ${options}
      </select></span
    >
  </p>`;

/** One of the things that can be chosen. */
export const option = (value: string, text: string, isChosen = false): Html =>
  html`<option value="${value}" ${isChosen ? html` selected` : ""}>${text}</option>`;

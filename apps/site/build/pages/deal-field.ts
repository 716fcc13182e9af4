import { type Html, html, nothing } from "../html.js";

/**
 * The field for a deal's number in a form, and below it the place where it says what is wrong with the number.
 * @param isLast Whether the form ends with it: Enter on a phone's keyboard sends it, and the place keeps room for two lines.
 */
export const dealField = (label: string, hint: string, isLast = false): Html =>
  html`<p class="field">
      <label for="deal">${label}</label>
      <input
        id="deal"
        name="deal"
        type="text"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        ${isLast ? html`enterkeyhint="go"` : nothing}
        maxlength="64"
        aria-describedby="deal-mistake deal-hint"
        disabled
      />
      <small id="deal-hint">${hint}</small>
    </p>
    <p id="deal-mistake" class="mistake${isLast ? "" : " small"}" role="alert"></p>`;

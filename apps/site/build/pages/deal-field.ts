import { type Html, html, nothing } from "../html.js";
import { advice } from "./advice.js";

/**
 * The field for a deal's number in a form, and below it the place where it says what is wrong with the number.
 * @param isLast Whether the form ends with it: Enter on a phone's keyboard sends it.
 * @param value What is in it at first.
 */
export const dealField = (label: string, hint: string, { isLast = false, value = "" } = {}): Html =>
  html`<p class="field">
      <label for="deal">${label}</label>
      <input
        id="deal"
        name="deal"
        type="text"
        value="${value}"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        ${isLast ? html`enterkeyhint="go"` : nothing}
        maxlength="64"
        aria-describedby="deal-mistake deal-hint"
        disabled
      />
    </p>
    ${advice("deal", hint)}`;

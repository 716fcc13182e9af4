import { html, type TemplateResult } from "lit/html.js";
import { bound } from "../frame/text.js";

/** A value with its name, in a list of them. */
export const figure = (label: string, value: string | number): TemplateResult =>
  html`<div>
    <dt>${label}</dt>
    <dd>${bound(String(value))}</dd>
  </div>`;

import { html, type TemplateResult } from "lit/html.js";

/** A value with its name, in a list of them. */
export const figure = (label: string, value: string | number): TemplateResult =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

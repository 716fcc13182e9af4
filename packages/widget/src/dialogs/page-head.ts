import { html, nothing, type TemplateResult } from "lit/html.js";
import { closeButton } from "./close-button.js";

/** The head of a page that fills a dialog. @param about Of which game it is, where the title does not say. */
export const pageHead = (
  title: string,
  closing: readonly [label: string, close: () => void],
  about?: string,
): TemplateResult =>
  html`<header class="page-head">
    <div>
      <h2>${title}</h2>
      ${about === undefined ? nothing : html`<p>${about}</p>`}
    </div>
    ${closeButton(...closing)}
  </header>`;

import { html, nothing, type TemplateResult } from "lit/html.js";
import { closeButton } from "./close-button.js";

/**
 * The head of a page that fills a dialog.
 * @param about Of which game it is, where the title does not say; or where else the page leads.
 */
export const pageHead = (
  title: string,
  closing: readonly [label: string, close: () => void],
  about?: string | TemplateResult,
): TemplateResult =>
  html`<header class="page-head">
    <div>
      <h2 tabindex="-1">${title}</h2>
      ${typeof about === "string" ? html`<p>${about}</p>` : (about ?? nothing)}
    </div>
    ${closeButton(...closing)}
  </header>`;

import { html, type TemplateResult } from "lit/html.js";
import { icon } from "../frame/icon.js";

export const closeButton = (label: string, close: () => void): TemplateResult =>
  html`<button class="close" type="button" aria-label=${label} @click=${close}>
    ${icon("close")}<span class="tip">${label}</span>
  </button>`;

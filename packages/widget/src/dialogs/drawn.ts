import { html, svg, type TemplateResult } from "lit/html.js";

/** An icon that dialogs alone have, drawn like the table's own. */
export const drawn = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${path}></path>`}</svg>`;

/** A sheet of paper that something leaves upwards. */
export const shareIcon = (): TemplateResult => drawn("M12 14.5V3.5M8 7l4-4 4 4M8 10.5H6v10h12v-10h-2");

/** Lines that are written, and one that follows. */
export const logIcon = (): TemplateResult => drawn("M5 4.5h14v15H5zM8.5 9h7M8.5 12h7M8.5 15h4");

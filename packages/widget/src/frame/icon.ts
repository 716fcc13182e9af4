import { html, svg, type TemplateResult } from "lit/html.js";
import type { IconName } from "../art/icons.js";

const use = (id: string): TemplateResult => svg`<use href=${`#${id}`}></use>`;

/** One of the deck's icons; the text beside it, or the button's name, says what it means. */
export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${use(`i-${name}`)}</svg>`;

/** A game's emblem. */
export const emblem = (game: string): TemplateResult =>
  html`<svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">${use(`e-${game}`)}</svg>`;

import { EMBLEMS, ICONS } from "@solitaire/widget/drawings";
import { type Html, html } from "./html.js";

type Drawing = (typeof EMBLEMS)[string];

/** Drawn for the eye alone: a name stands beside it. */
const draw = (drawing: Drawing): Html =>
  html`<svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">
    ${drawing.map(([data, paint]) => html`<path d="${data}" class="${paint ?? "line"}" />`)}
  </svg>`;

/** The four-point star of the card backs. */
export const star = draw(ICONS.solved);

/** A game's emblem, as the table has it. A game without one has the star. */
export const emblem = (game: string): Html => draw(EMBLEMS[game] ?? ICONS.solved);

import { Html, html } from "./html.js";

const STAR =
  '<path fill="currentColor" stroke="none" d="M12 2.5C13.3 8 16 10.7 21.5 12C16 13.3 13.3 16 12 21.5C10.7 16 8 13.3 2.5 12C8 10.7 10.7 8 12 2.5Z"/>';

const RING =
  '<ellipse cx="12" cy="12" rx="9.5" ry="7"/><path d="M6.5 12h11"/><g fill="currentColor" stroke="none"><circle cx="12" cy="5" r="1.5"/><circle cx="12" cy="19" r="1.5"/><circle cx="4.3" cy="7.9" r="1.5"/><circle cx="19.7" cy="7.9" r="1.5"/><circle cx="4.3" cy="16.1" r="1.5"/><circle cx="19.7" cy="16.1" r="1.5"/></g>';

/** Drawn in a box of 24, with strokes. */
const EMBLEMS: Readonly<Record<string, string>> = {
  zodiac: RING,
  "zodiac-classic": RING,
  stalactites:
    '<path d="M2.5 4h19"/><path fill="currentColor" stroke="none" d="M4 4h4.2C7.9 9 7 13 6.1 16.5C5.2 13 4.3 9 4 4ZM9.7 4h4.6C14 11 13 17 12 21.5C11 17 10 11 9.7 4ZM15.8 4H20C19.7 7.5 18.8 10.5 17.9 13C17 10.5 16.1 7.5 15.8 4Z"/>',
  "rouge-et-noir":
    '<circle cx="12" cy="12" r="9"/><path fill="currentColor" stroke="none" d="M12 3A9 9 0 0 0 12 21Z"/><path d="M12 3V21"/>',
  penguin:
    '<path d="M9 20.8C6.4 16.8 6.3 11 8.3 7.2C9.3 4.7 11 3.2 13.1 3.2C15.3 3.2 16.9 4.5 17.3 6.4M16.9 9C18.7 12.6 18.5 17.2 16 20.8H9M11.3 11C9.9 13.3 9.8 16 10.8 18"/><path fill="currentColor" d="M17.3 6.4 22 8.2 16.9 9Z"/><circle cx="13.9" cy="6.7" r=".9" fill="currentColor" stroke="none"/>',
};

const draw = (paths: string): Html =>
  html`<svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">${new Html(paths)}</svg>`;

/** A game's emblem, for the eye alone: the name stands beside it. A game without one has the star. */
export const emblem = (game: string): Html => draw(EMBLEMS[game] ?? STAR);

/** The four-point star of the card backs. */
export const star = draw(STAR);

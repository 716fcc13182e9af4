import { html, svg, type TemplateResult } from "lit/html.js";

/** What the buttons of a replay show, in a box of 24; solid, so that they tell from the table's own icons. */
const DRAWINGS = {
  start: "M20 6.2v11.6l-7-5.8zM12.5 6.200v11.600l-7-5.800zM3.6 6h1.800v12h-1.800z",
  back: "M18 6v12l-9-6zM5.5 6h2v12h-2z",
  play: "M7.5 4.800v14.400l11.5-7.200z",
  pause: "M7 5h3.400v14h-3.400zM13.6 5h3.400v14h-3.400z",
  forward: "M6 6v12l9-6zM16.5 6h2v12h-2z",
  end: "M4 6.200v11.600l7-5.800zM11.5 6.200v11.600l7-5.800zM18.6 6h1.800v12h-1.800z",
} as const;

export type ReplayIcon = keyof typeof DRAWINGS;

export const replayIcon = (name: ReplayIcon): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    ${svg`<path class="solid" d=${DRAWINGS[name]}></path>`}
  </svg>`;

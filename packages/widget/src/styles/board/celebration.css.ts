import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** What is drawn for a win. */
export const celebrationStyles: CSSResult = css`
  .celebration {
    stroke: var(--solitaire-accent);
    stroke-width: 2;
    stroke-dasharray: 1;
    /* A frame ends where it began, and leaves no gap there. */
    stroke-linecap: round;
  }
`;

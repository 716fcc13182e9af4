import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The control on the felt of a page with larger letters. */
export const largeLettersStyles: CSSResult = css`
  .picker > * {
    zoom: calc(var(--letters) * var(--enlarged, 1));
  }
`;

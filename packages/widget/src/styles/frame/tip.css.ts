import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** How the word of a button looks that shows a picture alone: beside it, for those who point at it or come by keyboard. */
export const tip: CSSResult = css`
  position: absolute;
  inset-block-start: calc(100% + 2px);
  z-index: 40;
  visibility: hidden;
  margin: 0;
  padding: 0.25rem 0.5rem;
  border-radius: 6px;
  background: var(--solitaire-ink);
  color: var(--solitaire-chrome);
  font-size: 0.75rem;
  line-height: 1rem;
  white-space: nowrap;
  opacity: 1;
  pointer-events: none;
`;

/** The same above the button, for bars at the foot. */
export const tipAbove: CSSResult = css`
  ${tip}
  inset-block: auto calc(100% + 2px);
`;

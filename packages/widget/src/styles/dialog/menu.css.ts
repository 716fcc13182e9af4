import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The phone's sheet of buttons. */
export const menuStyles: CSSResult = css`
  .menu {
    padding-block-end: 1.125rem;
  }
  .menu > button {
    inline-size: 100%;
    min-block-size: 3.25rem;
    padding: 0.25rem min(1.25rem, 5cqi);
    display: flex;
    align-items: center;
    gap: 1rem;
    text-align: start;
    font-size: 1rem;
    font-weight: 500;
  }
  /* As far from the head as others are from a line. */
  .menu > header + button {
    margin-block-start: 0.375rem;
  }
  .menu small {
    display: block;
    font-size: 0.8125rem;
    font-weight: 400;
    line-height: 1rem;
    color: var(--solitaire-ink-2);
  }
  .menu [aria-disabled="true"] > * {
    opacity: 0.38;
  }
  .menu hr {
    margin: 0.375rem 1.25rem;
    border: 0;
    border-block-start: 1px solid var(--solitaire-rule);
  }
`;

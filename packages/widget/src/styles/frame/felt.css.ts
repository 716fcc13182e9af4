import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The felt, and what lies on it besides the board. */
export const feltStyles: CSSResult = css`
  .felt {
    grid-area: felt;
    position: relative;
    min-block-size: 0;
    overflow: auto;
    overflow-anchor: none;
    color: var(--solitaire-felt-ink);
    background: radial-gradient(ellipse 75% 80% at 50% 44%, var(--solitaire-felt-1), var(--solitaire-felt-2));
  }
  .table {
    position: relative;
    min-block-size: 100%;
  }
  .message {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 1rem;
    padding: 1.5rem;
    text-align: center;
    font-size: 1rem;
  }
  .message .actions {
    display: contents;
  }
  .message p {
    max-inline-size: 34rem;
    text-wrap: balance;
  }
  .button {
    min-block-size: 2.75rem;
    padding: 0 1.125rem;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    border: 1px solid var(--solitaire-rule-2);
    border-radius: 8px;
    font-weight: 500;
    white-space: nowrap;
  }
  .message .button {
    border-color: var(--solitaire-felt-line);
  }
  @media (forced-colors: active) {
    .button,
    .notice {
      border: 1px solid ButtonBorder;
    }
  }
`;

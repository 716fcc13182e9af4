import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The rules of a game, and the keys. */
export const rulesStyles: CSSResult = css`
  /* Below the head. A padding of the dialog would be none: what has the focus in the head would count as out of sight. */
  .rules-text .keys {
    scroll-margin-block-start: 5rem;
  }
  .leads {
    min-inline-size: 44px;
    padding-inline: 0.5rem;
    margin-inline: -0.5rem;
    min-block-size: 44px;
    border-radius: 8px;
    color: var(--solitaire-ink-2);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .rules-text > div {
    padding: 1rem 2rem 2rem;
    display: grid;
    gap: 1.25rem;
    line-height: 1.5;
  }
  .rules-text ul,
  .rules-text dl {
    margin: 0.375rem 0 0;
    padding: 0;
    list-style: none;
    display: grid;
    gap: 0.375rem;
  }
  .rules-text dl {
    grid-template-columns: max-content 1fr;
    gap: 0.375rem 1rem;
  }
  .rules-text dt {
    font-weight: 500;
  }
  .rules-text dd {
    margin: 0;
    color: var(--solitaire-ink-2);
  }
  @container dialog (width < 30rem) {
    .rules-text > div {
      padding: 1rem min(1.125rem, 5cqi) 1.5rem;
    }
  }
  /* What a key does stands under it. */
  @container dialog (width < 20rem) {
    .rules-text dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .rules-text dd {
      margin-block-end: 0.625rem;
    }
  }
`;

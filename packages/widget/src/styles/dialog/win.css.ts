import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The result of a won game. */
export const winStyles: CSSResult = css`
  .win {
    position: relative;
    padding: 2rem 2.5rem 1rem;
  }
  /* In the middle of what is left, or of a line of its own. */
  .win .plain {
    flex: auto;
  }
  .win .close {
    position: absolute;
    inset-block-start: 0.75rem;
    inset-inline-end: 0.75rem;
  }
  .solved {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: 0.875rem;
    align-items: center;
    padding-inline-end: 2rem;
  }
  .solved .emblem {
    grid-row: 1 / 3;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    stroke-width: 1.2;
  }
  .solved p {
    font: italic 400 1rem/1.25rem var(--solitaire-serif);
    color: var(--solitaire-ink-2);
  }
  .numbers {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 4.5rem;
    margin: 1.5rem 0 0;
    padding-block: 1rem;
    border-block: 1px solid var(--solitaire-rule);
  }
  .numbers:has(:nth-child(4)) {
    justify-content: space-between;
    gap: 1rem;
  }
  .numbers dt {
    font-size: 0.8125rem;
    color: var(--solitaire-ink-2);
  }
  .numbers dd {
    margin: 0;
    font: 400 1.75rem/2.125rem var(--solitaire-serif);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .place {
    margin-block-start: 1.25rem;
    font-size: 0.9375rem;
    color: var(--solitaire-ink-2);
  }
  @container dialog (width < 30rem) {
    .win {
      padding: 1.5rem min(1.125rem, 5cqi) 0.75rem;
    }
    .solved .emblem {
      inline-size: 2.25rem;
      block-size: 2.25rem;
    }
    .solved p {
      font-size: 0.90625rem;
    }
    .numbers {
      column-gap: 3rem;
      margin-block-start: 1rem;
      padding-block: 0.75rem;
    }
    .numbers dd {
      font-size: 1.4375rem;
      line-height: 1.75rem;
    }
  }
  /* Large letters on a phone: the title, too, has its room beside the cross. */
  @container dialog (width < 15rem) {
    .solved .emblem {
      display: none;
    }
  }
`;

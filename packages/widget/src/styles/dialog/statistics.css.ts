import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The statistics. */
export const statisticsStyles: CSSResult = css`
  .statistics > div {
    padding: 0 2rem 1.75rem;
  }
  .figures-grid {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    margin: 0;
  }
  .figures-grid > div {
    padding-block: 0.875rem;
    border-block-end: 1px solid var(--solitaire-rule);
  }
  .figures-grid dt {
    font-size: 0.8125rem;
    color: var(--solitaire-ink-2);
  }
  .figures-grid dd {
    margin: 0;
    font: 400 1.625rem/2rem var(--solitaire-serif);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .statistics h3 {
    margin-block-start: 1.25rem;
  }
  .elsewhere {
    margin-block-start: 1.25rem;
    border-block-start: 1px solid var(--solitaire-rule);
  }
  .elsewhere .small {
    margin-block-start: 0.375rem;
  }
  .elsewhere .acts {
    margin-block-start: 1rem;
  }
  .elsewhere .judged {
    align-items: flex-start;
    margin-block-start: 0.875rem;
    overflow-wrap: anywhere;
  }
  .file {
    display: inline-block;
  }
  .elsewhere .judged .icon {
    margin-block-start: 0.1875rem;
  }
  .elsewhere .judged:not(.good, .bad) {
    margin: 0;
  }
  .nothing {
    margin-block: 1.25rem 0.5rem;
    font-size: 0.9375rem;
  }
  /* Six, where there are no streaks, fill two rows. */
  @container dialog (width >= 30rem) {
    .figures-grid:has(> :nth-child(6):last-child) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @container dialog (width < 30rem) {
    .statistics > div {
      padding: 0 min(1.125rem, 5cqi) 1.25rem;
    }
    .figures-grid {
      grid-template-columns: repeat(2, 1fr);
    }
    .figures-grid > div {
      padding-block: 0.625rem;
    }
    .figures-grid dd {
      font-size: 1.4375rem;
      line-height: 1.75rem;
    }
  }
  @container dialog (width < 16rem) {
    .figures-grid {
      grid-template-columns: minmax(0, 1fr);
    }
    .figures-grid > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      column-gap: 1rem;
    }
  }
`;

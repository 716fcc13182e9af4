import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** Moves, time, verdict and number. */
export const statusStyles: CSSResult = css`
  .status {
    grid-area: status;
    display: flex;
    align-items: center;
    gap: 1rem;
    padding: 0 0.75rem 0.25rem;
    border-block-end: 1px solid var(--solitaire-rule);
    color: var(--solitaire-ink-2);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    min-inline-size: 0;
  }
  .figures {
    display: flex;
    gap: inherit;
  }
  .figures .own,
  .status .number {
    display: none;
  }
  .verdict {
    display: inline-flex;
    align-items: center;
    gap: 0.4375rem;
    margin-inline-start: auto;
  }
  /* A daily's head tells the day, not the number. Where there is no room for both, the verdict goes first. */
  .status .daily {
    display: block;
    margin-inline-start: auto;
  }
  .verdict + .daily {
    display: none;
  }
  /* As high as a finger, in a row that is lower. */
  button.verdict {
    position: relative;
  }
  button.verdict::before {
    content: "";
    position: absolute;
    inset: -1rem -0.5rem -0.8125rem;
  }
  .verdict .icon {
    inline-size: 1.0625rem;
    block-size: 1.0625rem;
  }
  .verdict.good {
    color: var(--solitaire-good);
  }
  .verdict.bad {
    color: var(--solitaire-bad);
  }
  /* Upright tablets: the same order, everything in sight. */
  @container table (width >= 37.5rem) {
    .status {
      gap: 1.375rem;
      padding: 0 1.875rem 0.375rem;
      font-size: 0.84375rem;
    }
    .figures .own {
      display: inline;
    }
    .verdict + .daily {
      display: block;
      margin-inline-start: 0;
    }
  }
  /* Wide: the tools stand in the head, the status at the foot. */
  @container table (width >= 60rem) {
    .status {
      display: grid;
      grid-template-columns: 1fr auto 1fr;
      padding: 0 1.5rem;
      border-block-start: 1px solid var(--solitaire-rule);
      border-block-end: 0;
    }
    .status .number {
      display: block;
      grid-column: 3;
      justify-self: end;
    }
    .verdict {
      grid-column: 2;
      margin: 0;
    }
  }
  /* Short phones and phones on their side: two lines in the head. */
  @container table ((20rem <= width < 37.5rem) and (height < 40rem)) or ((width >= 30rem) and (width < 60rem) and (height < 30rem)) {
    .status:not(.replay) {
      display: grid;
      grid-template-columns: auto;
      align-content: center;
      justify-items: end;
      gap: 0 0.75rem;
      padding: 0 0.75rem 0 0.25rem;
      line-height: 1.1875rem;
    }
    .figures .own,
    .status .number {
      display: none;
    }
    .verdict {
      grid-column: auto;
      gap: 0.25rem;
      margin: 0;
    }
  }
  @container table (width >= 30rem) and (width < 60rem) and (height < 30rem) {
    .status:not(.replay) {
      justify-items: start;
      padding-inline-start: 1.25rem;
    }
  }
`;

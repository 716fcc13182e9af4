import { css, type CSSResult } from "@lit/reactive-element";

/** A sentence over the foot of the table. */
export const noticeStyles: CSSResult = css`
  .notice {
    position: absolute;
    z-index: 30;
    inset-block-end: 4.75rem;
    inset-inline: 0.75rem;
    inline-size: fit-content;
    max-inline-size: calc(100% - 1.5rem);
    margin-inline: auto;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    column-gap: 0.5rem;
    padding: 0.25rem 0.375rem 0.25rem 1.125rem;
    border-radius: 10px;
    background: var(--solitaire-ink);
    color: var(--solitaire-chrome);
    box-shadow: var(--solitaire-sh-lift);
    font-size: 0.90625rem;
    line-height: 1.25rem;
  }
  .notice p {
    flex: 1 1 auto;
    padding-block: 0.5rem;
    /* As far from the edge as on the other side, where the actions stand below. */
    padding-inline-end: 0.75rem;
  }
  .notice div {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
  }
  .notice button {
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    border-radius: 6px;
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .notice button:focus-visible {
    outline-color: currentColor;
  }
  /* Where the foot is lower: wide tables, whose status stands there, short phones, and narrow tables. */
  @container table (width < 20rem) or (width >= 60rem) or ((width < 37.5rem) and (height < 40rem)) {
    .notice {
      inset-block-end: 4rem;
    }
  }
  /* What it covers on a phone can be scrolled above it. */
  @container table (width < 37.5rem) or (height < 30rem) {
    .page:has(+ .notice) .table {
      padding-block-end: 4.5rem;
    }
  }
  /* Phones on their side: one bar for all. */
  @container table (width >= 30rem) and (width < 60rem) and (height < 30rem) {
    .notice {
      inset-block-end: 0.75rem;
    }
  }
`;

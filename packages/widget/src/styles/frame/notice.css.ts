import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** A sentence over the head of the table, or over the foot of a wide one: where the status stands, and nothing is played. */
export const noticeStyles: CSSResult = css`
  .notice {
    position: absolute;
    z-index: 30;
    inset-block-start: 0.25rem;
    inset-inline: 0.375rem;
    inline-size: fit-content;
    max-inline-size: calc(100% - 0.75rem);
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
    /* Where it reaches over the felt, a press plays what lies there. */
    pointer-events: none;
  }
  .notice p {
    flex: 1;
    /* A short one, too, has the actions beside it. */
    min-inline-size: min(7.5rem, 60cqi);
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
    pointer-events: auto;
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
  /* Wide: over the status at the foot. */
  @container table (width >= 60rem) {
    .notice {
      inset-block: auto 0.125rem;
    }
  }
  /* Both buttons in a row. */
  @container table (width < 22.5rem) {
    .notice {
      padding-inline-start: 0.75rem;
      font-size: 0.8125rem;
    }
    .notice button {
      padding-inline: 0.5rem;
    }
  }
  /* Short: the buttons stand in the one bar of head and status, what has no room beside them below. */
  @container table (width < 60rem) and (height < 40rem) {
    .notice {
      flex-wrap: wrap-reverse;
      inset-block-start: 0.125rem;
      padding-block: 0;
    }
    /* A question is read before its answers. */
    .notice.asks {
      flex-wrap: wrap;
    }
    .notice p {
      padding-block: 0.125rem;
    }
  }
  /* Phones on their side: beside the tools. */
  @container table (30rem <= width < 60rem) and (height < 30rem) {
    .notice {
      max-inline-size: calc(100% - 17rem);
      margin-inline-start: 0;
      padding-inline-start: 0.75rem;
      font-size: 0.8125rem;
    }
    .notice button {
      padding-inline: 0.5rem;
    }
  }
  @container table (37.5rem <= width < 60rem) and (height < 30rem) {
    .notice {
      max-inline-size: calc(100% - 22rem);
    }
  }
`;

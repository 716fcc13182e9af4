import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The game's name and which deal it is. */
export const headStyles: CSSResult = css`
  .head {
    grid-area: head;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    padding-inline: 0.75rem;
    min-inline-size: 0;
    white-space: nowrap;
  }
  .title {
    display: flex;
    align-items: center;
    gap: 0.5625rem;
    min-inline-size: 0;
  }
  .name {
    position: relative;
    top: 0.07em;
    font: 400 1.3125rem/1.2 var(--solitaire-serif);
    letter-spacing: 0.005em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .which {
    display: flex;
    align-items: baseline;
    gap: 0.875rem;
    color: var(--solitaire-ink-2);
    font-size: 0.8125rem;
  }
  .which > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @container table (width < 37.5rem) {
    /* Where letters are wider than foreseen, the number goes below the name. */
    .head:not(:has(.long-name)) {
      flex-wrap: wrap;
      align-content: center;
      row-gap: 0;
    }
    .long-name {
      font-size: 1.0625rem;
      line-height: 1;
      white-space: normal;
    }
  }
  /* The longest number is cut before it leaves the name no room. */
  @container table (20rem <= width < 37.5rem) {
    .which {
      max-inline-size: 60%;
    }
  }
  /* The longest name, the date and the difficulty in one line. */
  @container table (width <= 21.5625rem) {
    .name {
      font-size: 1.125rem;
    }
    .which {
      gap: 0.375rem;
    }
  }
  /* Upright tablets: the same order, everything in sight. */
  @container table (width >= 37.5rem) {
    .head {
      padding-inline: 1.875rem;
    }
    /* Where letters are wider than foreseen, the date is cut, never the name. */
    .title {
      flex: none;
    }
    .name {
      font-size: 1.5625rem;
    }
    .which {
      min-inline-size: 0;
      font-size: 0.875rem;
    }
  }
  /* Wide: the tools stand in the head, the status at the foot. */
  @container table (width >= 60rem) {
    .head {
      justify-content: flex-start;
      gap: 1rem;
      padding-inline: 1.5rem 0.75rem;
      border-block-end: 1px solid var(--solitaire-rule);
    }
    .title {
      gap: 0.75rem;
    }
    .which {
      block-size: 1.75rem;
      align-items: center;
      padding-inline-start: 1rem;
      border-inline-start: 1px solid var(--solitaire-rule);
    }
  }
  @container table (60rem <= width < 100rem) {
    .long-name {
      inline-size: min-content;
      font-size: 1.125rem;
      line-height: 1;
      white-space: normal;
    }
  }
  /* Short phones and phones on their side: two lines, and the status beside them. */
  @container table ((20rem <= width < 37.5rem) and (height < 40rem)) or ((30rem <= width < 60rem) and (height < 30rem)) {
    .head {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-content: center;
      gap: 0 0.375rem;
      padding-inline: 0.75rem 0;
      border-block-end: 1px solid var(--solitaire-rule);
    }
    .title {
      display: contents;
    }
    .title .emblem {
      grid-row: 1 / 3;
    }
    .name {
      font-size: 1.125rem;
      line-height: 1.25rem;
    }
    .long-name {
      font-size: 0.9375rem;
      line-height: 1;
      white-space: normal;
    }
    .which {
      grid-column: 2;
      min-inline-size: 0;
      max-inline-size: none;
      gap: 0.625rem;
      font-size: 0.75rem;
      line-height: 1.0625rem;
    }
  }
  /* Phones on their side: no room for everything. */
  @container table (30rem <= width < 47.5rem) and (height < 30rem) {
    /* A long name takes two lines, and all three fit. */
    .name {
      font-size: 0.9375rem;
      line-height: 1;
      white-space: normal;
    }
  }
  /* The emblem alone says which game it is. Tools are as wide with larger letters, which leave the name its room then. */
  @container table (30rem <= width < 33.25rem) and (width < 600px) and (height < 30rem) {
    .name,
    .which {
      display: none;
    }
  }
`;

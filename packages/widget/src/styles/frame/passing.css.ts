import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** Why nothing came of an action, a sentence that goes by itself, and a question about cards: on bare felt where there is some. */
export const passingStyles: CSSResult = css`
  /* Over the bars it leaves moves and verdict in sight where they stand apart. */
  .notice:not(:has(button)) {
    padding-inline: 0.875rem 0.125rem;
    font-size: 0.8125rem;
    line-height: 1.0625rem;
  }
  .notice:not(:has(button)) p {
    min-inline-size: 0;
    padding-block: 0.125rem;
  }
  @container table (width >= 60rem) {
    .notice:not(:has(button)) {
      max-inline-size: calc(50% - 5rem);
      margin-inline-end: 0;
    }
  }
  @container table (width < 24.375rem) {
    .notice:not(:has(button)) {
      font-size: 0.75rem;
      line-height: 0.9375rem;
    }
  }
  /* Short phones and phones on their side: within the one bar. */
  @container table ((20rem <= width < 37.5rem) and (height < 40rem)) or ((width >= 30rem) and (width < 60rem) and (height < 30rem)) {
    .notice:not(:has(button)) {
      padding-inline: 0.75rem 0;
      font-size: 0.75rem;
      line-height: 0.9375rem;
    }
  }
  .notice.on-felt {
    inset: 0 auto auto 0;
    margin: 0;
  }
  /* A question: its answers in a row below it. */
  .notice.on-felt.asks {
    max-inline-size: 18rem;
    padding-block: 0.375rem 0.25rem;
  }
  .notice.on-felt:not(:has(button)) {
    max-inline-size: min(100% - 0.75rem, 40rem);
    padding: 0.25rem 0.125rem 0.25rem 0.875rem;
    font-size: 0.8125rem;
    line-height: 1.0625rem;
  }
  /* The smallest phones: two lines for any sentence; a question beside three columns. */
  @container table (width < 22.5rem) {
    .notice.on-felt.asks {
      max-inline-size: 13rem;
    }
    .notice.on-felt:not(:has(button)) {
      padding-inline: 0.75rem 0;
      font-size: 0.75rem;
      line-height: 0.9375rem;
    }
  }
`;

import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The calendar of daily deals. */
export const calendarStyles: CSSResult = css`
  .calendar > div {
    padding: 0.5rem 2rem 1.75rem;
  }
  .turns {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  .turns h3 {
    font-size: 1.25rem;
  }
  .turn .tip {
    inset-inline-start: 0;
  }
  .turn:last-child .tip {
    inset-inline: auto 0;
  }
  .turn[aria-disabled="true"] {
    cursor: default;
  }
  .turn[aria-disabled="true"] > svg {
    opacity: 0.38;
  }
  .days {
    inline-size: 100%;
    margin-block-start: 0.25rem;
    border-collapse: collapse;
    table-layout: fixed;
  }
  .days th {
    padding: 0.25rem 0;
    border-block-end: 1px solid var(--solitaire-rule);
    font: 400 0.75rem/1rem var(--solitaire-sans);
    color: var(--solitaire-ink-2);
  }
  .days td {
    block-size: 3.25rem;
    padding: 0;
    vertical-align: top;
  }
  .day {
    position: relative;
    inline-size: 100%;
    min-block-size: 3.25rem;
    padding-block-start: 0.5rem;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 0.125rem;
    border-radius: 8px;
    font: 400 1.0625rem/1.25rem var(--solitaire-serif);
    font-variant-numeric: lining-nums tabular-nums;
  }
  span.day {
    opacity: 0.38;
  }
  .day .icon,
  .legend .icon {
    inline-size: 1rem;
    block-size: 1rem;
    color: var(--solitaire-good);
  }
  .won .icon {
    fill: currentColor;
  }
  .begun .icon {
    color: var(--solitaire-ink-2);
  }
  .day.today {
    background: var(--solitaire-chrome-2);
    font-weight: 500;
  }
  .day.shown {
    box-shadow: inset 0 0 0 2px var(--solitaire-accent);
  }
  /* Days in a row hang on one line. */
  .after-win::before,
  .before-win::after {
    content: "";
    position: absolute;
    inset-block-start: 2.34375rem;
    inset-inline-start: 0;
    inline-size: calc(50% - 0.625rem);
    block-size: 1px;
    background: var(--solitaire-good);
    opacity: 0.5;
  }
  .before-win::after {
    inset-inline-start: calc(50% + 0.625rem);
  }
  @media (hover: hover) {
    button.day:hover,
    .turn:hover {
      background: var(--solitaire-chrome-2);
    }
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    padding-block: 0.625rem 0.75rem;
    border-block-end: 1px solid var(--solitaire-rule);
    font-size: 0.8125rem;
    color: var(--solitaire-ink-2);
  }
  .legend span {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  .run {
    margin-block-start: 0.875rem;
    font-size: 0.9375rem;
    color: var(--solitaire-ink-2);
  }
  .calendar .small {
    margin-block-start: 0.25rem;
  }
  @container dialog (width < 30rem) {
    .calendar > div {
      /* Seven days of 44 px fit 320 px. */
      padding: 0 clamp(6px, (100cqi - 308px) / 2, 18px) 1.25rem;
    }
    .calendar > div > p {
      margin-inline: calc(18px - clamp(6px, (100cqi - 308px) / 2, 18px));
    }
    .days td {
      block-size: 2.875rem;
    }
    .day {
      min-block-size: 2.875rem;
      padding-block-start: 0.3125rem;
      gap: 0;
    }
    .after-win::before,
    .before-win::after {
      inset-block-start: 2rem;
    }
  }
`;

import { css, type CSSResult } from "lit";

/** What is written on the felt. */
export const captionStyles: CSSResult = css`
  .caption {
    position: absolute;
    left: 0;
    top: 0;
    pointer-events: none;
    cursor: default;
    font: italic 400 0.875rem/1rem var(--solitaire-serif);
    letter-spacing: 0.01em;
    white-space: pre;
    color: var(--solitaire-felt-ink-2);
  }
  .caption b {
    font-weight: 400;
    font-style: normal;
    color: var(--solitaire-felt-ink);
  }
  .caption svg {
    height: 1rem;
    margin: 0 0 -0.1em 0.4em;
    overflow: visible;
    color: var(--solitaire-felt-ink);
    --pen: 2.1;
  }
  .middle {
    transform: translateX(-50%);
  }
  .end {
    transform: translateX(-100%);
  }
  .count {
    font: 500 0.6875rem/0.875rem var(--solitaire-sans);
    font-variant-numeric: tabular-nums;
  }
  .phase {
    font: 400 1.5625rem/1.875rem var(--solitaire-serif);
    color: var(--solitaire-felt-ink);
  }
  .caption.progress,
  .word {
    font-size: 0.9375rem;
    line-height: 1.25rem;
  }
  .word b {
    margin-left: 0.5em;
    font-size: 1rem;
    line-height: 1;
  }
  .noir,
  .rouge {
    font: 400 1.375rem/1.625rem var(--solitaire-serif);
    color: var(--solitaire-felt-ink);
  }
  .rouge {
    color: var(--solitaire-rouge);
  }
  .phone .caption {
    font-size: 0.8125rem;
    line-height: 0.9375rem;
  }
  .phone .word {
    line-height: 1.0625rem;
  }
  .phone .word b {
    font-size: 0.875rem;
  }
  .phone .caption svg {
    height: 0.8125rem;
  }
  .phone .count {
    font-size: 0.6875rem;
    line-height: 0.75rem;
  }
`;

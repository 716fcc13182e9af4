import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** What is written on the felt. */
export const captionStyles: CSSResult = css`
  .caption {
    position: absolute;
    left: 0;
    top: 0;
    pointer-events: none;
    cursor: default;
    font: italic 400 14px/16px var(--solitaire-serif);
    letter-spacing: 0.01em;
    white-space: pre;
    transform-origin: 0 0;
    scale: var(--letters);
    color: var(--solitaire-felt-ink-2);
  }
  .caption b {
    font-weight: 400;
    font-style: normal;
    color: var(--solitaire-felt-ink);
  }
  .caption svg {
    height: 16px;
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
    font: 500 11px/14px var(--solitaire-sans);
    font-variant-numeric: tabular-nums;
  }
  .phase {
    font: 400 25px/30px var(--solitaire-serif);
    color: var(--solitaire-felt-ink);
  }
  .caption.progress,
  .word {
    font-size: 15px;
    line-height: 20px;
  }
  .word b {
    margin-left: 0.5em;
    font-size: 16px;
    line-height: 1;
  }
  .noir,
  .rouge {
    font: 400 22px/26px var(--solitaire-serif);
    color: var(--solitaire-felt-ink);
  }
  .rouge {
    color: var(--solitaire-rouge);
  }
  .phone .caption {
    font-size: 13px;
    line-height: 15px;
  }
  .phone .word {
    line-height: 17px;
  }
  .phone .word b {
    font-size: 14px;
  }
  .phone .caption svg {
    height: 13px;
    margin-left: 0.25em;
  }
  .phone .count {
    font-size: 11px;
    line-height: 12px;
  }
`;

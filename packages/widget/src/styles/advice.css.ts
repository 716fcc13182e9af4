import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** Hints on the table, and the verdict in the status line. */
export const adviceStyles: CSSResult = css`
  .hint {
    position: absolute;
    left: 0;
    top: 0;
    z-index: 95;
    box-sizing: border-box;
    pointer-events: none;
  }
  .hint,
  .beyond-1,
  .beyond-2 {
    animation: hint-1 900ms ease-in-out 2;
  }
  .hint-2,
  .beyond-2 {
    animation-name: hint-2;
  }
  .hint::before {
    content: "";
    position: absolute;
    inset: -5.5px;
    border: 2.5px dashed var(--solitaire-accent);
    border-radius: calc(var(--r) + 4px);
  }
  .hint b {
    position: absolute;
    top: -11px;
    right: calc(-1 * var(--out));
    min-width: 20px;
    height: 20px;
    padding: 0 5px;
    box-sizing: border-box;
    border-radius: 10px;
    background: var(--solitaire-accent);
    color: var(--solitaire-chrome);
    font: 500 0.75rem/1.25rem var(--solitaire-sans);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  /* Below words. */
  .hint.low b {
    top: auto;
    bottom: -11px;
  }
  /* Small cards stand close and have their indices at the top from edge to edge: a corner below is bare. */
  .hint.small b {
    top: auto;
    right: 0;
    bottom: -8px;
    min-width: 16px;
    height: 16px;
    padding: 0 4px;
    font-size: 0.6875rem;
    line-height: 1rem;
  }
  /* What was to be taken is in the hand: what matters now is where it goes. */
  .board:has(.advised:is(.selected, .held)) :is(.hint-1, .beyond-1) {
    visibility: hidden;
  }
  .choice.hinted {
    outline: 2.5px dashed var(--solitaire-accent);
    outline-offset: 2px;
  }
  @keyframes hint-1 {
    from {
      opacity: 0;
    }
    40% {
      opacity: 1;
    }
  }
  @keyframes hint-2 {
    from,
    50% {
      opacity: 0;
    }
    90% {
      opacity: 1;
    }
  }
  :host(:state(motion-off)) :is(.hint, .beyond) {
    animation: none;
  }

  /* What is known soon is not said to be unknown first. */
  .pending {
    animation: appear 60ms linear 400ms backwards;
  }
  .opens {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* As high as a finger, in a row that is lower. */
  .opens::before,
  .return::before {
    content: "";
    position: absolute;
    inset: -1rem -0.375rem -0.8125rem;
  }
  .return {
    position: relative;
    display: none;
    margin-inline-start: 0.5rem;
    color: var(--solitaire-ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .opens:focus-visible,
  .return:focus-visible {
    outline: 3px solid var(--solitaire-focus);
    outline-offset: 1px;
    border-radius: 2px;
  }
  @container table (width >= 37.5rem) and (height >= 30rem) {
    .return {
      display: inline;
    }
    .opens {
      text-decoration: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .hint,
    .beyond {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .hint::before {
      border-color: Highlight;
    }
    .hint b {
      background: CanvasText;
      color: Canvas;
    }
  }
`;

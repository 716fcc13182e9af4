import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The mark at the foot of a felt that scrolls, and signs at its edges. */
export const moreStyles: CSSResult = css`
  .more {
    position: absolute;
    inset: 0;
    z-index: 96;
    display: flex;
    align-items: flex-end;
    pointer-events: none;
    transition: opacity 80ms linear;
  }
  .more div {
    position: sticky;
    bottom: 2px;
    width: 44px;
    height: 44px;
    margin-left: var(--x);
    pointer-events: auto;
    cursor: pointer;
  }
  .more div::before {
    content: "";
    position: absolute;
    inset: 7px;
    border: 1px solid var(--solitaire-rule);
    border-radius: 50%;
    background: var(--solitaire-chrome);
    box-shadow: var(--solitaire-sh-hover);
  }
  .more div::after {
    content: "";
    position: absolute;
    inset: 14px 17px 20px;
    border: solid var(--solitaire-ink);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  .more i {
    position: absolute;
    height: 1px;
    width: 1px;
  }
  .ends,
  .gives-way {
    opacity: 0;
  }
  :is(.ends, .gives-way) div {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    .more div::before {
      border-color: ButtonBorder;
    }
  }
  /* Signs of what is out of sight: the numbers of a hint, where cards may go. As high as the board; the sign sticks to the edge of what shows of it. */
  .beyond,
  .away {
    position: absolute;
    inset: 0;
    z-index: 97;
    /* A hint's comes and goes with its ring, whose motion would begin anew with its display. */
    visibility: hidden;
    pointer-events: none;
  }
  .above,
  .below {
    visibility: visible;
  }
  /* It would stand below, at what it is a sign of, if it did not stick. */
  .beyond::before,
  .away::before {
    content: "";
    display: block;
    height: var(--y);
  }
  .beyond b,
  .away b {
    position: sticky;
    top: 4px;
    bottom: 4px;
    display: block;
    width: fit-content;
    min-width: 20px;
    height: 20px;
    padding: 0 5px;
    margin-left: var(--x);
    translate: -50%;
    box-sizing: border-box;
    border-radius: 10px;
    background: var(--solitaire-accent);
    color: var(--solitaire-chrome);
    font: 500 0.75rem/1.25rem var(--solitaire-sans);
    text-align: center;
  }
  .away b {
    background: var(--solitaire-target);
  }
  .above b::after {
    content: " ↑";
  }
  .below b::after {
    content: " ↓";
  }
  @media (forced-colors: active) {
    .beyond b {
      background: CanvasText;
      color: Canvas;
    }
    .away b {
      background: Highlight;
      color: HighlightText;
    }
  }
`;

import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** Looks into piles, and columns with narrow strips: their cards lie once more beside them on a tray. */
export const peekStyles: CSSResult = css`
  .peek {
    position: absolute;
    z-index: 1000;
    pointer-events: none;
  }
  /* In a strip that is narrower than an index this lies at the card's edge. */
  .covered:not(.down) .face:not(.was) {
    position: relative;
    top: clamp(var(--w) * -0.07, var(--strip) - var(--w) * var(--index, 0.34), 0px);
  }
  .small {
    --index: 0.62;
  }
  .tray {
    border-radius: 1px;
    background: var(--solitaire-felt-2);
    box-shadow:
      0 0 0 6px var(--solitaire-felt-2),
      0 0 0 7px var(--solitaire-felt-line),
      var(--solitaire-sh-lift);
    animation: appear 80ms linear;
  }
  /* The card that the pointer or the focus is on. */
  .tray .pulled {
    transform: translateX(-5px);
  }
`;

import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The board itself and what is engraved on the felt. */
export const engravingStyles: CSSResult = css`
  .board {
    position: relative;
    width: var(--table-w);
    height: var(--table-h);
    min-width: 100%;
    direction: ltr;
    color: var(--solitaire-felt-ink);
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
    forced-color-adjust: none;
    isolation: isolate;
    contain: layout style;
    overflow: clip;
  }
  .symbols {
    position: absolute;
  }
  .engraving {
    position: absolute;
    inset: 0;
    fill: none;
    stroke: var(--solitaire-engrave);
    pointer-events: none;
  }
  .engraving.mirrored {
    transform: scaleX(-1);
  }
  .engraving .progress {
    stroke: var(--solitaire-felt-ink-2);
    stroke-width: 2;
    stroke-linecap: round;
  }
`;

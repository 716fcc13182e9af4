import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** What is drawn on cards. Selectors do not reach into what `<use>` shows; weights and colours go in by inheritance. */
export const deckStyles: CSSResult = css`
  .small {
    --pen: 2.4;
    --line: 1.4;
  }
  .suit-0 {
    color: var(--solitaire-clubs);
  }
  .suit-1,
  .two .suit-0 {
    color: var(--solitaire-spades);
  }
  .suit-2,
  .two .suit-3 {
    color: var(--solitaire-hearts);
  }
  .suit-3 {
    color: var(--solitaire-diamonds);
  }
  .glyph {
    fill: none;
    stroke: currentColor;
    stroke-width: var(--pen, 2.25);
    stroke-miterlimit: 2.4;
  }
  .hat {
    fill: var(--solitaire-gear);
    stroke: var(--solitaire-paper);
    stroke-width: 2.6;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .slit {
    fill: none;
    stroke: var(--slit, var(--solitaire-paper));
    stroke-width: 1.7;
  }
  .halo-art {
    fill: none;
    stroke: var(--solitaire-gear);
    stroke-width: 1.15;
    opacity: 0.62;
  }
  .gold {
    fill: var(--solitaire-gear);
    stroke: none;
  }
  .moon {
    fill: var(--solitaire-gear);
    stroke: none;
    opacity: 0.38;
  }
  .back {
    fill: var(--solitaire-back);
  }
  .line {
    fill: none;
    stroke: var(--solitaire-back-line);
    stroke-width: var(--line, 0.8);
    opacity: 0.72;
  }
  .lattice {
    fill: none;
    stroke: var(--solitaire-back-line);
    stroke-width: 0.7;
    opacity: 0.3;
  }
  .star {
    fill: var(--solitaire-back-line);
    opacity: 0.9;
  }
  @media (forced-colors: active) {
    /* Red suits have a line under their index. */
    .suit-2:not(.down)::before,
    .suit-3:not(.down)::before {
      content: "";
      position: absolute;
      left: 8%;
      top: 25%;
      width: 16%;
      border-top: 1.5px solid CanvasText;
    }
    .small .suit-2:not(.down)::before,
    .small .suit-3:not(.down)::before {
      top: 44%;
      width: 26%;
    }
  }
`;

import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** How many moves wins have, as a picture. */
export const chartStyles: CSSResult = css`
  .star-chart {
    display: block;
    inline-size: 100%;
    margin-block-start: 0.75rem;
    fill: none;
    stroke: var(--solitaire-rule-2);
    stroke-width: 1.2;
  }
  .star-chart .ring {
    fill: var(--solitaire-chrome);
  }
  .star-chart .own {
    stroke: var(--solitaire-accent);
    stroke-width: 1.8;
  }
  .star-chart .ring.own {
    fill: var(--solitaire-accent);
  }
  .star-chart .par {
    stroke-dasharray: 1.5 3;
  }
  .star-chart text {
    fill: var(--solitaire-ink-2);
    stroke: none;
    font: 400 11.5px var(--solitaire-sans);
    font-variant-numeric: tabular-nums;
  }
  /* Stems behind it leave room for it. */
  .star-chart .you {
    fill: var(--solitaire-ink);
    stroke: var(--solitaire-chrome);
    stroke-width: 4;
    paint-order: stroke;
  }
  @media (max-width: 480px) {
    .star-chart text {
      font-size: 14px;
    }
  }
`;

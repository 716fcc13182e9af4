import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** Empty places. */
export const placeStyles: CSSResult = css`
  .slot {
    display: grid;
    place-items: center;
    background: none;
    border: 1.5px solid var(--solitaire-felt-line);
    color: var(--solitaire-felt-line);
    box-shadow: var(--ring);
    --pen: 1.9;
    --slit: currentColor;
  }
  .small .slot {
    border-width: 1px;
  }
  .never {
    border-style: dotted;
  }
  .none {
    visibility: hidden;
  }
  .closed {
    border-color: var(--solitaire-engrave);
  }
  .mark {
    width: 46%;
    max-height: 80%;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.1;
    pointer-events: none;
  }
  .mark-rank {
    width: auto;
    height: 24%;
  }
  .mark-crown {
    width: 60%;
    stroke-width: 1.6;
  }
  .mark-way {
    width: 50%;
  }
  .small .mark-way {
    width: 62%;
  }
  .mark-flat {
    width: auto;
    height: 72%;
    max-width: 92%;
  }
  .mark-redeal {
    width: 40%;
    stroke-width: 1.5;
  }
  .black {
    color: var(--solitaire-felt-ink-2);
  }
  .red {
    color: var(--solitaire-rouge);
  }
`;

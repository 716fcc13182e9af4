import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";
import { tip } from "./tip.css.js";

/** The button beside the stock. */
export const nextStyles: CSSResult = css`
  .next {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: var(--w);
    block-size: var(--h);
    transform: translate(var(--x), var(--y));
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    border: 1px solid var(--solitaire-felt-line);
    border-radius: 8px;
    color: var(--solitaire-felt-ink);
    font-weight: 500;
    white-space: nowrap;
    container-type: inline-size;
  }
  @container table (width <= 21.5625rem) {
    .next {
      gap: 0.375rem;
      font-size: 0.8125rem;
    }
  }
  @container (width <= 7.5rem) {
    .next .label {
      ${tip}
      /* Towards the middle: the button may stand at the table's edge. */
      inset-inline-end: 0;
      white-space: normal;
      text-align: center;
    }
    :host(:state(mirrored-on)) .next .label {
      inset-inline: 0 auto;
    }
  }
`;

import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** Cards at rest, and the piles that they make. */
export const cardStyles: CSSResult = css`
  .card,
  .slot,
  .ghost,
  .halo {
    position: absolute;
    left: 0;
    top: 0;
    box-sizing: border-box;
    width: var(--w);
    height: var(--h);
    border-radius: var(--r);
    outline: none;
    --hair: 0.5px;
    --ring: 0 0 #0000;
    --stack: 0 0 #0000;
  }
  .card {
    background: var(--solitaire-paper);
    --shade: var(--solitaire-sh-card);
    box-shadow:
      var(--ring),
      0 0 0 var(--hair) var(--solitaire-edge),
      var(--stack),
      var(--shade);
    cursor: pointer;
    /* One finger carries; two zoom, or who has zoomed in would find no way out between the cards. */
    touch-action: pinch-zoom;
    transition: transform 90ms ease-out;
  }
  .face {
    display: block;
    width: 100%;
    height: 100%;
    fill: currentColor;
    border-radius: inherit;
    pointer-events: none;
  }
  .was {
    position: absolute;
    inset: 0;
    background: var(--solitaire-paper);
  }
  .fanned {
    --shade: var(--solitaire-sh-fan);
  }
  /* Until the card above has landed. */
  .covered .art {
    visibility: hidden;
    transition: visibility 0s 300ms;
  }
  /* On their way cards cast the shadow of lifted ones. */
  .flying {
    --shade: var(--solitaire-sh-hover);
  }
  /* Whole on its way, and while those that lay on it are in the hand. */
  :is(.flying, .bared) .art {
    visibility: visible;
    transition: none;
  }
  .edges-1 {
    --stack: 0 2px var(--solitaire-paper), 0 2px 0 var(--hair) var(--solitaire-edge);
  }
  .edges-2 {
    --stack:
      0 2px var(--solitaire-paper), 0 2px 0 var(--hair) var(--solitaire-edge), 0 4px var(--solitaire-paper),
      0 4px 0 var(--hair) var(--solitaire-edge), 0 5px 5px rgb(20 35 28 / 0.2);
  }
  .edges-3 {
    --stack:
      0 2px var(--solitaire-paper), 0 2px 0 var(--hair) var(--solitaire-edge), 0 4px var(--solitaire-paper),
      0 4px 0 var(--hair) var(--solitaire-edge), 0 6px var(--solitaire-paper),
      0 6px 0 var(--hair) var(--solitaire-edge), 0 7px 6px rgb(20 35 28 / 0.22);
  }
  .beak {
    position: absolute;
    right: 15%;
    top: 0;
    width: 20px;
    height: 10px;
    fill: var(--solitaire-gear);
    pointer-events: none;
  }
  .way {
    position: absolute;
    left: 4%;
    bottom: 5%;
    width: 12%;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    pointer-events: none;
  }
  .small .way {
    bottom: 4%;
    width: 16%;
  }
  .turned-left {
    rotate: -90deg;
  }
  .turned-right {
    rotate: 90deg;
  }
`;

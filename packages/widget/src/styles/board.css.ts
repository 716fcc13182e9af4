import { css, type CSSResult } from "lit";

/** The board: places, cards, captions, and every state that they can be in. No state is told by colour alone. */
export const boardStyles: CSSResult = css`
  .board {
    position: relative;
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
  .peek {
    position: absolute;
    z-index: 1000;
    pointer-events: none;
  }
  .engraving {
    position: absolute;
    inset: 0;
    fill: none;
    stroke: var(--solitaire-engrave);
    pointer-events: none;
  }
  .engraving .progress {
    stroke: var(--solitaire-felt-ink-2);
    stroke-width: 2;
    stroke-linecap: round;
  }
  .celebration {
    stroke: var(--solitaire-accent);
    stroke-width: 2;
    stroke-dasharray: 1;
  }

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
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: var(--r);
    font: inherit;
    outline: none;
    --ring: 0 0 #0000;
    --stack: 0 0 #0000;
  }
  .card {
    background: var(--solitaire-paper);
    --shade: var(--solitaire-sh-card);
    box-shadow:
      var(--ring),
      0 0 0 0.5px var(--solitaire-edge),
      var(--stack),
      var(--shade);
    cursor: pointer;
    touch-action: none;
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
  .edges-1 {
    --stack: 0 2px var(--solitaire-paper), 0 2px 0 0.5px var(--solitaire-edge);
  }
  .edges-2 {
    --stack:
      0 2px var(--solitaire-paper), 0 2px 0 0.5px var(--solitaire-edge), 0 4px var(--solitaire-paper),
      0 4px 0 0.5px var(--solitaire-edge), 0 5px 5px rgb(20 35 28 / 0.2);
  }
  .edges-3 {
    --stack:
      0 2px var(--solitaire-paper), 0 2px 0 0.5px var(--solitaire-edge), 0 4px var(--solitaire-paper),
      0 4px 0 0.5px var(--solitaire-edge), 0 6px var(--solitaire-paper), 0 6px 0 0.5px var(--solitaire-edge),
      0 7px 6px rgb(20 35 28 / 0.22);
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

  /* Selectors do not reach into what <use> shows; weights and colours go in by inheritance. */
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

  @media (hover: hover) and (pointer: fine) and (forced-colors: none) {
    .card:not(.covered):hover {
      transform: translateY(-2px);
      --shade: var(--solitaire-sh-hover);
    }
    /* Keeps the pointer over a card that has just moved up under it. */
    .card:not(.covered):hover::before {
      content: "";
      position: absolute;
      inset: 100% 0 -2px;
    }
  }
  .target {
    --ring:
      0 0 0 var(--solitaire-gap) var(--solitaire-focus-gap),
      0 0 0 calc(2.5px + var(--solitaire-gap)) var(--solitaire-target);
  }
  .target::after {
    content: "";
    position: absolute;
    left: 50%;
    bottom: -7px;
    width: 11px;
    height: 11px;
    margin-left: -5.5px;
    border-radius: 50%;
    background: var(--solitaire-target);
    box-shadow: 0 0 0 2.5px var(--solitaire-felt-1);
    animation: appear 80ms linear;
  }
  .slot.target {
    --solitaire-gap: 0px;
    border-color: transparent;
    background: var(--solitaire-tint);
  }
  .over {
    --ring:
      0 0 0 var(--solitaire-gap) var(--solitaire-focus-gap),
      0 0 0 calc(4px + var(--solitaire-gap)) var(--solitaire-target),
      0 0 0 calc(10px + var(--solitaire-gap)) var(--solitaire-halo);
  }
  .card:focus-visible,
  .slot:focus-visible {
    outline: 3px solid var(--solitaire-focus);
    outline-offset: 2px;
    --ring: 0 0 0 2px var(--solitaire-focus-gap);
  }
  .selected,
  .card.selected:hover {
    transform: translateY(-6px);
  }
  .halo {
    pointer-events: none;
    box-shadow: var(--ring), var(--solitaire-sh-lift);
    transition: opacity 80ms linear;
  }
  .halo.ring {
    --ring:
      0 0 0 var(--solitaire-gap) var(--solitaire-focus-gap),
      0 0 0 calc(3px + var(--solitaire-gap)) var(--solitaire-accent);
  }
  .held {
    --shade: var(--solitaire-sh-fan);
    rotate: 1.6deg;
    will-change: translate;
    cursor: grabbing;
    transition: rotate 90ms ease-out;
  }
  .ghost {
    border: 1.5px dashed var(--solitaire-felt-line);
    pointer-events: none;
  }
  .turned {
    rotate: -90deg;
  }

  .caption {
    position: absolute;
    left: 0;
    top: 0;
    pointer-events: none;
    cursor: default;
    font: italic 400 0.875rem/1rem var(--solitaire-serif);
    letter-spacing: 0.01em;
    white-space: pre;
    color: var(--solitaire-felt-ink-2);
  }
  .caption b {
    font-weight: 400;
    font-style: normal;
    color: var(--solitaire-felt-ink);
  }
  .caption svg {
    height: 1rem;
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
    font: 500 0.6875rem/0.875rem var(--solitaire-sans);
    font-variant-numeric: tabular-nums;
  }
  .phase {
    font: 400 1.5625rem/1.875rem var(--solitaire-serif);
    color: var(--solitaire-felt-ink);
  }
  .caption.progress,
  .word {
    font-size: 0.9375rem;
    line-height: 1.25rem;
  }
  .word b {
    margin-left: 0.5em;
    font-size: 1rem;
    line-height: 1;
  }
  .noir,
  .rouge {
    font: 400 1.375rem/1.625rem var(--solitaire-serif);
    color: var(--solitaire-felt-ink);
  }
  .rouge {
    color: var(--solitaire-rouge);
  }
  .phone .caption {
    font-size: 0.8125rem;
    line-height: 0.9375rem;
  }
  .phone .word {
    line-height: 1.0625rem;
  }
  .phone .word b {
    font-size: 0.875rem;
  }
  .phone .caption svg {
    height: 0.8125rem;
  }
  .phone .count {
    font-size: 0.65625rem;
    line-height: 0.75rem;
  }

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .card {
      transition: none;
    }
    .held {
      rotate: none;
    }
  }
  @media (forced-colors: active) {
    .target {
      outline: 2px dashed Highlight;
      outline-offset: 1px;
    }
    .over {
      outline: 4px solid Highlight;
    }
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

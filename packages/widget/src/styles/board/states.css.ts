import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** Every state that cards and places can be in. None is told by colour alone. */
export const stateStyles: CSSResult = css`
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
  .landing {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    pointer-events: none;
    box-shadow:
      0 0 0 var(--solitaire-gap) var(--solitaire-focus-gap),
      0 0 0 calc(2.5px + var(--solitaire-gap)) var(--solitaire-target);
    animation: appear 80ms linear;
  }
  .landing::after {
    content: "";
    position: absolute;
    left: calc(50% - 5.5px);
    bottom: -7px;
    width: 11px;
    height: 11px;
    border-radius: 50%;
    background: var(--solitaire-target);
    box-shadow: 0 0 0 2.5px var(--solitaire-felt-1);
  }
  /* On the lower edge of a card that lies on its side, too. */
  :is(.turned-left, .turned-right) .landing::after {
    left: -7px;
    bottom: calc(50% - 5.5px);
  }
  .turned-right .landing::after {
    left: auto;
    right: -7px;
  }
  .slot.target {
    --solitaire-gap: 0px;
    border-color: transparent;
    background: var(--solitaire-tint);
  }
  .slot .landing {
    inset: -1.5px;
  }
  .small .slot .landing {
    inset: -1px;
  }
  .over .landing {
    box-shadow:
      0 0 0 var(--solitaire-gap) var(--solitaire-focus-gap),
      0 0 0 calc(4px + var(--solitaire-gap)) var(--solitaire-target),
      0 0 0 calc(10px + var(--solitaire-gap)) var(--solitaire-halo);
  }
  .card,
  .slot {
    scroll-margin: 8px;
  }
  /* Only a pointer gives it the focus, and the first key hands it on to a card. */
  .board {
    outline: none;
  }
  .card:focus-visible,
  .slot:focus-visible {
    outline: 3px solid var(--solitaire-focus);
    outline-offset: 2px;
    --ring: 0 0 0 2px var(--solitaire-focus-gap);
  }
  /* Round what shows of it: the card above would lie over the rest of the ring. */
  .covered:not(.flying, .bared):focus-visible {
    outline: none;
    --ring: 0 0 #0000;
  }
  .covered:not(.flying, .bared):focus-visible::after {
    content: "";
    position: absolute;
    inset: -3px -3px auto;
    height: var(--strip);
    box-sizing: content-box;
    border: 3px solid var(--solitaire-focus);
    border-bottom-width: 0;
    box-shadow:
      inset 0 -3px var(--solitaire-focus),
      inset 0 -5px var(--solitaire-focus-gap),
      inset 0 0 0 2px var(--solitaire-focus-gap);
    border-radius: calc(var(--r) + 3px) calc(var(--r) + 3px) 0 0;
    pointer-events: none;
  }
  .selected,
  .card.selected:hover {
    transform: translateY(-6px);
  }
  .halo {
    pointer-events: none;
    box-shadow: var(--ring), var(--solitaire-sh-lift);
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
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  :host(:state(motion-off)) .card {
    transition: none;
  }
  :host(:state(motion-off)) .held {
    rotate: none;
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
    .card {
      --hair: 1px;
    }
    .landing,
    .over .landing {
      box-shadow: none;
    }
    .target {
      outline: 2px dashed Highlight;
      outline-offset: 1px;
    }
    .over {
      outline: 4px solid Highlight;
    }
    /* Nothing casts a shadow: what is carried has a frame. */
    .halo:not(.ring) {
      outline: 2px solid CanvasText;
    }
  }
`;

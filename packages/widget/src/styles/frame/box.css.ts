import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The element's box, what everything in it shares, and where its parts stand, for every width. */
export const boxStyles: CSSResult = css`
  :host {
    display: block;
    position: relative;
    /* What is in a container for queries gives it no width: it takes that of what it stands in, within its margins. */
    container-type: inline-size;
    inline-size: 100%;
    inline-size: -moz-available;
    inline-size: -webkit-fill-available;
    inline-size: stretch;
    min-inline-size: 0;
    /* Where that would be as wide as its content, this counts as the content. */
    contain-intrinsic-inline-size: min(60rem, 90vw);
    overflow: clip;
    /* As its language is read. */
    direction: ltr;
  }
  :host([hidden]) {
    display: none;
  }
  :host(:state(colours-two)) {
    --solitaire-clubs: var(--solitaire-spades);
    --solitaire-diamonds: var(--solitaire-hearts);
  }
  :host(:state(colours-four)) .two .suit-0 {
    color: var(--solitaire-clubs);
  }
  :host(:state(colours-four)) .two .suit-3 {
    color: var(--solitaire-diamonds);
  }
  /* The element's height where the page gives none. It follows from the width and the screen, so nothing shifts. */
  .sizer {
    block-size: min(205cqi, max(22rem, 100svh));
  }
  @container (width >= 37.5rem) {
    .sizer {
      block-size: min(133cqi, max(22rem, 100svh));
    }
  }
  @container (width >= 60rem) {
    .sizer {
      block-size: min(72cqi, max(22rem, 100svh));
    }
  }
  .frame,
  .frame * {
    box-sizing: border-box;
  }
  .frame {
    position: absolute;
    inset: 0;
    container: table / size;
    color: var(--solitaire-ink);
    background: var(--solitaire-chrome);
    font: 400 0.875rem/1.45 var(--solitaire-sans);
    -webkit-font-smoothing: antialiased;
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }
  .page {
    block-size: 100%;
    display: grid;
    grid: "head" 3rem "status" 1.75rem "felt" minmax(0, 1fr) "tools" 3.75rem / minmax(0, 1fr);
  }
  p {
    margin: 0;
  }
  b {
    font-weight: 500;
    color: var(--solitaire-ink);
  }
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
    background: none;
    border: 0;
    margin: 0;
    padding: 0;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  /* Weighs nothing: cards have rings of their own. */
  :where(button:focus-visible) {
    outline: 3px solid var(--solitaire-focus);
    outline-offset: -3px;
  }
  .icon,
  .emblem {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Plain selectors: those with an ancestor do not reach into what <use> shows. */
  .solid {
    fill: currentColor;
    stroke: none;
  }
  .emblem {
    inline-size: 1.4375rem;
    block-size: 1.4375rem;
    stroke-width: 1.5;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* Upright tablets: the same order, everything in sight. */
  @container table (width >= 37.5rem) {
    .page {
      grid: "head" 3.5rem "status" 2rem "felt" minmax(0, 1fr) "tools" 3.75rem / minmax(0, 1fr);
    }
    .emblem {
      inline-size: 1.625rem;
      block-size: 1.625rem;
    }
  }
  /* Wide: the tools stand in the head, the status at the foot. */
  @container table (width >= 60rem) {
    .page {
      grid: "head tools" 3.75rem "felt felt" minmax(0, 1fr) "status status" 2.5rem / minmax(0, 1fr) auto;
    }
  }
  /* Short phones: the status stands in the head. */
  @container table (20rem <= width < 37.5rem) and (height < 40rem) {
    .page {
      grid: "head status" 3rem "felt felt" minmax(0, 1fr) "tools tools" 3.25rem / minmax(0, 1fr) auto;
    }
  }
  /* Narrow, or a phone with large letters: head and status take the lines that they need. */
  @container table (width < 20rem) {
    .page {
      grid: "head" minmax(2.5rem, auto) "status" minmax(2.5rem, auto) "felt" minmax(7rem, 1fr) "tools" 3.25rem / minmax(
          0,
          1fr
        );
      overflow: hidden auto;
    }
  }
  /* Phones on their side: one bar for all. The name has what tools and status leave it. */
  @container table (30rem <= width < 60rem) and (height < 30rem) {
    .page {
      grid: "head status tools" 3rem "felt felt felt" minmax(0, 1fr) / minmax(0, max-content) minmax(9.25rem, 1fr) auto;
    }
  }
`;

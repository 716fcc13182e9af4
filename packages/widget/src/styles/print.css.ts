import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/**
 * On paper. The cards lie as on the screen, since nothing lays them out anew for a page: all of them together are made
 * as small as the page asks for, and stay together where they go on one page. What can be pressed is left out, and so is
 * where the player was, such as rings; dark tables are printed in ink as well, and so is a dialog that is open, alone.
 */
export const printStyles: CSSResult = css`
  @media print {
    /* Weighs more than any theme and any felt, wherever they set it. */
    :host(:not(#none)),
    :host(:not(#none)) :is(.felt, .board) {
      color-scheme: light;
      --solitaire-felt-ink: #000;
      --solitaire-felt-ink-2: #333;
      --solitaire-felt-line: #555;
      --solitaire-engrave: rgb(0 0 0 / 0.3);
      --solitaire-rouge: #8c1522;
      --solitaire-paper: #fff;
      --solitaire-edge: #666;
      --solitaire-spades: #000;
      --solitaire-hearts: #b2202c;
      --solitaire-diamonds: #1c58a4;
      --solitaire-clubs: #0f7a4c;
      --solitaire-gear: #a8771a;
      --solitaire-felt-1: #fff;
      --solitaire-felt-2: #fff;
      --solitaire-accent: #8a4b06;
      --solitaire-chrome: #fff;
      --solitaire-chrome-2: #fff;
      --solitaire-ink: #000;
      --solitaire-ink-2: #333;
      --solitaire-rule: #999;
      --solitaire-rule-2: #555;
      --solitaire-good: #13693f;
      --solitaire-bad: #a01d28;
    }
    :host(:not(#none):state(colours-two)),
    :host(:not(#none):state(colours-two)) :is(.felt, .board) {
      --solitaire-diamonds: #b2202c;
      --solitaire-clubs: #000;
    }
    :host {
      break-inside: avoid;
    }
    .frame,
    .felt {
      background: none;
    }
    .tools,
    .tip,
    .notice,
    .picker,
    .next,
    .more,
    .away,
    .beyond,
    .hint,
    .peek,
    .landing,
    .halo,
    .ghost {
      display: none;
    }
    :host(:not(#none)) :is(:focus-visible, .target) {
      outline: none;
      --ring: 0 0 #0000;
    }
    :host(:not(#none)) .covered:focus-visible::after {
      content: none;
    }
    .slot.target {
      border-color: var(--solitaire-felt-line);
      background: none;
    }
    :host(:not(#none)) .selected {
      transform: none;
      transition: none;
    }
    /*
     * A dialog that is open lies on the page, in a line: what is chosen in it shows by its background. What there is no room
     * for goes on on the next page.
     */
    :host(:not(#none)) dialog {
      position: absolute;
      inset-block: 0 auto;
      margin-block: 0;
      max-block-size: none;
      overflow: visible;
      border: 1px solid var(--solitaire-rule-2);
      box-shadow: none;
      print-color-adjust: exact;
    }
    :host(:not(#none)) dialog > * {
      overflow: visible;
    }
    :host(:not(#none)) .page-head {
      position: static;
    }
    dialog h3 {
      break-after: avoid;
    }
    /* It is printed alone. The table keeps its room: nothing is laid out anew. */
    .frame:has(~ dialog[open]),
    :host(:not(#none)) dialog :is(.close, .leads, .turn, .acts) {
      visibility: hidden;
    }
    :host(:not(#none)) dialog::backdrop {
      background: none;
    }
    .felt {
      container-type: size;
      overflow: visible;
    }
    .table {
      min-block-size: 0;
    }
    .board {
      /* What the cards are made of is drawn by backgrounds and shadows. */
      print-color-adjust: exact;
      /* A ratio of lengths, which is the tangent of its angle. */
      --fit: min(1, tan(atan2(100cqi, var(--table-w))), tan(atan2(100cqb, var(--table-h))));
      min-width: 0;
      transform-origin: 0 0;
      translate: calc((100cqi - var(--table-w) * var(--fit)) / 2);
      scale: var(--fit);
    }
  }
`;

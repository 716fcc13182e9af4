import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

const rings = css`
  --solitaire-accent: light-dark(#5a2e00, #ffd88a);
  --solitaire-target: light-dark(#023a37, #a8f2e2);
  --solitaire-focus: light-dark(#04183a, #cfe6ff);
`;

const felt = css`
  --solitaire-felt-ink: light-dark(#0a1411, #fff);
  --solitaire-felt-ink-2: light-dark(#0a1411, #eef3ee);
  --solitaire-felt-line: light-dark(#22352c, #b9c9bf);
  --solitaire-engrave: light-dark(rgb(20 40 32 / 0.55), rgb(206 224 212 / 0.5));
  --solitaire-rouge: light-dark(#45000a, #ffd0d1);
`;

/**
 * For visitors who ask for more contrast: text is told from what it stands on by 7 to 1, and lines, edges and rings by
 * 4.5 to 1, on every felt and in both themes. For those who have colours of their own, bars and dialogs have them too,
 * whatever the table's theme.
 */
export const contrastStyles: CSSResult = css`
  @media (prefers-contrast: more) and (forced-colors: none) {
    /* Weighs more than any look. */
    :host(:not(#none)) {
      ${felt}
      ${rings}
      --solitaire-chrome: light-dark(#fff, #000);
      --solitaire-chrome-2: light-dark(#f4f1e8, #10171a);
      --solitaire-ink: light-dark(#000, #fff);
      --solitaire-ink-2: light-dark(#2f3530, #d6ddd7);
      --solitaire-rule: light-dark(#6d6a5c, #8b968f);
      --solitaire-rule-2: light-dark(#4b493e, #b6c0ba);
      --solitaire-good: light-dark(#08492a, #a6ecc3);
      --solitaire-bad: light-dark(#7c0c17, #ffbdc2);
      --solitaire-paper: light-dark(#fff, #f7f3e9);
      --solitaire-edge: light-dark(#27302b, #0c100e);
      --solitaire-spades: #0b0f17;
      --solitaire-hearts: #8f0a17;
      --solitaire-diamonds: #0b3d80;
      --solitaire-clubs: #04502f;
      --solitaire-gear: #694700;
      --solitaire-back-line: #fff;
    }
    :host(:not(#none):state(colours-two)) {
      --solitaire-diamonds: var(--solitaire-hearts);
      --solitaire-clubs: var(--solitaire-spades);
    }
    /* Which is dark in every theme, and what lies on it with it. */
    :host(:state(felt-pine):not(#none)) .felt {
      ${rings}
      color-scheme: dark;
    }
    .card {
      --hair: 1px;
    }
    .slot,
    .small .slot {
      border-width: 2px;
    }
    .tools .tool[aria-disabled="true"] {
      --dim: 0.6;
    }
  }
  @media (forced-colors: active) {
    :host(:not(#none)) {
      --solitaire-chrome: Canvas;
      --solitaire-chrome-2: Canvas;
      --solitaire-ink: CanvasText;
      --solitaire-ink-2: CanvasText;
      --solitaire-rule: CanvasText;
      --solitaire-rule-2: CanvasText;
      --solitaire-good: CanvasText;
      --solitaire-bad: CanvasText;
    }
    /* Light on dark: else the browser lays a plate of the words' own colour behind them. */
    .notice,
    .button.primary,
    .tip,
    .tool > .label,
    .next > .label {
      forced-color-adjust: none;
    }
  }
`;

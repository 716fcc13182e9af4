import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

const light = css`
  --solitaire-felt-1: #c3d0c4;
  --solitaire-felt-2: #afc0b2;
  --solitaire-felt-ink: #1d312a;
  --solitaire-felt-ink-2: #344b41;
  --solitaire-felt-line: #506a5d;
  --solitaire-engrave: rgb(29 58 47 / 0.26);
  --solitaire-rouge: #8c1522;
  --solitaire-chrome: #f7f4ec;
  --solitaire-chrome-2: #efeadd;
  --solitaire-ink: #1f2826;
  --solitaire-ink-2: #5a6159;
  --solitaire-rule: #d9d2c1;
  --solitaire-rule-2: #8a8674;
  --solitaire-paper: #fdfbf6;
  --solitaire-edge: #8a9487;
  --solitaire-spades: #1c2331;
  --solitaire-hearts: #b2202c;
  --solitaire-diamonds: #1c58a4;
  --solitaire-clubs: #0f7a4c;
  --solitaire-gear: #a8771a;
  --solitaire-back: #3f4f7c;
  --solitaire-back-line: #dfe3f2;
  --solitaire-accent: #8a4b06;
  --solitaire-target: #0d5450;
  --solitaire-tint: rgb(13 84 80 / 0.12);
  --solitaire-halo: rgb(13 84 80 / 0.24);
  --solitaire-focus: #12325c;
  --solitaire-focus-gap: #fdfbf6;
  --solitaire-gap: 0px;
  --solitaire-good: #13693f;
  --solitaire-bad: #a01d28;
  --solitaire-sh-fan: 0 -1px 2px rgb(20 35 28 / 0.13);
  --solitaire-sh-card: 0 1px 1px rgb(20 35 28 / 0.16), 0 2px 5px -1px rgb(20 35 28 / 0.16);
  --solitaire-sh-hover: 0 2px 3px rgb(20 35 28 / 0.18), 0 7px 12px -4px rgb(20 35 28 / 0.34);
  --solitaire-sh-lift: 0 2px 3px rgb(20 35 28 / 0.18), 0 14px 26px -6px rgb(20 35 28 / 0.42);
  --solitaire-sh-dialog: 0 2px 6px rgb(20 35 28 / 0.14), 0 24px 64px -12px rgb(20 35 28 / 0.45);
  --solitaire-scrim: rgb(32 48 41 / 0.46);
`;

/** The states of what lies on a dark felt, and its shadows. */
export const onDarkFelt: CSSResult = css`
  --solitaire-accent: #e9bd63;
  --solitaire-target: #7fd6c4;
  --solitaire-tint: rgb(127 214 196 / 0.12);
  --solitaire-halo: rgb(127 214 196 / 0.24);
  --solitaire-focus: #9ccbff;
  --solitaire-focus-gap: #14211d;
  --solitaire-gap: 1.5px;
  --solitaire-sh-card: 0 1px 1px rgb(0 0 0 / 0.4), 0 2px 6px -1px rgb(0 0 0 / 0.4);
  --solitaire-sh-hover: 0 2px 3px rgb(0 0 0 / 0.45), 0 7px 12px -4px rgb(0 0 0 / 0.6);
  --solitaire-sh-lift: 0 2px 4px rgb(0 0 0 / 0.5), 0 16px 30px -6px rgb(0 0 0 / 0.75);
`;

const dark = css`
  --solitaire-felt-1: #20332c;
  --solitaire-felt-2: #14211d;
  --solitaire-felt-ink: #e3e9e2;
  --solitaire-felt-ink-2: #a9b8ae;
  --solitaire-felt-line: #778f83;
  --solitaire-engrave: rgb(196 216 203 / 0.22);
  --solitaire-rouge: #f0a3a5;
  ${onDarkFelt}
  --solitaire-chrome: #141b19;
  --solitaire-chrome-2: #1c2522;
  --solitaire-ink: #e9ebe4;
  --solitaire-ink-2: #a3ada5;
  --solitaire-rule: #2b3632;
  --solitaire-rule-2: #76827b;
  --solitaire-paper: #ece7db;
  --solitaire-edge: #55584f;
  --solitaire-spades: #171d29;
  --solitaire-hearts: #a81824;
  --solitaire-diamonds: #134f9b;
  --solitaire-clubs: #086a43;
  --solitaire-gear: #916410;
  --solitaire-back: #3a4872;
  --solitaire-back-line: #c3cae2;
  --solitaire-good: #7ccf9e;
  --solitaire-bad: #f0929a;
  --solitaire-sh-dialog: 0 2px 6px rgb(0 0 0 / 0.4), 0 24px 64px -8px rgb(0 0 0 / 0.8);
  --solitaire-scrim: rgb(4 9 7 / 0.62);
`;

/**
 * The widget's palette and type, as custom properties that a page may set on the element. `theme` on the host is
 * `light`, `dark`, or `auto` (the same as none): as the visitor's system has it. Contrasts are measured for these pairs.
 */
export const tokens: CSSResult = css`
  :host {
    /* What the page has set for its own text ends here. The page's are whether the table shows and can be used, and what
       em and currentColor mean in its styles for the element. */
    all: initial;
    font: inherit;
    color: inherit;
    visibility: inherit;
    pointer-events: inherit;
    interactivity: inherit;
    --solitaire-serif:
      "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, "Book Antiqua", Georgia, serif;
    --solitaire-sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    color-scheme: light;
    ${light}
  }
  :host(:state(theme-dark)) {
    color-scheme: dark;
    ${dark}
  }
  @media (prefers-color-scheme: dark) {
    :host(:not(:state(theme-light), :state(theme-dark))) {
      color-scheme: dark;
      ${dark}
    }
  }
  @media (forced-colors: active) {
    /* Weighs as much as the themes above, and always matches. */
    :host(:not(:state(none))) {
      --solitaire-felt-1: Canvas;
      --solitaire-felt-2: Canvas;
      --solitaire-felt-ink: CanvasText;
      --solitaire-felt-ink-2: CanvasText;
      --solitaire-felt-line: CanvasText;
      --solitaire-engrave: GrayText;
      --solitaire-rouge: CanvasText;
      --solitaire-paper: Canvas;
      --solitaire-edge: CanvasText;
      --solitaire-spades: CanvasText;
      --solitaire-hearts: CanvasText;
      --solitaire-diamonds: CanvasText;
      --solitaire-clubs: CanvasText;
      --solitaire-gear: CanvasText;
      --solitaire-back: Canvas;
      --solitaire-back-line: CanvasText;
      --solitaire-accent: Highlight;
      --solitaire-target: Highlight;
      --solitaire-tint: transparent;
      --solitaire-halo: transparent;
      --solitaire-focus: CanvasText;
      --solitaire-focus-gap: Canvas;
      --solitaire-sh-fan: 0 0 #0000;
      --solitaire-sh-card: 0 0 #0000;
      --solitaire-sh-hover: 0 0 #0000;
      --solitaire-sh-lift: 0 0 #0000;
    }
  }
`;

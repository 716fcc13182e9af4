import { css, type CSSResult, unsafeCSS } from "@lit/reactive-element/css-tag.js";
import { onDarkFelt } from "./tokens.css.js";
import { wear } from "./wear.js";

/**
 * Felts to choose from, each for light and dark bars around it; sage is what the table has by itself, pine is dark among
 * all bars. They are set on the host, where a page's own weigh more.
 */
const felts: Readonly<Record<string, CSSResult>> = {
  sage: css`
    --solitaire-felt-1: light-dark(#c3d0c4, #20332c);
    --solitaire-felt-2: light-dark(#afc0b2, #14211d);
    --solitaire-felt-ink: light-dark(#1d312a, #e3e9e2);
    --solitaire-felt-ink-2: light-dark(#344b41, #a9b8ae);
    --solitaire-felt-line: light-dark(#506a5d, #778f83);
    --solitaire-engrave: light-dark(rgb(29 58 47 / 0.26), rgb(196 216 203 / 0.22));
  `,
  linen: css`
    --solitaire-felt-1: light-dark(#c9c3b4, #34302a);
    --solitaire-felt-2: light-dark(#b9b19f, #221f1b);
    --solitaire-felt-ink: light-dark(#2b281f, #ebe6da);
    --solitaire-felt-ink-2: light-dark(#454134, #b8b1a2);
    --solitaire-felt-line: light-dark(#655e4c, #8f8777);
    --solitaire-engrave: light-dark(rgb(66 57 32 / 0.28), rgb(226 214 188 / 0.2));
    --solitaire-rouge: light-dark(#841320, #f0a3a5);
    --solitaire-focus-gap: light-dark(#fdfbf6, #221f1b);
    --solitaire-accent: light-dark(#844603, #e9bd63);
  `,
  slate: css`
    --solitaire-felt-1: light-dark(#aebccb, #253140);
    --solitaire-felt-2: light-dark(#9eadbe, #171f29);
    --solitaire-felt-ink: light-dark(#192839, #e3e8ee);
    --solitaire-felt-ink-2: light-dark(#2e3f51, #a8b5c3);
    --solitaire-felt-line: light-dark(#475b6f, #788a9e);
    --solitaire-engrave: light-dark(rgb(24 46 70 / 0.26), rgb(192 208 228 / 0.22));
    --solitaire-focus-gap: light-dark(#fdfbf6, #171f29);
    --solitaire-rouge: light-dark(#7f0f1c, #f0a3a5);
    --solitaire-accent: light-dark(#7a3f02, #e9bd63);
    --solitaire-target: light-dark(#0b4b48, #7fd6c4);
  `,
  pine: css`
    --solitaire-felt-1: #17402f;
    --solitaire-felt-2: #0c2a1e;
    --solitaire-felt-ink: #e6eee6;
    --solitaire-felt-ink-2: #b3c6b9;
    --solitaire-felt-line: #7f9c8d;
    --solitaire-engrave: rgb(196 216 203 / 0.24);
    --solitaire-rouge: #f0a3a5;
  `,
};

/** Backs of cards to choose from; indigo is what the deck has by itself. */
const backs: Readonly<Record<string, CSSResult>> = {
  indigo: css`
    --solitaire-back: light-dark(#3f4f7c, #3a4872);
    --solitaire-back-line: light-dark(#dfe3f2, #c3cae2);
  `,
  madder: css`
    --solitaire-back: light-dark(#7a3340, #6d2f3a);
    --solitaire-back-line: light-dark(#f2dfe0, #e2c4c6);
  `,
  lichen: css`
    --solitaire-back: light-dark(#4d5a3c, #455136);
    --solitaire-back-line: light-dark(#e6ecd9, #ccd4bb);
  `,
  heather: css`
    --solitaire-back: light-dark(#5d4a6b, #544262);
    --solitaire-back-line: light-dark(#e9e0f0, #d2c6dc);
  `,
};

/**
 * Rings and marks on pine are those of a dark table, but not those of the bars, whose tokens they share: so they are set
 * on the felt itself. The deck and the picker, which is of the bars' kind, are as everywhere.
 */
const pine = css`
  :host(:state(felt-pine)) .felt,
  .felt-pine {
    ${onDarkFelt}
  }
  :host(:state(felt-pine)) :is(.board, .message) {
    --solitaire-ink: #e9ebe4;
    --solitaire-chrome: #141b19;
  }
  :host(:state(felt-pine)) .picker {
    --solitaire-accent: light-dark(#8a4b06, #e9bd63);
    --solitaire-focus: light-dark(#12325c, #9ccbff);
  }
`;

/** A look where the host is in the state of its name, and on any element with that class, such as a swatch. */
const rules = (kind: string, looks: Readonly<Record<string, CSSResult>>): string =>
  Object.entries(looks)
    .map(([name, { cssText }]) => `:host(:state(${kind}-${name})),.${kind}-${name}{${cssText}}`)
    .join("");

/** Felts and backs other than the table's own: to be adopted when one of them is chosen. */
export const lookStyles: CSSResult = unsafeCSS(
  `@media (forced-colors:none){${rules("felt", felts)}${rules("back", backs)}${pine.cssText}}`,
);

/** Puts them on a table. */
export const wearLooks = (root: ShadowRoot): void => wear(root, lookStyles);

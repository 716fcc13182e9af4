import { css, type CSSResult } from "lit";

/** The element's box, and the head, toolbar and status around the felt, for every width. */
export const frameStyles: CSSResult = css`
  :host {
    display: block;
    position: relative;
    container-type: inline-size;
    overflow: clip;
    /* As its language is read. */
    direction: ltr;
    text-align: start;
  }
  :host([hidden]) {
    display: none;
  }
  :host([colours="two"]) {
    --solitaire-clubs: var(--solitaire-spades);
    --solitaire-diamonds: var(--solitaire-hearts);
  }
  :host([colours="four"]) .two .suit-0 {
    color: var(--solitaire-clubs);
  }
  :host([colours="four"]) .two .suit-3 {
    color: var(--solitaire-diamonds);
  }
  /* The element's height where the page gives none. It follows from the width and the screen, so nothing shifts. */
  .sizer {
    block-size: min(205cqi, max(22rem, 100svh));
  }
  @container (min-width: 600px) {
    .sizer {
      block-size: min(133cqi, max(22rem, 100svh));
    }
  }
  @container (min-width: 960px) {
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
    -webkit-tap-highlight-color: transparent;
  }
  .tool:focus-visible,
  .button:focus-visible,
  .next:focus-visible,
  .notice button:focus-visible,
  button.verdict:focus-visible,
  dialog button:focus-visible {
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
  .dotted {
    stroke-dasharray: 2.51;
  }
  .icon {
    inline-size: 1.375rem;
    block-size: 1.375rem;
    stroke-width: 1.75;
  }
  .emblem {
    inline-size: 1.4375rem;
    block-size: 1.4375rem;
    stroke-width: 1.5;
  }

  .head {
    grid-area: head;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    padding-inline: 0.75rem;
    min-inline-size: 0;
    white-space: nowrap;
  }
  .title {
    display: flex;
    align-items: center;
    gap: 0.5625rem;
    min-inline-size: 0;
  }
  .name {
    position: relative;
    top: 0.07em;
    font: 400 1.3125rem/1.2 var(--solitaire-serif);
    letter-spacing: 0.005em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .which {
    display: flex;
    align-items: baseline;
    gap: 0.875rem;
    color: var(--solitaire-ink-2);
    font-size: 0.8125rem;
  }
  .which .long {
    display: none;
  }
  .which i {
    font: italic 400 1rem/1 var(--solitaire-serif);
    color: var(--solitaire-ink);
  }

  .status {
    grid-area: status;
    display: flex;
    align-items: center;
    gap: 1rem;
    padding: 0 0.75rem 0.25rem;
    border-block-end: 1px solid var(--solitaire-rule);
    color: var(--solitaire-ink-2);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    min-inline-size: 0;
  }
  .figures {
    display: flex;
    gap: inherit;
  }
  .figures .own,
  .status .number {
    display: none;
  }
  .verdict {
    display: inline-flex;
    align-items: center;
    gap: 0.4375rem;
    margin-inline-start: auto;
  }
  /* A daily's head tells the day, not the number. Where there is no room for both, the verdict goes first. */
  .status .daily {
    display: block;
    margin-inline-start: auto;
  }
  .verdict + .daily {
    display: none;
  }
  /* As high as a finger, in a row that is lower. */
  button.verdict {
    position: relative;
  }
  button.verdict::before {
    content: "";
    position: absolute;
    inset: -0.75rem -0.5rem;
  }
  .verdict .icon {
    inline-size: 1.0625rem;
    block-size: 1.0625rem;
  }
  .verdict.good {
    color: var(--solitaire-good);
  }
  .verdict.bad {
    color: var(--solitaire-bad);
  }

  .tools {
    grid-area: tools;
    display: flex;
    align-items: stretch;
    justify-content: space-between;
    padding: 0.25rem 0.375rem;
    border-block-start: 1px solid var(--solitaire-rule);
  }
  .group {
    display: flex;
    flex: 1;
  }
  .group.rest {
    display: none;
  }
  .group.phone {
    flex: 0.5;
  }
  .group + .group {
    border-inline-start: 1px solid var(--solitaire-rule);
    margin-inline-start: 0.375rem;
    padding-inline-start: 0.375rem;
  }
  .tool {
    flex: 1;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    display: inline-flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.125rem;
    border-radius: 8px;
    font-size: 0.71875rem;
    line-height: 0.875rem;
    font-weight: 500;
    white-space: nowrap;
  }
  @media (hover: hover) {
    .tool:hover {
      background: var(--solitaire-chrome-2);
    }
  }
  .tool[aria-disabled="true"] {
    cursor: default;
  }
  .tool[aria-disabled="true"] > * {
    opacity: 0.38;
  }

  .felt {
    grid-area: felt;
    position: relative;
    min-block-size: 0;
    overflow: auto;
    overflow-anchor: none;
    color: var(--solitaire-felt-ink);
    background: radial-gradient(ellipse 75% 80% at 50% 44%, var(--solitaire-felt-1), var(--solitaire-felt-2));
  }
  .table {
    position: relative;
    min-block-size: 100%;
  }
  .message {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 1rem;
    padding: 1.5rem;
    text-align: center;
    font-size: 1rem;
  }
  .message p {
    max-inline-size: 34rem;
    text-wrap: balance;
  }
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
  @container (max-width: 7.5rem) {
    .next .label {
      display: none;
    }
  }

  .button {
    min-block-size: 2.75rem;
    padding: 0 1.125rem;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    border: 1px solid var(--solitaire-rule-2);
    border-radius: 8px;
    font-weight: 500;
    white-space: nowrap;
  }
  .message .button {
    border-color: var(--solitaire-felt-line);
  }
  .button.primary {
    background: var(--solitaire-ink);
    color: var(--solitaire-chrome);
    border-color: var(--solitaire-ink);
  }

  .notice {
    position: absolute;
    z-index: 30;
    inset-block-end: 4.75rem;
    inset-inline: 0.75rem;
    inline-size: fit-content;
    max-inline-size: calc(100% - 1.5rem);
    margin-inline: auto;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    column-gap: 0.5rem;
    padding: 0.25rem 0.375rem 0.25rem 1.125rem;
    border-radius: 10px;
    background: var(--solitaire-ink);
    color: var(--solitaire-chrome);
    box-shadow: var(--solitaire-sh-lift);
    font-size: 0.90625rem;
    line-height: 1.25rem;
  }
  .notice p {
    flex: 1 1 14rem;
    padding-block: 0.5rem;
  }
  .notice button {
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    border-radius: 6px;
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 3px;
    white-space: nowrap;
  }
  .notice button:focus-visible {
    outline-color: currentColor;
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
  @container table (min-width: 600px) {
    .page {
      grid: "head" 3.5rem "status" 2rem "felt" minmax(0, 1fr) "tools" 3.75rem / minmax(0, 1fr);
    }
    .head {
      padding-inline: 1.875rem;
    }
    .name {
      font-size: 1.5625rem;
    }
    .emblem {
      inline-size: 1.625rem;
      block-size: 1.625rem;
    }
    .which {
      font-size: 0.875rem;
    }
    .which .short {
      display: none;
    }
    .which .long {
      display: inline;
    }
    .status {
      gap: 1.375rem;
      padding: 0 1.875rem 0.375rem;
      font-size: 0.84375rem;
    }
    .figures .own {
      display: inline;
    }
    .verdict + .daily {
      display: block;
      margin-inline-start: 0;
    }
    .tools {
      padding-inline: 1.25rem;
    }
    .tool {
      font-size: 0.75rem;
    }
    .group.rest {
      display: flex;
    }
    .group.phone {
      display: none;
    }
    .group + .group {
      margin-inline-start: 0.625rem;
      padding-inline-start: 0.625rem;
    }
  }

  /* Wide: the tools stand in the head, the status at the foot. */
  @container table (min-width: 960px) {
    .page {
      grid: "head tools" 3.75rem "felt felt" minmax(0, 1fr) "status status" 2.5rem / minmax(0, 1fr) auto;
    }
    .head {
      justify-content: flex-start;
      gap: 1.25rem;
      padding-inline: 1.5rem 1rem;
      border-block-end: 1px solid var(--solitaire-rule);
    }
    .title {
      gap: 0.75rem;
    }
    .which {
      block-size: 1.75rem;
      align-items: center;
      padding-inline-start: 1.25rem;
      border-inline-start: 1px solid var(--solitaire-rule);
    }
    .status {
      display: grid;
      grid-template-columns: 1fr auto 1fr;
      padding: 0 1.5rem;
      border-block: 1px solid var(--solitaire-rule) 0;
      border-block-end-style: none;
    }
    .status .number {
      display: block;
      grid-column: 3;
      text-align: end;
    }
    .verdict {
      grid-column: 2;
      margin: 0;
    }
    .tools {
      align-items: center;
      padding: 0 1rem 0 0;
      border-block-start: 0;
      border-block-end: 1px solid var(--solitaire-rule);
    }
    .group {
      flex: none;
    }
    .group + .group {
      margin-inline-start: 0.75rem;
      padding-inline-start: 0.75rem;
    }
    .tool {
      flex: none;
      block-size: 2.75rem;
      padding-inline: 0.6875rem;
      flex-direction: row;
      gap: 0.5rem;
      font-size: 0.875rem;
    }
    .tool .label {
      display: none;
    }
    .notice {
      inset-block-end: 4rem;
    }
  }
  @container table (min-width: 1200px) {
    .tool .label {
      display: inline;
    }
  }

  /* Phones on their side: one bar for all. */
  @container table (min-width: 480px) and (max-width: 959.98px) and (max-height: 479.98px) {
    .page {
      grid: "head status tools" 3rem "felt felt felt" minmax(0, 1fr) / auto minmax(0, 1fr) auto;
    }
    .head,
    .status,
    .tools {
      padding-block: 0;
      border-block: 0;
      border-block-end: 1px solid var(--solitaire-rule);
    }
    .head {
      padding-inline: 0.75rem 0;
    }
    .which,
    .tool .label,
    .figures .own,
    .status .number {
      display: none;
    }
    .name {
      font-size: 1.125rem;
    }
    .status {
      justify-content: center;
      gap: 0.875rem;
      padding-inline: 0.75rem;
    }
    .verdict {
      margin: 0;
    }
    .tools {
      align-items: center;
      padding-inline: 0 0.375rem;
    }
    .group + .group {
      margin-inline-start: 0;
      padding-inline-start: 0;
    }
    .notice {
      inset-block-end: 0.75rem;
    }
  }

  @media (forced-colors: active) {
    .button,
    .notice,
    .next {
      border: 1px solid ButtonBorder;
    }
    .tool[aria-disabled="true"] {
      color: GrayText;
    }
  }
`;

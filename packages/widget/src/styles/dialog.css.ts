import { css, type CSSResult } from "@lit/reactive-element";

/** Dialogs: in the middle where there is room, sheets from below on a phone. */
export const dialogStyles: CSSResult = css`
  dialog {
    box-sizing: border-box;
    inline-size: min(33.75rem, calc(100vw - 2rem));
    max-block-size: calc(100dvh - 2rem);
    margin: auto;
    padding: 0;
    border: 0;
    border-radius: 14px;
    overflow: auto;
    overscroll-behavior: contain;
    background: var(--solitaire-chrome);
    color: var(--solitaire-ink);
    box-shadow: var(--solitaire-sh-dialog);
    font: 400 0.875rem/1.45 var(--solitaire-sans);
    -webkit-font-smoothing: antialiased;
  }
  dialog::backdrop {
    background: var(--solitaire-scrim);
  }
  dialog *,
  dialog *::before {
    box-sizing: border-box;
  }
  dialog h2,
  dialog h3 {
    margin: 0;
    font: 400 1.875rem/2.25rem var(--solitaire-serif);
    text-wrap: balance;
  }
  dialog h3 {
    font: italic 400 1.125rem/1.5rem var(--solitaire-serif);
  }
  .close {
    flex: none;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    display: grid;
    place-items: center;
    border-radius: 8px;
    color: var(--solitaire-ink-2);
  }

  .win {
    position: relative;
    padding: 2rem 2.5rem;
  }
  .win .close {
    position: absolute;
    inset-block-start: 0.75rem;
    inset-inline-end: 0.75rem;
  }
  .solved {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: 0.875rem;
    align-items: center;
    padding-inline-end: 2rem;
  }
  .solved .emblem {
    grid-row: 1 / 3;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    stroke-width: 1.2;
  }
  .solved p {
    font: italic 400 1rem/1.25rem var(--solitaire-serif);
    color: var(--solitaire-ink-2);
  }
  .numbers {
    display: flex;
    gap: 1rem 4.5rem;
    margin: 1.5rem 0 0;
    padding-block: 1rem;
    border-block: 1px solid var(--solitaire-rule);
  }
  .numbers:has(:nth-child(4)) {
    justify-content: space-between;
    gap: 1rem;
  }
  .numbers dt {
    font-size: 0.8125rem;
    color: var(--solitaire-ink-2);
  }
  .numbers dd {
    margin: 0;
    font: 400 1.75rem/2.125rem var(--solitaire-serif);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .judged {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-block-start: 1.25rem;
    font-size: 0.9375rem;
    color: var(--solitaire-ink-2);
  }
  .judged .icon {
    inline-size: 1.0625rem;
    block-size: 1.0625rem;
  }
  .judged.good .icon {
    color: var(--solitaire-good);
  }
  .judged.bad .icon {
    color: var(--solitaire-bad);
  }
  .place {
    margin-block-start: 1.25rem;
    font-size: 0.9375rem;
    color: var(--solitaire-ink-2);
  }
  .place b {
    font-weight: 500;
    color: var(--solitaire-ink);
  }
  .small {
    margin-block-start: 0.75rem;
    font-size: 0.8125rem;
    color: var(--solitaire-ink-2);
  }
  .star-chart {
    display: block;
    inline-size: 100%;
    margin-block-start: 0.75rem;
    fill: none;
    stroke: var(--solitaire-rule-2);
    stroke-width: 1.2;
  }
  .star-chart .ring {
    fill: var(--solitaire-chrome);
  }
  .star-chart .own {
    stroke: var(--solitaire-accent);
    stroke-width: 1.8;
  }
  .star-chart .ring.own {
    fill: var(--solitaire-accent);
  }
  .star-chart .par {
    stroke-dasharray: 1.5 3;
  }
  .star-chart text {
    fill: var(--solitaire-ink-2);
    stroke: none;
    font: 400 11.5px var(--solitaire-sans);
    font-variant-numeric: tabular-nums;
  }
  .star-chart .you {
    fill: var(--solitaire-ink);
  }
  @media (max-width: 480px) {
    .star-chart text {
      font-size: 14px;
    }
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.625rem;
    margin-block-start: 1.5rem;
  }

  .button .icon {
    margin-inline-end: 0.5rem;
  }
  .told:not(:empty) {
    margin-block-start: 0.75rem;
    color: var(--solitaire-ink-2);
  }
  .button.plain {
    border-color: transparent;
    color: var(--solitaire-ink-2);
  }

  .page-head {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 0.75rem;
    padding: 1.125rem 1rem 0.875rem 2rem;
    border-block-end: 1px solid var(--solitaire-rule);
    background: var(--solitaire-chrome);
  }
  /* Where both have no room in a line, the game stands under the title. */
  .page-head > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 0.75rem;
    min-inline-size: 0;
  }
  .page-head p {
    font: italic 400 1.125rem/1.5rem var(--solitaire-serif);
    color: var(--solitaire-ink-2);
  }
  .rules-text > div {
    padding: 1rem 2rem 2rem;
    display: grid;
    gap: 1.25rem;
    line-height: 1.5;
  }
  .rules-text ul,
  .rules-text dl {
    margin: 0.375rem 0 0;
    padding: 0;
    list-style: none;
    display: grid;
    gap: 0.375rem;
  }
  .rules-text dl {
    grid-template-columns: max-content 1fr;
    gap: 0.375rem 1rem;
  }
  .rules-text dt {
    font-weight: 500;
  }
  .rules-text dd {
    margin: 0;
    color: var(--solitaire-ink-2);
  }

  .menu {
    padding: 0.625rem 0 1.125rem;
  }
  .menu h2 {
    padding: 0.5rem 1.125rem 0.25rem;
    font-size: 1.375rem;
    line-height: 1.875rem;
  }
  .menu button {
    inline-size: 100%;
    min-block-size: 3.25rem;
    padding-inline: 1.25rem;
    display: flex;
    align-items: center;
    gap: 1rem;
    text-align: start;
    font-size: 1rem;
    font-weight: 500;
  }
  .menu small {
    display: block;
    font-size: 0.8125rem;
    font-weight: 400;
    line-height: 1rem;
    color: var(--solitaire-ink-2);
  }
  .menu [aria-disabled="true"] > * {
    opacity: 0.38;
  }
  .menu hr {
    margin: 0.375rem 1.25rem;
    border: 0;
    border-block-start: 1px solid var(--solitaire-rule);
  }

  @media (max-width: 599.98px) {
    dialog {
      inline-size: 100vw;
      max-inline-size: none;
      max-block-size: 94dvh;
      margin-block-end: 0;
      border-radius: 16px 16px 0 0;
    }
    dialog h2 {
      font-size: 1.625rem;
    }
    .win {
      padding: 1.5rem 1.125rem 1.25rem;
    }
    .solved .emblem {
      inline-size: 2.25rem;
      block-size: 2.25rem;
    }
    .solved p {
      font-size: 0.90625rem;
    }
    .numbers {
      column-gap: 3rem;
      margin-block-start: 1rem;
      padding-block: 0.75rem;
    }
    .numbers dd {
      font-size: 1.4375rem;
      line-height: 1.75rem;
    }
    .acts .button {
      flex: 1;
    }
    .page-head {
      padding: 0.5rem 0.5rem 0.5rem 1.125rem;
    }
    .rules-text > div {
      padding: 1rem 1.125rem 1.5rem;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    dialog[open] {
      animation: rise 160ms ease-out;
    }
    dialog[open]::backdrop {
      animation: fade 160ms ease-out;
    }
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  @keyframes fade {
    from {
      opacity: 0;
    }
  }
  :host(:state(motion-off)) dialog,
  :host(:state(motion-off)) dialog::backdrop {
    animation: none;
  }
  .button.primary {
    background: var(--solitaire-ink);
    color: var(--solitaire-chrome);
    border-color: var(--solitaire-ink);
  }
  @media (forced-colors: active) {
    dialog {
      border: 1px solid;
    }
  }
`;

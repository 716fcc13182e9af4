import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** Dialogs: in the middle where there is room, sheets from below on a phone. */
export const dialogStyles: CSSResult = css`
  dialog {
    box-sizing: border-box;
    inline-size: min(33.75rem, calc(100vw - 2rem));
    max-block-size: calc(100dvh - 2rem);
    container: dialog / inline-size;
    margin: auto;
    padding: 0;
    border: 0;
    border-radius: 14px;
    overflow: hidden;
    background: var(--solitaire-chrome);
    color: var(--solitaire-ink);
    /* The line tells it from a felt as dark as it is. */
    box-shadow:
      0 0 0 1px var(--solitaire-rule),
      var(--solitaire-sh-dialog);
    font: 400 0.875rem/1.45 var(--solitaire-sans);
    text-wrap: pretty;
    -webkit-font-smoothing: antialiased;
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
  }
  /* What it shows scrolls in it: a scroll bar of its own would stand out of its round corners. */
  dialog > * {
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
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
    /* Whole words in a line, whatever letters. */
    font: 400 clamp(1.125rem, 9cqi, 1.875rem)/1.2 var(--solitaire-serif);
    text-wrap: balance;
  }
  dialog h3 {
    font: italic 400 1.125rem/1.5rem var(--solitaire-serif);
  }
  /* Where one begins to read: nothing to be pressed. */
  dialog :is(h2, h3):focus {
    outline: none;
  }
  /* A picture that is a button: the cross, and the calendar's arrows. */
  .close,
  .turn {
    position: relative;
    inline-size: 44px;
    block-size: 44px;
    display: grid;
    place-items: center;
    border-radius: 8px;
    color: var(--solitaire-ink-2);
  }
  .close {
    flex: none;
  }
  /* Beside the cross, where it covers nothing that is read. */
  .close .tip {
    inset-block-start: calc(50% - 0.75rem);
    inset-inline-end: calc(100% + 2px);
  }
  /* Phones: the title has all the room beside it, what is read begins below the head. */
  @container dialog (width < 30rem) {
    .close .tip {
      inset-block-start: calc(100% - 8px);
      inset-inline-end: 0;
    }
  }
  @container dialog (width < 20rem) {
    .close .tip {
      inset-block-start: calc(100% + 2px);
    }
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
  /* On the table the class is for cards that are small. */
  dialog .small {
    margin-block-start: 0.75rem;
    font-size: 0.8125rem;
    color: var(--solitaire-ink-2);
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.625rem;
    margin-block-start: 1.5rem;
  }

  dialog .button {
    max-inline-size: 100%;
    padding-block: 0.25rem;
    white-space: normal;
    text-align: center;
  }
  .button .icon {
    margin-inline-end: 0.5rem;
  }
  /* Its line is kept free: nothing moves under the pointer when it says something. */
  .told {
    min-block-size: 1.25rem;
    margin-block-start: 0.5rem;
    line-height: 1.25rem;
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
  @media (max-width: 599.98px) {
    dialog {
      inline-size: 100vw;
      max-inline-size: none;
      max-block-size: 94dvh;
      margin-block-end: 0;
      border-radius: 16px 16px 0 0;
    }
  }
  @container dialog (width < 30rem) {
    dialog h2 {
      font-size: clamp(1.125rem, 9cqi, 1.625rem);
    }
    .acts .button {
      flex: 1 0 auto;
    }
    .page-head {
      padding: 0.5rem 0.5rem 0.5rem min(1.125rem, 5cqi);
    }
    /* Two lines keep clear of the sheet's round edge; one is no higher than the cross. */
    .page-head > div {
      padding-block: 0.375rem;
    }
  }
  /* What there is to read needs the height: the head is as low as the cross. */
  @media (max-height: 399.98px) {
    .page-head {
      padding-block: 0;
    }
    .page-head h2 {
      font-size: 1.25rem;
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

import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The settings. */
export const settingsStyles: CSSResult = css`
  dialog:has(> .settings) {
    inline-size: min(51.25rem, calc(100vw - 2rem));
  }
  /* Below the head. A padding of the dialog would be none: what has the focus in the head would count as out of sight. */
  .settings input {
    scroll-margin-block-start: 5rem;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  .columns > * {
    padding: 0.625rem 2rem 1.125rem;
  }
  .columns > * + * {
    border-inline-start: 1px solid var(--solitaire-rule);
  }
  .settings h3 {
    margin-block: 0.875rem 0.25rem;
  }
  .settings footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.5rem 1rem 0.5rem 2rem;
    border-block-start: 1px solid var(--solitaire-rule);
  }
  /* Has what the button leaves it. */
  .settings footer .small {
    flex: 1;
    margin: 0;
  }
  .settings footer [aria-disabled="true"] {
    opacity: 0.38;
    cursor: default;
  }

  .preview {
    display: flex;
    justify-content: center;
    gap: 0.5rem;
    margin-block: 0.5rem 0.375rem;
    padding: 1rem;
    border-radius: 8px;
    background: linear-gradient(var(--solitaire-felt-1), var(--solitaire-felt-2));
  }
  .sample {
    position: relative;
    flex: 0 1 3.5rem;
    aspect-ratio: 5 / 7;
    border-radius: 4px;
    background: var(--solitaire-paper);
    box-shadow:
      0 0 0 0.5px var(--solitaire-edge),
      var(--solitaire-sh-card);
  }

  .row {
    min-block-size: 3.25rem;
    padding-block: 0.1875rem;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
  }
  .row > * + * {
    margin-inline-start: auto;
  }
  .row + .row {
    border-block-start: 1px solid var(--solitaire-rule);
  }
  .about {
    flex: 1 1 0;
    min-inline-size: min-content;
    font-weight: 500;
  }
  .about small {
    display: block;
    font-size: 0.78125rem;
    font-weight: 400;
    line-height: 1rem;
    color: var(--solitaire-ink-2);
  }
  label.row {
    flex-wrap: nowrap;
    cursor: pointer;
  }
  .row:has(:disabled),
  .row :disabled {
    cursor: default;
  }
  .row:has(:disabled) > :not(.about) {
    opacity: 0.5;
  }
  .row input {
    margin: 0;
    cursor: inherit;
  }

  .segments {
    display: flex;
    flex-wrap: wrap;
    max-inline-size: 100%;
    padding: 2px;
    border: 1px solid var(--solitaire-rule-2);
    border-radius: 8px;
    background: var(--solitaire-chrome-2);
  }
  .segment,
  .swatch {
    position: relative;
    display: grid;
    place-items: center;
    cursor: pointer;
  }
  .segment {
    min-inline-size: 2.75rem;
    min-block-size: 2.125rem;
    padding-inline: 0.8125rem;
    border-radius: 6px;
    font-weight: 500;
    font-size: 0.84375rem;
    line-height: 1.125rem;
    color: var(--solitaire-ink-2);
    white-space: nowrap;
  }
  .segment:has(:checked) {
    background: var(--solitaire-ink);
    color: var(--solitaire-chrome);
  }
  /* What takes the press is as high as a finger is wide. */
  .segment input,
  .swatch input {
    position: absolute;
    inset: -0.3125rem 0;
    inline-size: 100%;
    block-size: calc(100% + 0.625rem);
    opacity: 0;
  }
  .swatches {
    display: flex;
    flex-wrap: wrap;
    margin-inline-end: -0.375rem;
  }
  .swatch {
    inline-size: 44px;
    block-size: 44px;
  }
  .swatch input {
    inset: 0;
    block-size: 100%;
  }
  .swatch::before {
    content: "";
    inline-size: 32px;
    block-size: 32px;
    border: 1px solid var(--solitaire-rule-2);
    border-radius: 50%;
    background: var(--solitaire-felt-1);
    forced-color-adjust: none;
  }
  .swatch[class*="back-"]::before {
    background: var(--solitaire-back);
  }
  .swatch .word {
    display: none;
  }
  .swatch:has(:checked)::before {
    outline: 2px solid var(--solitaire-ink);
    outline-offset: 2px;
  }

  .switch {
    appearance: none;
    flex: none;
    position: relative;
    inline-size: 2.75rem;
    block-size: 1.625rem;
    border: 1.5px solid var(--solitaire-rule-2);
    border-radius: 0.8125rem;
    outline: none;
  }
  .switch::before {
    content: "";
    position: absolute;
    inset-block-start: 0.1875rem;
    inset-inline-start: 0.1875rem;
    inline-size: 1.0625rem;
    block-size: 1.0625rem;
    border-radius: 50%;
    background: var(--solitaire-rule-2);
    transition: transform 120ms ease-out;
  }
  .switch:checked {
    border-color: var(--solitaire-ink);
    background: var(--solitaire-ink);
  }
  .switch:checked::before {
    transform: translateX(1.0625rem);
    background: var(--solitaire-chrome);
  }
  .switch:focus-visible,
  .segment:has(:focus-visible),
  .swatch:has(:focus-visible) {
    outline: 3px solid var(--solitaire-focus);
    outline-offset: 2px;
  }
  .swatch:has(:focus-visible) {
    border-radius: 50%;
    outline-offset: -1px;
  }
  :host(:state(motion-off)) .switch::before {
    transition: none;
  }
  @media (prefers-reduced-motion: reduce) {
    .switch::before {
      transition: none;
    }
  }

  @container dialog (width < 50rem) {
    .columns > * {
      padding-inline: 1.5rem;
    }
  }
  @container dialog (width < 43rem) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
    .columns > * {
      padding-block-end: 0.25rem;
    }
    .columns > * + * {
      padding-block-start: 0;
      border: 0;
    }
  }
  @media (max-width: 599.98px) {
    dialog:has(> .settings) {
      inline-size: 100vw;
      block-size: 94dvh;
    }
  }
  /* Each choice in a line of its own, as wide as the longest word allows. */
  @container dialog (width < 20rem) {
    .settings .segments {
      inline-size: 100%;
      flex-direction: column;
    }
    .segment {
      white-space: normal;
      text-align: center;
    }
    .about {
      overflow-wrap: anywhere;
      min-inline-size: 0;
    }
    .settings footer {
      flex-wrap: wrap;
    }
  }
  @container dialog (width < 37.5rem) {
    .columns > * {
      padding-inline: min(1.125rem, 5cqi);
    }
    .settings footer {
      padding-inline: min(1.125rem, 5cqi) 0;
    }
    .row {
      min-block-size: 3rem;
    }
    .preview {
      gap: 0.3125rem;
      padding: 0.75rem 0.5rem;
    }
  }

  @media (forced-colors: active) {
    /* Colours that all come to the same are told by their names, like other choices. */
    .swatches {
      justify-content: flex-end;
      gap: 0.25rem;
      margin-inline-end: 0;
    }
    .swatch {
      inline-size: auto;
      min-inline-size: 2.75rem;
      padding-inline: 0.8125rem;
      border: 1px solid;
      border-radius: 6px;
      font-weight: 500;
    }
    .swatch::before {
      display: none;
    }
    .swatch .word {
      display: inline;
    }
    .swatch:has(:focus-visible) {
      border-radius: 6px;
      outline-offset: 2px;
    }
    .segment:has(:checked),
    .swatch:has(:checked),
    .switch:checked {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .switch::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
    .switch:checked::before {
      background: HighlightText;
    }
    .sample {
      outline: 1px solid CanvasText;
    }
    .row:has(:disabled) > * {
      color: GrayText;
      opacity: 1;
    }
  }
`;

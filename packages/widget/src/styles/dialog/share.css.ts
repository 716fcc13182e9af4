import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** Texts to be copied, and the page of the log. */
export const shareStyles: CSSResult = css`
  .by-hand > div,
  .log > div {
    padding: 0.875rem 2rem 1.75rem;
  }
  .by-hand textarea,
  .log :is(textarea, input) {
    inline-size: 100%;
    min-block-size: 2.75rem;
    margin-block-start: 0.375rem;
    padding: 0.625rem 0.75rem;
    border: 1px solid var(--solitaire-rule-2);
    border-radius: 8px;
    background: var(--solitaire-chrome);
    color: var(--solitaire-ink);
    font:
      400 0.875rem/1.375rem ui-monospace,
      "SF Mono",
      "Cascadia Mono",
      Menlo,
      Consolas,
      monospace;
    resize: vertical;
  }
  .log :is(textarea, input)[readonly],
  .by-hand textarea {
    background: var(--solitaire-chrome-2);
  }
  .by-hand textarea:focus-visible,
  .log :is(textarea, input, a):focus-visible {
    outline: 3px solid var(--solitaire-focus);
    outline-offset: -1px;
  }
  /* What the browser marks it with may be dark on dark. */
  .by-hand textarea::selection,
  .log :is(textarea, input)::selection {
    background: var(--solitaire-accent);
    color: var(--solitaire-chrome);
  }
  .log [aria-invalid="true"] {
    border: 2px solid var(--solitaire-bad);
    padding: calc(0.625rem - 1px) calc(0.75rem - 1px);
  }
  .log .about {
    color: var(--solitaire-ink-2);
  }
  .log label {
    display: block;
    margin-block-start: 1rem;
    font-size: 0.8125rem;
    color: var(--solitaire-ink-2);
  }
  .log input {
    inline-size: 15rem;
    max-inline-size: 100%;
    display: block;
  }
  .log h3 {
    margin-block-start: 1.75rem;
    padding-block-start: 1.25rem;
    border-block-start: 1px solid var(--solitaire-rule);
  }
  .log .acts {
    margin-block-start: 0.75rem;
    align-items: center;
  }
  .log a.button {
    text-decoration: none;
    color: inherit;
  }
  /* The line above the next title is no further away for it. */
  .log .told {
    margin-block-end: -1.25rem;
  }
  .log .small {
    margin-block-start: 0.375rem;
  }
  .mistake {
    margin-block-start: 0.5rem;
    color: var(--solitaire-bad);
  }
  @container dialog (width < 30rem) {
    .by-hand > div,
    .log > div {
      padding: 0.625rem min(1.125rem, 5cqi) 1.25rem;
    }
  }
`;

import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The control for the interval that foundations are built by. */
export const pickerStyles: CSSResult = css`
  .picker {
    position: absolute;
    /* Before the cards for the keyboard, above them for the eye. */
    z-index: 1;
    inset: 0 auto auto 0;
    inline-size: var(--w);
    block-size: var(--h);
    transform: translate(var(--x), var(--y));
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: center;
    gap: 8px 24px;
    margin: 0;
    padding: 8px clamp(14px, 1.6cqi, 20px);
    border: 0;
    border-radius: 10px;
    min-inline-size: 0;
    background: var(--solitaire-chrome);
    color: var(--solitaire-ink);
    box-shadow: var(--solitaire-sh-card);
    container-type: size;
  }
  .picker > * {
    zoom: var(--letters);
  }
  .why {
    flex: 1 1 192px;
    font-size: 13.5px;
    line-height: 18px;
    color: var(--solitaire-ink-2);
  }
  .why strong {
    display: block;
    font: 400 20px/24px var(--solitaire-serif);
    color: var(--solitaire-ink);
  }
  .choices {
    flex: 1 1 272px;
    min-inline-size: 0;
    display: flex;
    padding: 2px;
    border: 1px solid var(--solitaire-rule-2);
    border-radius: 8px;
    background: var(--solitaire-chrome-2);
  }
  .choice {
    position: relative;
    flex: 1;
    min-inline-size: 0;
    min-block-size: 46px;
    /* Less where the halves have no more than their words need: beside the columns of a phone on its side. */
    padding-inline: clamp(3px, 25cqi - 44px, 14px);
    display: grid;
    align-content: center;
    border-radius: 6px;
    font-weight: 600;
    font-size: 13.5px;
    color: var(--solitaire-ink-2);
    white-space: nowrap;
    cursor: pointer;
  }
  .choice input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .choice small {
    font-size: 13px;
    font-weight: 400;
  }
  .choice:has(:checked) {
    background: var(--solitaire-ink);
    color: var(--solitaire-chrome);
  }
  .choice:has(:focus-visible) {
    outline: 3px solid var(--solitaire-focus);
    outline-offset: 2px;
  }
  /* Wide: text and choices in one row, as far apart as they can be. */
  @container (width >= 576px) {
    .why {
      max-inline-size: 280px;
      text-wrap: balance;
    }
    .choices {
      flex-grow: 0;
      margin-inline-start: auto;
    }
  }
  /* Low: one paragraph. */
  @container (width < 576px) and (height <= 136px) {
    .why strong {
      display: inline;
      margin-inline-end: 0.5ch;
      font-size: 16px;
      line-height: 1;
    }
  }
  /* Lower, or narrow: the question alone. */
  @container (width < 180px) or ((width < 576px) and (height <= 80px)) {
    .why {
      flex: none;
      margin-inline: -6px -14px;
      font-size: 0;
      line-height: 0;
    }
    /* A word a line leaves the halves their room. */
    .why strong {
      display: block;
      inline-size: min-content;
      margin: 0;
      font-size: 18px;
      line-height: 20px;
    }
    .choices {
      flex-basis: 128px;
      margin-inline-end: -6px;
    }
    /* The longer word takes more. Where letters are set apart, what shows of a series goes first. */
    .choice {
      flex: auto;
      min-block-size: 44px;
      padding-inline: clamp(2px, 25cqi - 70px, 6px);
    }
  }
  @container (180px <= width < 300px) and (80px < height <= 136px) {
    .why {
      font-size: 12.5px;
    }
    .choices {
      margin-block-start: -4px;
    }
  }
  @container (width < 300px) and (height <= 80px) {
    .why {
      margin-inline-end: -18px;
    }
    .why strong {
      font-size: 17px;
    }
    .choice {
      font-size: 12.5px;
    }
    .choice:first-child {
      flex-shrink: 4;
    }
    .choice small {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  /* The halves alone. */
  @container (width < 240px) and (height <= 80px) {
    .why {
      display: none;
    }
    .choices {
      margin-inline: -6px;
    }
  }
  @media (forced-colors: active) {
    .picker {
      border: 1px solid;
    }
    .choice:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

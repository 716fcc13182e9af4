import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";
import { tip } from "./tip.css.js";

/** A word beside its picture again. */
const word = css`
  position: static;
  visibility: visible;
  padding: 0;
  background: none;
  color: inherit;
  font-size: inherit;
  opacity: var(--dim);
`;

/** The buttons. */
export const toolsStyles: CSSResult = css`
  .dotted {
    stroke-dasharray: 2.51;
  }
  .icon {
    inline-size: 1.375rem;
    block-size: 1.375rem;
    stroke-width: 1.75;
  }
  .tools {
    grid-area: tools;
    display: flex;
    align-items: stretch;
    justify-content: space-between;
    padding: 0.25rem 0.375rem;
    border-block-start: 1px solid var(--solitaire-rule);
    --apart: 0.375rem;
  }
  /* Words share what room there is: the longer, the more. */
  .group {
    display: flex;
    flex: auto;
  }
  .group.rest,
  .group.wide {
    display: none;
  }
  .group + .group {
    border-inline-start: 1px solid var(--solitaire-rule);
    margin-inline-start: var(--apart);
    padding-inline-start: var(--apart);
  }
  .tool {
    position: relative;
    flex: auto;
    min-inline-size: 44px;
    min-block-size: 44px;
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
    --dim: 0.38;
    cursor: default;
  }
  .tool > * {
    opacity: var(--dim);
  }
  .tool .label {
    margin-inline: 0.125rem;
  }
  .tip {
    ${tip}
  }
  /* Where the word is hidden; at once by keyboard, and to those who point, when they rest. */
  button:focus-visible > :is(.label, .tip) {
    visibility: visible;
  }
  @media (hover: hover) {
    button:hover > :is(.label, .tip) {
      visibility: visible;
      transition: visibility 0s 400ms;
    }
  }
  /* Five words in a row. */
  @container table (width <= 24.375rem) {
    .tool:lang(ru) {
      font-size: 0.6875rem;
    }
  }
  @container table (width <= 21.5625rem) {
    .tools {
      padding-inline: 0.0625rem;
      --apart: 0.125rem;
    }
    .tool {
      font-size: 0.6875rem;
    }
    /* What lies between words is what room they leave: letters that the reader has set apart take it. */
    .tool .label {
      margin-inline: 0;
    }
  }
  /* Upright tablets: the same order. */
  @container table (width >= 37.5rem) {
    .tools {
      padding-inline: 1.25rem;
      --apart: 0.625rem;
    }
    .tool {
      font-size: 0.75rem;
    }
    .group.rest {
      display: flex;
    }
  }
  /* Wide: the tools stand in the head, the status at the foot. */
  @container table (width >= 60rem) {
    .tools {
      align-items: center;
      padding: 0 1rem 0 0;
      border-block-start: 0;
      border-block-end: 1px solid var(--solitaire-rule);
      --apart: 0.75rem;
    }
    .group,
    .group.wide {
      display: flex;
      flex: none;
    }
    .group + .group.narrow {
      border: 0;
      margin: 0;
      padding: 0;
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
      ${tip}
    }
    .narrow .label {
      inset-inline-end: 0;
    }
  }
  @container table (width >= 60rem) and (width < 66rem) {
    .tools {
      --apart: 0.375rem;
    }
  }
  /* Calendar and statistics are behind More as well. */
  @container table (width >= 60rem) and (width < 68.75rem) {
    .wide .tool:nth-last-child(n + 3) {
      display: none;
    }
  }
  /* Words for what its picture does not say as plainly as arrows do; for all but the rarest, where there is room beside the date. */
  @container table (width >= 75rem) {
    .tool {
      padding-inline: 0.5rem;
      gap: 0.375rem;
    }
    .tools:not(:lang(ru)) .group:not(.wide, .narrow, :first-child) .label {
      ${word}
    }
  }
  @container table (width >= 80rem) {
    .tools:lang(ru) .group:not(.wide, .narrow, :first-child) .label,
    .tools:not(:lang(ru)) .group:first-child .tool:not(:nth-child(3)) .label {
      ${word}
    }
  }
  /* Longer words stand closer. */
  @container table (width >= 80rem) and (width < 100rem) {
    .tools:lang(ru) {
      --apart: 0.5rem;
    }
    .tools:lang(ru) .tool {
      padding-inline: 0.375rem;
    }
  }
  @container table (width >= 90rem) {
    .tools:lang(ru) .group:first-child .tool:not(:nth-child(3)) .label {
      ${word}
    }
  }
  @container table (width >= 110rem) {
    .tools[class] .group:first-child .tool .label {
      ${word}
    }
  }
  /* Short phones. */
  @container table (width < 37.5rem) and (height < 40rem) {
    .tools {
      padding-block: 0.1875rem;
    }
  }
  /* Phones on their side: one bar for all. */
  @container table (width >= 30rem) and (width < 60rem) and (height < 30rem) {
    .tools {
      align-items: center;
      padding: 0 0.375rem 0 0;
      border-block-start: 0;
      border-block-end: 1px solid var(--solitaire-rule);
      --apart: 0px;
    }
    /* Wider with large letters, as their pictures are. */
    .tool {
      min-inline-size: max(44px, 1.875rem);
    }
    .tool .label {
      ${tip}
    }
  }
  /* The name is worth more than what is behind More as well. */
  @container table (width < 40rem) and (height < 30rem) {
    .group.rest {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .tool[aria-disabled="true"] {
      color: GrayText;
    }
  }
`;

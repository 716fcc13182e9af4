import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The mark at the foot of a felt that scrolls. */
export const moreStyles: CSSResult = css`
  .more {
    position: absolute;
    inset: 0;
    z-index: 96;
    display: flex;
    align-items: flex-end;
    pointer-events: none;
    transition: opacity 80ms linear;
  }
  .more div {
    position: sticky;
    bottom: 2px;
    width: 44px;
    height: 44px;
    margin-left: var(--x);
    pointer-events: auto;
    cursor: pointer;
  }
  .more div::before {
    content: "";
    position: absolute;
    inset: 7px;
    border: 1px solid var(--solitaire-rule);
    border-radius: 50%;
    background: var(--solitaire-chrome);
    box-shadow: var(--solitaire-sh-hover);
  }
  .more div::after {
    content: "";
    position: absolute;
    inset: 14px 17px 20px;
    border: solid var(--solitaire-ink);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  .more i {
    position: absolute;
    height: 1px;
    width: 1px;
  }
  .ends {
    opacity: 0;
  }
  .ends div {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    .more div::before {
      border-color: ButtonBorder;
    }
  }
`;

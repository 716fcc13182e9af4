import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";
import { tipAbove } from "./tip.css.js";

/** Head, status and tools of a narrow table, such as on a phone with large letters. Their rows stand in the box's styles. */
export const narrowStyles: CSSResult = css`
  /* As many lines as it takes. */
  @container table (width < 20rem) {
    .head,
    .status {
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 1rem;
      white-space: normal;
    }
    .head {
      padding-block: 0.25rem;
    }
    .title .emblem {
      display: none;
    }
    .verdict {
      margin: 0;
    }
    .group + .group {
      margin: 0;
      padding: 0;
    }
    /* Pictures alone, where words have no room. */
    .tools:where(:lang(ru), :has(:first-child > .tool:nth-child(3))) .label {
      ${tipAbove}
    }
    .group:first-child .tool:first-child .label {
      inset-inline-start: 0;
    }
    .narrow .label {
      inset-inline-end: 0;
    }
  }
  @container table (width < 11.25rem) {
    .tool .label {
      ${tipAbove}
    }
  }
`;

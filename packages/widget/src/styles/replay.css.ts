import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The bar that leads through a game that is played back, in the place of the tools, and its status. */
export const replayStyles: CSSResult = css`
  .page.replaying {
    grid: "head" 3rem "status" 1.75rem "felt" minmax(0, 1fr) "tools" 6.25rem / minmax(0, 1fr);
  }
  .status.replay {
    justify-content: space-between;
  }
  .step {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--solitaire-ink);
  }
  /* Phones: two low lines in the row that else holds one, so that a long sentence is there to its end. */
  @container table (20rem <= width < 37.5rem) and (height >= 40rem) {
    .status.replay {
      gap: 0.5rem;
      padding-block-end: 0;
      font-size: 0.75rem;
      line-height: 0.8125rem;
    }
    .step {
      white-space: normal;
      text-wrap: balance;
    }
  }
  .tools.replay {
    flex-wrap: wrap;
    align-content: center;
    justify-content: space-between;
    padding: 0.25rem 0.375rem;
  }
  /* Its groups stand in the bar itself, beside or below the slider. */
  .buttons {
    display: contents;
  }
  .replay .group {
    flex: none;
  }
  .replay .tool {
    flex: none;
    flex-direction: row;
    inline-size: 44px;
    block-size: 44px;
  }
  .replay .group + .group {
    border: 0;
    margin: 0;
    padding: 0;
  }
  .replay .speed {
    font-size: 0.875rem;
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
  }
  .replay .tip {
    inset-block: auto calc(100% + 2px);
  }
  .steps .tool:first-child .tip {
    inset-inline-start: 0;
  }
  .leave .tip {
    inset-inline-end: 0;
  }
  /* A line with a ring on it, as the almanac draws its charts; as high as a finger. */
  .slider {
    --line: linear-gradient(var(--solitaire-rule-2), var(--solitaire-rule-2));
    appearance: none;
    flex: 1 1 100%;
    min-inline-size: 0;
    block-size: 44px;
    margin: 0 0.375rem;
    padding: 0;
    border-radius: 8px;
    background: var(--line) center / 100% 2px no-repeat;
    cursor: pointer;
    touch-action: pan-y;
  }
  .slider::-webkit-slider-thumb {
    appearance: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 2px solid var(--solitaire-chrome);
    border-radius: 50%;
    background: var(--solitaire-ink);
  }
  .slider::-moz-range-thumb {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    box-sizing: border-box;
    border: 2px solid var(--solitaire-chrome);
    border-radius: 50%;
    background: var(--solitaire-ink);
  }
  .slider:focus-visible {
    outline: 3px solid var(--solitaire-focus);
    outline-offset: -3px;
  }
  .replaying .board button {
    cursor: default;
  }
  /* Narrow, or a phone with large letters: two lines in the row that else holds one, as long as they do. */
  @container table (width < 20rem) {
    .page.replaying {
      grid: "head" minmax(2.5rem, auto) "status" minmax(2.5rem, auto) "felt" minmax(7rem, 1fr) "tools" auto / minmax(
          0,
          1fr
        );
    }
    .status.replay {
      flex-wrap: nowrap;
      line-height: 1.0625rem;
    }
    .step {
      white-space: normal;
    }
    .whereabouts {
      white-space: nowrap;
    }
    /* Seven fingers' widths in one row. */
    .tools.replay {
      padding-inline: 0;
    }
  }
  /* Short phones: what happens is told in the head, to its end, and in the same line where it stands. */
  @container table (20rem <= width < 37.5rem) and (height < 40rem) {
    .page.replaying {
      grid: "head status" 3rem "felt felt" minmax(0, 1fr) "tools tools" 6.25rem / fit-content(9.5rem) minmax(0, 1fr);
    }
    .status.replay {
      display: block;
      align-content: center;
      padding: 0 0.75rem 0 0.25rem;
      font-size: 0.75rem;
      line-height: 0.9375rem;
      text-align: end;
      white-space: normal;
    }
    .status.replay p {
      display: inline;
    }
    .whereabouts {
      margin-inline-start: 0.375rem;
      white-space: nowrap;
    }
  }
  @container table (20rem <= width < 22rem) {
    .status.replay {
      padding-inline-end: 0.5rem;
      font-size: 0.6875rem;
    }
  }
  /* A sentence longer than a line of an upright tablet takes two. */
  @container table (37.5rem <= width < 60rem) {
    .status.replay {
      padding-block: 0;
      line-height: 0.9375rem;
    }
    .step {
      white-space: normal;
    }
    .whereabouts {
      white-space: nowrap;
    }
  }
  @container table (width >= 37.5rem) {
    .page.replaying {
      grid: "head" 3.5rem "status" 2rem "felt" minmax(0, 1fr) "tools" 3.75rem / minmax(0, 1fr);
    }
    .tools.replay {
      flex-wrap: nowrap;
      align-items: center;
      gap: 0.75rem;
      padding-inline: 1.25rem;
    }
    .slider {
      flex: 1;
      margin: 0;
    }
    .replay .leave {
      inline-size: auto;
      padding-inline: 0.75rem;
      font-size: 0.875rem;
    }
    .replay .leave .tip {
      all: unset;
    }
    .replay .leave .icon {
      display: none;
    }
  }
  /* Wide: what happens is told in the head, the bar stands at the foot. */
  @container table (width >= 60rem) {
    .page.replaying {
      grid: "head status" 3.75rem "felt felt" minmax(0, 1fr) "tools tools" 3.75rem / auto minmax(0, 1fr);
    }
    .status.replay {
      display: flex;
      justify-content: flex-end;
      gap: 1.25rem;
      border-block: 0;
      border-block-end: 1px solid var(--solitaire-rule);
      font-size: 0.875rem;
    }
    /* Over the felt: the bar stands where it else lies. */
    .replaying + .notice {
      inset-block-end: 4rem;
    }
    .tools.replay {
      padding: 0 1.5rem;
      gap: 1.25rem;
      border-block: 0;
      border-block-start: 1px solid var(--solitaire-rule);
    }
  }
  /* Phones on their side: there is no room for words. */
  @container table (width >= 30rem) and (width < 60rem) and (height < 30rem) {
    .page.replaying {
      grid: "head tools" 3rem "felt felt" minmax(0, 1fr) / auto minmax(0, 1fr);
    }
    .tools.replay {
      flex-wrap: nowrap;
      align-items: center;
      gap: 0.5rem;
    }
    .replay .tip {
      inset-block: calc(100% + 2px) auto;
    }
    .status.replay {
      display: none;
    }
    .slider {
      flex: 1;
      margin: 0;
    }
  }
  @media (forced-colors: active) {
    .slider {
      appearance: auto;
      background: none;
    }
  }
`;

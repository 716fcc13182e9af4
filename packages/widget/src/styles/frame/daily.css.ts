import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** Which daily it is, in the head: its day, and how hard it is. */
export const dailyStyles: CSSResult = css`
  .which .long {
    display: none;
  }
  .which i {
    font: italic 400 1rem/1 var(--solitaire-serif);
    color: var(--solitaire-ink);
  }
  .difficulty {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    align-self: center;
    color: var(--solitaire-ink);
  }
  .difficulty svg {
    inline-size: 2.6875rem;
    block-size: 0.5375rem;
    flex: none;
    fill: none;
    stroke: var(--solitaire-rule-2);
  }
  .difficulty .solid {
    fill: var(--solitaire-accent);
  }
  /* Upright tablets: the same order, everything in sight. */
  @container table (width >= 37.5rem) {
    .which > .difficulty {
      flex: none;
    }
    .which .short {
      display: none;
    }
    .which .long {
      display: inline;
    }
    .difficulty svg {
      inline-size: 3.125rem;
      block-size: 0.625rem;
    }
  }
  /* Where the weekday would cost the game's name: as on phones. */
  @container table ((width >= 37.5rem) and (width < 43.125rem)) or
    ((width >= 60rem) and (width < 96rem)) {
    .which > .long {
      display: none;
    }
    .which > .short {
      display: inline;
    }
  }
  @container table (width >= 75rem) and (width < 110rem) {
    .which:lang(ru) > .long {
      display: none;
    }
    .which:lang(ru) > .short {
      display: inline;
    }
  }
  /* Where the tools' words leave room for the day alone, the lozenges say how hard it is. */
  @container table (width >= 75rem) and (width < 84rem) {
    .which .difficulty .long {
      display: none;
    }
  }
  @container table (width >= 75rem) and (width < 98rem) {
    .which:lang(ru) .difficulty .long {
      display: none;
    }
  }
  /* Short phones and phones on their side: two lines, and the status beside them. */
  @container table ((20rem <= width < 37.5rem) and (height < 40rem)) or ((width >= 30rem) and (width < 60rem) and (height < 30rem)) {
    .which .long {
      display: none;
    }
    .which > .short {
      display: inline;
    }
    .head .difficulty svg {
      inline-size: 2.5rem;
      block-size: 0.5rem;
    }
  }
  /* Phones on their side: no room for how hard it is. */
  @container table (width >= 30rem) and (width < 44rem) and (height < 30rem) {
    .which .difficulty {
      display: none;
    }
  }
`;

import { css, type CSSResult } from "@lit/reactive-element/css-tag.js";

/** The classic faces. The inks of their pictures are the same on every paper. */
export const classicStyles: CSSResult = css`
  .ink-gold {
    fill: #e0ab45;
  }
  .ink-red {
    fill: #b2202c;
  }
  .ink-blue {
    fill: #2f4b8f;
  }
  .ink-black {
    fill: #1c2331;
  }
  .ink-lines,
  .ink-fine,
  .ink-frame {
    fill: none;
    stroke: #2f4b8f;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2;
  }
  .ink-fine {
    stroke-width: 1;
  }
  .ink-frame {
    stroke-width: 0.4;
  }
  /* A covered card has its index alone, which is hidden as long as the rest is seen; so has one on its side, under others. */
  .strip {
    visibility: hidden;
  }
  .covered .strip,
  :is(.turned-left, .turned-right):has(~ .card) .strip {
    visibility: visible;
    transition: visibility 0s 300ms;
  }
  :is(.turned-left, .turned-right):has(~ .card) .classic .art {
    visibility: hidden;
    transition: visibility 0s 300ms;
  }
  :is(.flying, .bared) .classic .strip {
    visibility: hidden;
    transition: none;
  }
  :is(.flying, .bared) .classic .art {
    visibility: visible;
    transition: none;
  }
  @media (forced-colors: active) {
    .ink-black {
      fill: CanvasText;
    }
    .ink-gold,
    .ink-red,
    .ink-blue {
      fill: none;
    }
    .ink-lines,
    .ink-fine,
    .ink-frame {
      stroke: CanvasText;
    }
    .card:is(.suit-2, .suit-3):not(.covered):has(.classic)::before {
      left: 3%;
      top: 34%;
      width: 12%;
    }
  }
`;

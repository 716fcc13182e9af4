import { LARGE_BACK, SMALL_BACK } from "./backs.js";
import { HALOS, HATS } from "./courts.js";
import { GLYPHS, PEN_STRETCH, PIPS } from "./glyphs.js";
import { EMBLEMS, ICONS } from "./icons.js";
import { type Drawing, paths, svg } from "./svg.js";

const groups = (prefix: string, drawings: Readonly<Record<string, Drawing>>): SVGGElement[] =>
  Object.entries(drawings).map(([key, drawing]) => svg("g", { id: prefix + key }, ...paths(drawing)));

const symbols = (prefix: string, drawings: Readonly<Record<string, Drawing>>): SVGSymbolElement[] =>
  Object.entries(drawings).map(([key, drawing]) =>
    svg("symbol", { id: prefix + key, viewBox: "0 0 24 24" }, ...paths(drawing)),
  );

/**
 * Everything that is drawn, once for each shadow root: ranks `r0`–`r12`, pips `p0`–`p3`, hats `g…` and halos `h…` by
 * rank, backs `bl` and `bs`, icons `i-…`, emblems `e-…`. Drawings are used by `<use href="#…">` within the same root.
 */
export const makeSymbols = (): SVGSVGElement =>
  svg(
    "svg",
    { class: "symbols", "aria-hidden": "true", width: 0, height: 0 },
    svg(
      "defs",
      {},
      ...GLYPHS.map(([, d], rank) =>
        svg("path", { id: `r${rank}`, class: "glyph", transform: `scale(${PEN_STRETCH} 1)`, d }),
      ),
      ...PIPS.map((d, suit) => svg("path", { id: `p${suit}`, d })),
      ...groups("g", HATS),
      ...groups("h", HALOS),
      ...groups("b", { l: LARGE_BACK, s: SMALL_BACK }),
      ...symbols("i-", ICONS),
      ...symbols("e-", EMBLEMS),
    ),
  );

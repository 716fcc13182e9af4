import { LARGE_BACK, SMALL_BACK } from "./backs.js";
import { GLYPHS, PEN_STRETCH, PIPS } from "./glyphs.js";
import { type Drawing, paths, svg } from "./svg.js";

/** A drawing to be used by its id. */
export const group = (id: string, drawing: Drawing): SVGGElement => svg("g", { id }, ...paths(drawing));

/** Drawings in a box of 24, to be used by a prefix and their keys. */
export const symbols = (prefix: string, drawings: Readonly<Record<string, Drawing>>): SVGSymbolElement[] =>
  Object.entries(drawings).map(([key, drawing]) =>
    svg("symbol", { id: prefix + key, viewBox: "0 0 24 24" }, ...paths(drawing)),
  );

/**
 * Everything that is drawn, once for each shadow root: ranks `r0`–`r12`, pips `p0`–`p3`, backs `b…`; the
 * icons `i-…` come with the buttons that show them. Drawings are used by `<use href="#…">` within the same root. What
 * `ornaments.ts` adds comes later: until then, and if it does not come at all, the deck is plainer.
 */
export const makeSymbols = (): SVGSVGElement => {
  const defs = svg(
    "defs",
    {},
    ...GLYPHS.map(([, d], rank) =>
      svg("path", { id: `r${rank}`, class: "glyph", transform: `scale(${PEN_STRETCH} 1)`, d }),
    ),
    ...PIPS.map((d, suit) => svg("path", { id: `p${suit}`, d })),
    group("bl", LARGE_BACK),
    group("bs", SMALL_BACK),
  );
  const addOrnaments = async (): Promise<void> => {
    const { makeLattice, makeOrnaments } = await import("./ornaments.js");
    defs.append(...makeOrnaments());
    defs.querySelector("#bl path")!.after(...makeLattice());
  };
  addOrnaments().catch((error: unknown) => console.warn("The deck does without its ornaments:", error));
  return svg("svg", { class: "symbols", "aria-hidden": "true", width: 0, height: 0 }, defs);
};

import { HALOS, HATS } from "./courts.js";
import { EMBLEMS } from "./emblems.js";
import { paths, round } from "./svg.js";
import { group, symbols } from "./symbols.js";

/** Diagonals both ways over a rectangle, `pitch` apart. */
const lattice = (x: number, y: number, w: number, h: number, pitch: number): string => {
  let d = "";
  for (let c = pitch / 2 - h; c < w; c += pitch) {
    const from = Math.max(0, c);
    const to = Math.min(w, c + h);
    if (to - from <= 1) continue;
    d += `M${round(x + from)} ${round(y + from - c)}L${round(x + to)} ${round(y + to - c)}`;
    d += `M${round(x + from)} ${round(y + h - from + c)}L${round(x + to)} ${round(y + h - to + c)}`;
  }
  return d;
};

/** What lies on the ground of the large back. */
export const makeLattice = (): SVGElement[] => paths([[lattice(7, 7, 86, 126, 10.75), "lattice"]]);

/** What a table can do without for a moment: hats `g…` and halos `h…` of the courts by rank, and the games' emblems `e-…`. */
export const makeOrnaments = (): SVGElement[] => [
  ...Object.entries(HATS).map(([rank, hat]) => group(`g${rank}`, hat)),
  ...Object.entries(HALOS).map(([rank, halo]) => group(`h${rank}`, halo)),
  ...symbols("e-", EMBLEMS),
];

import type { Tally } from "./client.js";
import { gatherStems, type Stem, stemOf } from "./stems.js";

const SVG = "http://www.w3.org/2000/svg";

const WIDTH = 400;
const HEIGHT = 168;
const BASE = 142;
const TOP = 40;
const SIDE = 14;

/** What is marked on the chart, and its words. */
export interface Marks {
  /** The moves of one's own win. */
  readonly own?: number | undefined;
  readonly par?: number | undefined;
  readonly words: {
    readonly you: (moves: number) => string;
    readonly par: (moves: number) => string;
    readonly moves: string;
    /** The whole chart in a sentence. */
    readonly label: string;
  };
}

/**
 * Draws a distribution of wins, which has at least one, as stems with rings: one's own is filled and named, par is a dotted line.
 * The page's style paints `.stem`, `.ring`, `.own`, `.par`, `.base` and the text.
 */
export const drawStarChart = (distribution: readonly Tally[], { own, par, words }: Marks): SVGElement => {
  const gathered = gatherStems(distribution);
  const { stems, isOpen } = gathered;
  const most = Math.max(...stems.map(({ wins }) => wins));
  const space = (WIDTH - 2 * SIDE) / stems.length;
  const x = (i: number): number => round(SIDE + (i + 0.5) * space);
  const y = ({ wins }: Stem): number => round(BASE - 4 - ((BASE - 4 - TOP) * wins) / most);
  const ownStem = own === undefined ? -1 : stemOf(gathered, own);

  const chart = make("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "star-chart", role: "img" });
  chart.setAttribute("aria-label", words.label);
  chart.append(make("path", { class: "base", d: `M4 ${BASE}H${WIDTH - 4}` }));
  for (const [i, stem] of stems.entries()) {
    if (stem.wins === 0 && i !== ownStem) continue;
    const kind = i === ownStem ? " own" : "";
    const radius = i === ownStem ? 6.5 : 3.5;
    chart.append(
      make("path", { class: `stem${kind}`, d: `M${x(i)} ${BASE}V${round(y(stem) + radius)}` }),
      make("circle", { class: `ring${kind}`, cx: x(i), cy: y(stem), r: radius }),
    );
  }
  // Every so many stems are named, so that the names do not touch.
  const every = Math.ceil(stems.length / 6);
  for (const [i, { from }] of stems.entries()) {
    const isLast = i === stems.length - 1;
    if (i % every === 0 && x(i) < WIDTH - 66)
      chart.append(write(isLast && isOpen ? `${from}+` : String(from), x(i), BASE + 17));
  }
  chart.append(write(words.moves, WIDTH - 4, BASE + 17, "end"));
  if (par !== undefined && par >= stems[0]!.from && par <= stems.at(-1)!.to) {
    const at = x(stemOf(gathered, par));
    const side = at > WIDTH / 2 ? "end" : "start";
    chart.append(make("path", { class: "par", d: `M${at} ${BASE}V18` }), write(words.par(par), at, 12, side));
  }
  if (own !== undefined) {
    const side = x(ownStem) < 50 ? "start" : x(ownStem) > WIDTH - 50 ? "end" : "middle";
    chart.append(write(words.you(own), x(ownStem), y(stems[ownStem]!) - 12, side, "you"));
  }
  return chart;
};

const make = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

const write = (text: string, x: number, y: number, anchor = "middle", kind = ""): SVGElement => {
  const element = make("text", { x: round(x), y: round(y), "text-anchor": anchor, class: kind });
  element.textContent = text;
  return element;
};

const round = (value: number): number => Math.round(value * 10) / 10;

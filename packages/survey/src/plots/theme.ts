import type { Config } from "vega-lite";

/** The colours of the table's light theme. */
const paper = "#f7f4ec";
export const ink = "#1f2826";
const faint = "#5a6159";
const rule = "#d9d2c1";

/** A colour for each subject; lightness differs too, so that they are told apart without hue. */
export const colours: Readonly<Record<string, string>> = {
  Penguin: "#1c58a4",
  Stalactites: "#0f7a4c",
  "Stalactites by ones": "#4f9d7b",
  "Stalactites by twos": "#8fbfa8",
  Zodiac: "#8a4b06",
  "Zodiac Classic": "#c99a3c",
  "Rouge et Noir": "#b2202c",
};

const font = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const serif = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, serif";

export const config: Config = {
  background: paper,
  font,
  padding: 20,
  view: { stroke: null },
  title: {
    anchor: "start",
    font: serif,
    fontSize: 19,
    fontWeight: 400,
    color: ink,
    subtitleFont: font,
    subtitleFontSize: 13,
    subtitleColor: faint,
    subtitlePadding: 6,
    offset: 16,
  },
  axis: {
    domainColor: rule,
    gridColor: rule,
    gridOpacity: 0.7,
    tickColor: rule,
    labelColor: faint,
    labelFontSize: 12,
    labelLimit: 0,
    titleColor: ink,
    titleFontSize: 12.5,
    titleFontWeight: 400,
    titlePadding: 10,
  },
  header: { labelFont: serif, labelFontSize: 15, labelColor: ink, labelAnchor: "start", titleColor: ink },
  legend: { labelColor: ink, labelLimit: 0, labelFontSize: 12.5, title: null, symbolStrokeWidth: 2.5 },
};

/** An axis of shares: `20 %`. */
export const percents = { labelExpr: "round(datum.value * 100) + ' %'" } as const;

/** Each game in its colour. */
export const scaleOf = (games: readonly string[]): { domain: string[]; range: string[] } => ({
  domain: [...games],
  range: games.map((game) => colours[game]!),
});

import type { Share } from "../shares.ts";
import type { Plot } from "./render.ts";
import { ink, percents, scaleOf } from "./theme.ts";

/** The share of winnable deals, each with its interval and its figure. */
export const winnabilityPlot = (shares: readonly Share[]): Plot => {
  const values = shares.map(({ subject, won, deals, low, high, text }) => ({
    game: subject.title,
    share: won / deals,
    low,
    high,
    text,
  }));
  const axis = { labelFontSize: 13.5, labelColor: ink, ticks: false, domain: false, labelPadding: 10 } as const;
  const y = { field: "game", type: "nominal", sort: null, title: null, axis } as const;
  const color = {
    field: "game",
    type: "nominal",
    legend: null,
    scale: scaleOf(values.map(({ game }) => game)),
  } as const;
  return {
    name: "winnability",
    title: "Winnable deals of each game",
    description: values.map(({ game, text }) => `${game}: ${text}.`).join(" "),
    spec: {
      title: {
        text: "How many deals can be won",
        subtitle: "Share of all deals, with its 95 % interval",
      },
      width: 500,
      height: { step: 34 },
      data: { values },
      encoding: { y },
      layer: [
        {
          mark: { type: "bar", height: 14, cornerRadiusEnd: 2 },
          encoding: {
            x: {
              field: "share",
              type: "quantitative",
              title: "share of deals",
              axis: percents,
              scale: { domain: [0, 1] },
            },
            color,
          },
        },
        {
          mark: { type: "rule", strokeWidth: 2, color: ink },
          encoding: { x: { field: "low", type: "quantitative" }, x2: { field: "high" } },
        },
        {
          mark: { type: "text", align: "left", dx: 12, color: ink, fontSize: 13 },
          encoding: { x: { datum: 1 }, text: { field: "text" } },
        },
      ],
    },
  };
};

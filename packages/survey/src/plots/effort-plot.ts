import type { AllFindings } from "../shares.ts";
import { total } from "../statistics.ts";
import { subjects } from "../subjects.ts";
import { binStart } from "../summarize.ts";
import { countsIn } from "../table.ts";
import type { Plot } from "./render.ts";
import { percents, scaleOf } from "./theme.ts";

/** The share of deals that are decided within so many nodes. */
export const effortPlot = (all: AllFindings, games: readonly string[]): Plot => {
  const chosen = subjects.filter(({ id }) => games.includes(id));
  const values = chosen.flatMap(({ id, title }) => {
    const counts = countsIn(all.get(id)?.verdict, "effort-bin");
    const deals = total(counts);
    let seen = 0;
    return [...counts].map(([bin, n]) => {
      seen += n;
      return { game: title, nodes: binStart(bin + 1), share: seen / deals };
    });
  });
  return {
    name: "effort",
    title: "How many positions the solver looks at",
    description:
      "For each game the share of deals that are decided within a number of positions, on a logarithmic scale.",
    spec: {
      title: {
        text: "How many positions a verdict takes",
        subtitle: "Share of deals decided within so many positions looked at",
      },
      width: 600,
      height: 300,
      data: { values },
      mark: { type: "line", strokeWidth: 2.2, interpolate: "step-after", clip: true },
      encoding: {
        x: {
          field: "nodes",
          type: "quantitative",
          title: "positions looked at, logarithmic",
          scale: { type: "log", domain: [1, 50_000_000] },
          axis: { values: [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7], format: "~s" },
        },
        y: { field: "share", type: "quantitative", title: "share of deals", axis: { ...percents, tickCount: 5 } },
        color: {
          field: "game",
          type: "nominal",
          scale: scaleOf(chosen.map(({ title }) => title)),
          legend: { orient: "bottom", symbolType: "stroke", columns: 5 },
        },
      },
    },
  };
};

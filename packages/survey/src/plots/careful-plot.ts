import type { AllFindings } from "../shares.ts";
import { total } from "../statistics.ts";
import { subjects } from "../subjects.ts";
import { countsIn } from "../table.ts";
import type { Plot } from "./render.ts";
import { percents, scaleOf } from "./theme.ts";

/** The share of winnable deals that at least such a share of careful random players win. */
export const carefulPlot = (all: AllFindings, games: readonly string[]): Plot => {
  const chosen = subjects.filter(({ id }) => games.includes(id));
  const values = chosen.flatMap(({ id, title }) => {
    const counts = countsIn(all.get(id)?.careful, "permille");
    const deals = total(counts);
    let left = deals;
    return [...counts].map(([permille, n]) => {
      const share = left / deals;
      left -= n;
      return { game: title, players: permille / 1000, share };
    });
  });
  return {
    name: "careful-players",
    title: "How careful random players fare",
    description: "For each game the share of winnable deals that at least a given share of careful random players win.",
    spec: {
      title: {
        text: "How careful random players fare",
        subtitle: "Share of winnable deals that at least so many of them win",
      },
      width: 600,
      height: 300,
      data: { values },
      mark: { type: "line", strokeWidth: 2.2, interpolate: "step-before" },
      encoding: {
        x: {
          field: "players",
          type: "quantitative",
          title: "share of players that win, at least; square-root scale",
          axis: { ...percents, labelOverlap: false, values: [0, 0.01, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1] },
          scale: { type: "sqrt", domain: [0, 1] },
        },
        y: {
          field: "share",
          type: "quantitative",
          title: "share of winnable deals",
          axis: { ...percents, tickCount: 5 },
        },
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

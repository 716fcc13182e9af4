import type { AllFindings } from "../shares.ts";
import { countsIn } from "../table.ts";
import type { Plot } from "./render.ts";
import { colours } from "./theme.ts";

/** Bounds from here on are one bar. */
const MOST = 20;

/** How many cards the Equator must hold at least, and whether the deal is won. */
export const zodiacPlot = (all: AllFindings): Plot => {
  const rows = all.get("zodiac")?.verdict;
  const values = (["won", "lost"] as const).flatMap((verdict) =>
    [...countsIn(rows, `bound-${verdict}`)].map(([bound, deals]) => ({ verdict, bound: Math.min(bound, MOST), deals })),
  );
  const labels = `datum.value === ${MOST} ? '${MOST} +' : datum.value`;
  return {
    name: "zodiac",
    title: "Why a deal of Zodiac is a coin toss",
    description:
      "Deals of Zodiac by the number of cards that the Equator must hold at least. Up to eight nearly all are won, from nine on all are lost, since the Equator has eight places.",
    spec: {
      title: {
        text: "Zodiac: decided by the highest cards of the ring",
        subtitle: "Deals by the cards that the Equator's eight places must hold",
      },
      width: 600,
      height: 280,
      data: { values },
      layer: [
        {
          mark: { type: "bar", cornerRadiusEnd: 2 },
          encoding: {
            x: {
              field: "bound",
              type: "ordinal",
              title: "cards that must be kept, at least",
              scale: { domain: Array.from({ length: MOST + 1 }, (_, i) => i) },
              axis: { labelAngle: 0, labelExpr: labels, grid: false },
            },
            y: {
              field: "deals",
              type: "quantitative",
              aggregate: "sum",
              title: "deals",
              axis: { tickCount: 5, format: ",d" },
            },
            color: {
              field: "verdict",
              type: "nominal",
              scale: { domain: ["won", "lost"], range: [colours.Zodiac!, "#c9c3b4"] },
              legend: { orient: "top", symbolType: "square" },
            },
            order: { field: "verdict", sort: "descending" },
          },
        },
      ],
    },
  };
};

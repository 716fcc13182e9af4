import type { AllFindings } from "../shares.ts";
import { type Counts, total, within } from "../statistics.ts";
import { type Subject, subjects } from "../subjects.ts";
import { countsIn } from "../table.ts";
import type { Plot } from "./render.ts";
import { colours, percents } from "./theme.ts";

/** As many bars at most. */
const BARS = 40;

/** How many moves a win takes, game by game: the solver's wins, and the shortest ones where they are proved. */
export const lengthsPlot = (all: AllFindings, games: readonly string[]): Plot => ({
  name: "lengths",
  title: "How many moves a win takes",
  description:
    "For each game the share of wins by their number of moves, light: as the solver finds them; and dark: the shortest ones, where they are proved.",
  spec: {
    title: {
      text: "How many moves a win takes",
      subtitle: "Light: as the solver finds them. Dark: the shortest, where it is proved",
    },
    columns: 3,
    spacing: 30,
    concat: subjects.filter(({ id }) => games.includes(id)).map((subject) => chart(subject, all)),
  },
});

const chart = ({ id, title }: Subject, all: AllFindings) => {
  const found = countsIn(all.get(id)?.verdict, "length");
  const shortest = countsIn(all.get(id)?.par, "length");
  const moves = [...found.keys(), ...shortest.keys()];
  const [least, most] = [Math.min(...moves), Math.max(...moves)];
  const width = Math.max(1, Math.ceil((most - least + 1) / BARS));
  const bars = [...series("found", found, least, most, width), ...series("shortest", shortest, least, most, width)];
  return {
    title: { text: title, fontSize: 15, offset: 6 },
    width: 215,
    height: 110,
    data: { values: bars },
    mark: { type: "bar", color: colours[title]!, binSpacing: 0.6 },
    encoding: {
      x: {
        field: "from",
        type: "quantitative",
        bin: { binned: true },
        title: width === 1 ? "moves" : `moves, in steps of ${width}`,
        axis: { grid: false, tickCount: 5 },
        scale: { zero: false, nice: false },
      },
      x2: { field: "to" },
      y: {
        field: "share",
        type: "quantitative",
        stack: null,
        title: "share of wins",
        axis: { ...percents, tickCount: 3 },
      },
      opacity: {
        field: "kind",
        type: "ordinal",
        legend: null,
        scale: { domain: ["found", "shortest"], range: [0.4, 1] },
      },
    },
  } as const;
};

interface Bar {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Bars whose middles are the numbers of moves that they count. */
const series = (kind: string, counts: Counts, least: number, most: number, width: number): Bar[] => {
  const bars: Bar[] = [];
  for (let from = least; from <= most && counts.size > 0; from += width) {
    const share = within(counts, from, from + width - 1) / total(counts);
    bars.push({ kind, from: from - 0.5, to: from + width - 0.5, share });
  }
  return bars;
};

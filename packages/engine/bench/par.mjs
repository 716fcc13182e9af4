// How long the shortest wins are, and what it takes to find them: `node bench/par.mjs`, or with `-- --times 0.1` on a tenth of
// the deals. The goals for time and memory are among those of `npm run bench`.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { par } from "../dist/solver.js";
import { dealt, rulesOf } from "./deals.mjs";
import { cpuTime, percentile, sorted } from "./measure.mjs";
import { number, printTable } from "./table.mjs";

/** Deals from 1 on. For the last three games wins are only made shorter, and nothing is proved. */
const SAMPLES = [
  { name: "Penguin", game: "penguin", count: 1000 },
  { name: "Stalactites, by1", game: "stalactites", pick: "by1", count: 1000 },
  { name: "Stalactites, by2", game: "stalactites", pick: "by2", count: 1000 },
  { name: "Stalactites, either", game: "stalactites", count: 1000 },
  { name: "Zodiac", game: "zodiac", count: 200 },
  { name: "Zodiac Classic", game: "zodiac-classic", count: 200 },
  { name: "Rouge et Noir", game: "rouge-et-noir", count: 200, nodes: 10_000_000 },
];

/** What the columns of {@link parRows} are; times are CPU time of one core in ms. */
export const PAR_FIGURES = [
  "",
  "deals",
  "won",
  "proved",
  "moves, mean",
  "fewest",
  "most",
  "p50",
  "p99",
  "max",
  "nodes, mean",
  "most",
];

/**
 * @param {number} times By how much the samples are larger.
 * @returns {string[][]} A row for each sample.
 */
export const parRows = (times = 1) =>
  SAMPLES.map(({ name, game, pick, count, nodes }) => {
    const rules = rulesOf(game);
    const deals = Math.ceil(count * times);
    const wins = [];
    for (let i = 1; i <= deals; i++) {
      const position = dealt(rules, i, pick);
      const begin = cpuTime();
      const win = par(rules, position, nodes ? { nodes } : {});
      if (win.verdict === "won") wins.push({ ...win, time: cpuTime() - begin });
    }
    const columnOf = (key) => sorted(wins.map((win) => win[key]));
    const mean = (key, digits) => number(wins.reduce((sum, win) => sum + win[key], 0) / wins.length, digits);
    const [lengths, spent, looked] = ["length", "time", "nodes"].map(columnOf);
    return [
      name,
      number(deals),
      number(wins.length),
      number(wins.filter(({ isProved }) => isProved).length),
      mean("length", 2),
      number(lengths[0]),
      number(lengths.at(-1)),
      ...[0.5, 0.99, 1].map((share) => number(percentile(spent, share), 1)),
      mean("nodes"),
      number(looked.at(-1)),
    ];
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { times: { type: "string", default: "1" } } });
  printTable(PAR_FIGURES, parRows(Number(values.times)));
}

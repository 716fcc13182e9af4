// Speeds and goals of the built engine on this machine: `npm run bench`, or with `-- --times 5` five times as many
// deals. Ends with 1 if a goal is missed. docs/solving.md, "Figures", tells how each figure is measured.
import { readFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { judge, JUDGING_FIGURES } from "./judging.mjs";
import { printSpeeds } from "./speeds.mjs";
import { rougeEtNoir, samples } from "./samples.mjs";
import { countGoal, exactGoals, FIGURES, figuresOf, peerGoals, winGoals } from "./summary.mjs";
import { number, printGoals, printTable } from "./table.mjs";
import { solveSample } from "./verdicts.mjs";

const { values } = parseArgs({ options: { times: { type: "string", default: "1" } } });
const times = Number(values.times);
if (!(times > 0)) throw new RangeError("--times is followed by a number above 0, by which the samples become larger.");

const noted = JSON.parse(readFileSync(new URL("node-counts.json", import.meta.url), "utf8")).bench;
const load = () =>
  `load ${loadavg()
    .map((each) => each.toFixed(1))
    .join(" ")}`;

console.log(
  `Node.js ${process.version}, ${cpus()[0]?.model ?? "unknown CPU"}, ${availableParallelism()} cores, ${load()}`,
);
console.log("All times are CPU times.\n");
const goals = [...printSpeeds()];

const rows = [];
for (const [i, sample] of [...samples, rougeEtNoir].entries()) {
  const { name, game, pick, par, count } = sample;
  const deals = Math.ceil(count * times);
  console.error(`Solving ${name}, ${number(deals)} deals ...`);
  const solved = solveSample(i, deals);
  rows.push(figuresOf(name, solved));
  goals.push(...(sample === rougeEtNoir ? winGoals(solved) : exactGoals(sample, solved)));
  const counts = noted.find((each) => each.game === game && each.pick === pick && each.par === par);
  if (counts && counts.last - counts.first < solved.verdicts.length) goals.push(countGoal(name, solved, counts));
  if (solved.peer?.missing) console.log(`No peer to compare with: ${solved.peer.missing}.`);
  else if (solved.peer) {
    goals.push(...peerGoals(solved));
    const round = (list) => list.map((each) => number(each)).join(", ");
    console.log(
      `Penguin, all deals, in ms by round: ${round(solved.totals)}; ${solved.peer.name}: ${round(solved.peer.totals)}`,
    );
  }
}
console.error("Judging moves ...");
const judged = judge(times);
goals.push(...judged.goals);
console.log("\nOne deal, times in ms:");
printTable(FIGURES, rows);
console.log("\nAll legal moves of a position judged, times in ms:");
printTable(JUDGING_FIGURES, judged.rows);
console.log("");
printGoals(goals);
console.log(`\n${goals.filter(({ missed }) => missed).length} goals missed; ${load()} at the end`);
if (goals.some(({ missed }) => missed)) process.exitCode = 1;

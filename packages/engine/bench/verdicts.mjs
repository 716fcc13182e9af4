// Solves a sample of deals. This file is also a program, `node --expose-gc verdicts.mjs SAMPLE COUNT`, so that each sample
// has a process of its own, as a program has that solves one game; it prints its results as JSON.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { par, ParSearch, solve, Solver } from "../dist/solver.js";
import { dealt, rulesOf } from "./deals.mjs";
import { cpuTime, median } from "./measure.mjs";
import { startPeer } from "./peer.mjs";
import { rougeEtNoir, samples } from "./samples.mjs";

/**
 * @typedef {object} Solved What became of a sample, by deal.
 * @property {readonly import("../dist/solver.js").Outcome[]} verdicts
 * @property {readonly number[]} nodes
 * @property {readonly number[]} times CPU time in ms.
 * @property {number} bytes The most that typed arrays took while a hard deal was solved.
 * @property {number} grown By how many bytes the process grew, everything counted.
 * @property {import("./peer.mjs").PeerRun | { missing: string }} [peer]
 * @property {readonly number[]} [totals] CPU time of each round in ms.
 */

const BIG_SLICE = 50_000;

/** @param {number} index @param {number} count @returns {Solved} measured in another process */
export const solveSample = (index, count) => {
  const program = fileURLToPath(import.meta.url);
  const output = execFileSync(process.execPath, ["--expose-gc", program, String(index), String(count)], {
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(output.toString());
};

/** All of it several times, so that nothing of the machine's decides; in turns with the peer where there is one. */
const solveExact = async (sample, count) => {
  const rules = rulesOf(sample.game);
  const table = (i) => dealt(rules, sample.first + i, sample.pick);
  const times = Array.from({ length: count }, () => []);
  const verdicts = [];
  const nodes = [];
  const totals = [];
  const peer = sample.peer ? await startPeer(Array.from({ length: count }, (_, i) => table(i))) : undefined;
  for (let round = 0; round < sample.rounds; round++) {
    await peer?.run();
    let total = 0;
    for (let i = 0; i < count; i++) {
      const position = table(i);
      const begin = cpuTime();
      const solution = (sample.par ? par : solve)(rules, position);
      const time = cpuTime() - begin;
      total += time;
      times[i].push(time);
      verdicts[i] = sample.par && solution.verdict === "won" && !solution.isProved ? "unknown" : solution.verdict;
      nodes[i] = solution.nodes;
    }
    totals.push(total);
  }
  return { verdicts, nodes, times: times.map(median), totals, peer: peer?.end() };
};

/** Goes on until a win is found, or both the largest budget and the longest time are used up. */
const searchForWins = (sample, count) => {
  const rules = rulesOf(sample.game);
  const last = sample.shares.at(-1);
  const budgets = sample.shares.map((share) => share.nodes);
  const verdicts = [];
  const nodes = [];
  const times = [];
  for (let i = 0; i < count; i++) {
    const position = dealt(rules, sample.first + i);
    const begin = cpuTime();
    const solver = new Solver(rules, position, { nodes: Infinity });
    let solution;
    let time = 0;
    while (!solution && (solver.nodes < last.nodes || time < last.ms)) {
      // The ends of the budgets are ends of slices, so that what is found within them is the same on every machine.
      const budget = budgets.find((each) => each > solver.nodes) ?? Infinity;
      solution = solver.run(Math.min(BIG_SLICE, budget - solver.nodes));
      time = cpuTime() - begin;
    }
    verdicts.push(solution?.verdict ?? "unknown");
    nodes.push(solver.nodes);
    times.push(time);
  }
  return { verdicts, nodes, times };
};

/** The bytes of typed arrays that are in use, more than at first. */
const bytesInUse = (() => {
  let first = 0;
  return () => {
    // What one collection finds is given back while it goes on; the second one waits for that.
    globalThis.gc?.();
    globalThis.gc?.();
    const { arrayBuffers } = process.memoryUsage();
    first ||= arrayBuffers;
    return arrayBuffers - first;
  };
})();

/** The most that is in use at fifty moments of each of the hardest deals. */
const measureBytes = (sample, nodes) => {
  const rules = rulesOf(sample.game);
  const hardest = [...nodes.keys()].sort((a, b) => nodes[b] - nodes[a]).slice(0, 5);
  let most = 0;
  for (const i of hardest) {
    const position = dealt(rules, sample.first + i, sample.pick);
    const budget = Math.min(nodes[i], 4_400_000);
    const solver = new (sample.par ? ParSearch : Solver)(rules, position, { nodes: budget });
    while (!solver.run(Math.ceil(budget / 50))) most = Math.max(most, bytesInUse());
  }
  return most;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [index, count] = process.argv.slice(2).map(Number);
  const sample = samples[index] ?? rougeEtNoir;
  bytesInUse();
  const { rss } = process.memoryUsage();
  const solved = sample.rounds ? await solveExact(sample, count) : searchForWins(sample, count);
  const grown = process.resourceUsage().maxRSS * 1024 - rss;
  process.stdout.write(JSON.stringify({ ...solved, bytes: measureBytes(sample, solved.nodes), grown }));
}

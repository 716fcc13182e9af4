// Just enough to compare speeds fairly. Whole rounds take turns, so that a busy moment of the machine hits all alike,
// and what counts is the time that the thread had a core, so that other programs do not.

const ROUNDS = 9;
const LEAST_SECONDS = 0.15;

/**
 * @typedef {object} Benchmark
 * @property {string} name
 * @property {() => number} run Answers how many things it has done.
 * @property {string} unit
 * @property {number} scale Turns things a second, or the seconds for one, into the unit.
 * @property {number} [least] The lower bound of the median.
 * @property {number} [most] The upper bound. With it, the result is the time for one, else how many in a second.
 */

/**
 * Measures how fast each of the benchmarks is.
 * @param {readonly Benchmark[]} benchmarks
 */
export const compare = (benchmarks) => {
  for (const { run } of benchmarks) speed(run);
  const speeds = benchmarks.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, { run }] of benchmarks.entries()) speeds[i].push(speed(run));
  }
  return benchmarks.map(({ name, unit, scale, least, most }, i) => {
    const values = speeds[i].map((perSecond) => (most === undefined ? perSecond : 1 / perSecond) * scale);
    const sorted = values.toSorted((a, b) => a - b);
    const median = sorted[ROUNDS >> 1];
    const missed = (least !== undefined && median < least) || (most !== undefined && median > most);
    return { name, unit, least, most, median, slowest: sorted[0], fastest: sorted[ROUNDS - 1], missed };
  });
};

/** How many things a second. */
const speed = (run) => {
  let done = 0;
  let seconds = 0;
  const begin = secondsSpent();
  while (seconds < LEAST_SECONDS) {
    done += run();
    seconds = secondsSpent() - begin;
  }
  return done / seconds;
};

/** Of the thread, or of the whole process where Node.js does not tell them apart yet (before 23.9). */
const secondsSpent = () => {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1e6;
};

/** Prints the medians with their spread, and the bounds. */
export const printTable = (results) => {
  const rows = results.map(({ name, unit, least, most, median, slowest, fastest, missed }) => [
    name,
    median.toFixed(2),
    `${slowest.toFixed(2)} to ${fastest.toFixed(2)}`,
    unit,
    least === undefined ? (most === undefined ? "" : `at most ${most}`) : `at least ${least}`,
    missed ? "MISSED" : "",
  ]);
  const head = ["", "median", "spread", "", "bound", ""];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, i) => (i === 1 || i === 2 ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
        .join("  ")
        .trimEnd(),
    );
  }
};

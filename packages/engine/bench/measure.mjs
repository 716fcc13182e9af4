// Just enough to compare speeds fairly. Whole rounds take turns, so that a busy moment of the machine hits all alike,
// and what counts is the time that the process had a core, so that other programs do not.

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

const secondsSpent = () => cpuTime() / 1e3;

/**
 * The CPU time of this process in ms: all its threads, for those that compile and collect work for us. Unlike the time
 * of one thread it is exact to the microsecond on Linux.
 */
export const cpuTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};

/** @param {readonly number[]} values Sorted. @param {number} share 0.5 is the median. */
export const percentile = (values, share) => values[Math.min(values.length - 1, Math.floor(values.length * share))];

/** @param {readonly number[]} values */
export const median = (values) => percentile(sorted(values), 0.5);

/** @param {Iterable<number>} values */
export const sorted = (values) => [...values].sort((a, b) => a - b);

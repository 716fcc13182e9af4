// What a sample's results come to: a row of figures, and the goals.
import { median, percentile, sorted } from "./measure.mjs";
import { MOST_MEMORY, MOST_OF_PEER, rougeEtNoir } from "./samples.mjs";
import { atMost, exactly, number, shareAtLeast } from "./table.mjs";

/**
 * @typedef {import("./samples.mjs").Sample} Sample
 * @typedef {import("./verdicts.mjs").Solved} Solved
 * @typedef {import("./table.mjs").Goal} Goal
 */

const MB = 1e6;

/** What the columns of {@link figuresOf} are; times are CPU time of one core in ms. */
export const FIGURES = [
  "",
  "deals",
  "won",
  "lost",
  "unknown",
  "p50",
  "p90",
  "p99",
  "max",
  "nodes, mean",
  "tables, MB",
  "grown, MB",
];

/** @param {string} name @param {Solved} solved */
export const figuresOf = (name, { verdicts, nodes, times, bytes, grown }) => {
  const count = (verdict) => number(verdicts.filter((each) => each === verdict).length);
  const ordered = sorted(times);
  return [
    name,
    number(verdicts.length),
    ...["won", "lost", "unknown"].map(count),
    ...[0.5, 0.9, 0.99, 1].map((share) => number(percentile(ordered, share), 2)),
    number(nodes.reduce((sum, each) => sum + each, 0) / nodes.length),
    number(bytes / MB, 1),
    number(grown / MB),
  ];
};

/** @param {Sample} sample @param {Solved} solved @returns {Goal[]} of a game whose deals are all to be decided */
export const exactGoals = ({ name, par, most }, { verdicts, times, bytes }) => {
  const ordered = sorted(times);
  const decided = verdicts.filter((each) => each !== "unknown").length;
  const at = { p50: 0.5, p99: 0.99, max: 1 };
  return [
    shareAtLeast(`${name}: deals ${par ? "proved" : "decided"}`, decided / verdicts.length, 1),
    ...Object.entries(most).map(([which, bound]) => atMost(`${name}: ${which}`, percentile(ordered, at[which]), bound)),
    memoryGoal(name, bytes),
  ];
};

/** @param {Solved} solved @returns {Goal[]} */
export const winGoals = ({ verdicts, times, nodes, bytes }) => {
  const { name, most, shares } = rougeEtNoir;
  const isWon = (i) => verdicts[i] === "won";
  // A deal without a win counts as one that takes for ever.
  const median = percentile(sorted(times.map((time, i) => (isWon(i) ? time : Infinity))), 0.5);
  const shareOf = (holds) => times.filter((_, i) => isWon(i) && holds(i)).length / times.length;
  return [
    ...shares.flatMap((share) => {
      const within = number(share.ms / 1000);
      const inNodes = shareOf((i) => nodes[i] <= share.nodes);
      return [
        shareAtLeast(
          `${name}: won within ${within} s`,
          shareOf((i) => times[i] <= share.ms),
          share.least,
        ),
        {
          ...shareAtLeast(`${name}: won within ${number(share.nodes)} nodes`, inNodes, share.least),
          bound: "",
          missed: false,
        },
      ];
    }),
    atMost(`${name}: p50`, median, most.p50),
    memoryGoal(name, bytes),
  ];
};

const memoryGoal = (name, bytes) => atMost(`${name}: tables`, bytes / MB, MOST_MEMORY, "MB");

/**
 * Whether verdicts and nodes of the first deals are those that were noted.
 * @param {string} name @param {Solved} solved
 * @param {{ first: number, last: number, within?: number, won: number, lost: number, nodes: number }} noted
 * @returns {Goal}
 */
export const countGoal = (name, { verdicts, nodes }, noted) => {
  const counts = { won: 0, lost: 0, nodes: 0 };
  for (let i = 0; i <= noted.last - noted.first; i++) {
    if (verdicts[i] === "unknown" || nodes[i] > (noted.within ?? Infinity)) continue;
    counts[verdicts[i]]++;
    counts.nodes += nodes[i];
  }
  const inWords = ({ won, lost, nodes }) => `${number(won)} won, ${number(lost)} lost, ${number(nodes)} nodes`;
  const [value, expected] = [inWords(counts), inWords(noted)];
  const missed = value !== expected;
  return {
    name: `${name}: deals ${noted.first} to ${noted.last}`,
    value,
    bound: missed ? expected : "as noted",
    missed,
  };
};

/**
 * Whether the peer agrees deal by deal. It cannot build on the beak: what it wins is won, but what it finds lost needs
 * not be.
 * @param {Solved} solved @returns {Goal[]}
 */
export const peerGoals = ({ verdicts, totals, peer }) => {
  const ratio = median(totals.map((total, i) => total / peer.totals[i]));
  const differ = verdicts.filter((verdict, i) => (peer.verdicts[i] === "w") !== (verdict === "won"));
  const explained = verdicts.filter((verdict, i) => peer.verdicts[i] === "l" && verdict === "won");
  return [
    atMost(`Penguin: CPU time, by that of ${peer.name}`, ratio, MOST_OF_PEER, ""),
    exactly("Penguin: other verdicts than the peer's", number(differ.length), number(explained.length)),
  ];
};

// Which deals are solved, and what is to be reached.

/**
 * @typedef {object} Sample
 * @property {string} name
 * @property {string} game
 * @property {string} [pick] The interval that is picked first.
 * @property {number} first The number of the first deal.
 * @property {number} count How many deals, unless more are asked for.
 * @property {number} rounds How often; a deal's time is the median of the rounds.
 * @property {boolean} [par] Whether the shortest wins are looked for. A deal is decided then if its shortest win is proved.
 * @property {boolean} [peer] Whether Freecell Solver solves them too.
 * @property {Partial<Record<"p50" | "p99" | "max", number>>} most Bounds of the CPU time for one deal, in ms.
 */

/** @type {readonly Sample[]} */
export const samples = [
  { name: "Penguin", game: "penguin", first: 1, count: 10_000, rounds: 5, peer: true, most: { p99: 10, max: 150 } },
  ...["by1", "by2", undefined].map((pick) => ({
    name: `Stalactites${pick ? `, ${pick}` : ", either"}`,
    game: "stalactites",
    pick,
    first: 1,
    count: 2000,
    rounds: 3,
    most: { p99: 30, max: 300 },
  })),
  { name: "Zodiac", game: "zodiac", first: 1, count: 2000, rounds: 3, most: { p50: 10, p99: 200 } },
  { name: "Zodiac Classic", game: "zodiac-classic", first: 1, count: 1000, rounds: 3, most: { p50: 100 } },
  { name: "Penguin, par", game: "penguin", par: true, first: 1, count: 1000, rounds: 1, most: { p50: 120, max: 2000 } },
  ...["by1", "by2"].map((pick) => ({
    name: `Stalactites, ${pick}, par`,
    game: "stalactites",
    pick,
    par: true,
    first: 1,
    count: 1000,
    rounds: 1,
    most: { p99: 250 },
  })),
];

/** Rouge et Noir, where wins are only found: so many are to be, by CPU time. */
export const rougeEtNoir = {
  name: "Rouge et Noir",
  game: "rouge-et-noir",
  first: 60_001,
  count: 400,
  most: { p50: 15 },
  shares: [
    { ms: 1_000, nodes: 4_400_000, least: 0.975 },
    { ms: 10_000, nodes: 44_000_000, least: 0.995 },
  ],
};

/** Where every legal move of a position is judged: games of the deals from 1 on, and bounds of the CPU time in ms. */
export const JUDGED = {
  games: [
    ["Penguin", "penguin"],
    ["Stalactites", "stalactites"],
    ["Zodiac", "zodiac"],
    ["Zodiac Classic", "zodiac-classic"],
  ],
  deals: 60,
  most: { p95: 10, p99: 60 },
};

/** The most that the tables of one solver may take, in MB. */
export const MOST_MEMORY = 64;
/** The most CPU time for Penguin, by that of the peer. */
export const MOST_OF_PEER = 0.6;

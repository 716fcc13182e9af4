// What judging every legal move of a position costs: `node bench/judging.mjs [deals]`. CPU milliseconds of one core.
import { pathToFileURL } from "node:url";
import { deal, findVariant, parseDealNumber, rulesFor } from "../dist/index.js";
import { Analyst } from "../dist/solver.js";

export const GAMES = ["penguin", "stalactites", "zodiac", "zodiac-classic"];

/** A game is given up after so many positions that are lost. */
const MOST_LOST = 5;
/** Every so many positions of a game are judged; in Zodiac most moves are turns of the stock. */
const EVERY = { penguin: 1, stalactites: 1, zodiac: 5, "zodiac-classic": 5, "rouge-et-noir": 5 };

const valueOf = (result) => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** Mulberry32: the same games each time. */
const randomFrom = (seed) => {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
};

const run = (task) => {
  for (;;) {
    const answer = task.run(5_000);
    if (answer !== undefined) return answer;
  }
};

/** Of the process: the thread's own clock is too coarse for single positions. */
const milliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};

/**
 * Plays games with an analyst at hand and measures every judgement.
 * @param {string} id
 * @param {object} options
 * @param {number} options.deals How many, from number 1 on.
 * @param {number} options.whim One move in so many is made at random; the others follow a win.
 * @param {boolean} [options.cold] Each position has an analyst of its own, as when a game is taken up.
 * @returns {{ times: number[], unknown: number, most: object }} CPU milliseconds a position; moves that are not decided
 */
export const measureJudging = (id, { deals, whim, cold = false }) => {
  const rules = rulesFor(valueOf(findVariant(id)));
  const times = [];
  let unknown = 0;
  let slowest = { time: 0 };
  for (let number = 1; number <= deals; number++) {
    const random = randomFrom(number);
    const pos = deal(rules, valueOf(parseDealNumber(String(number))));
    const guide = new Analyst(rules);
    let lost = 0;
    let analyst = new Analyst(rules);
    for (let made = 0; made < 600; made++) {
      const legal = rules.legalMoves(pos);
      if (legal.length === 0) break;
      if (made % EVERY[id] === 0) {
        if (cold) analyst = new Analyst(rules);
        const begin = milliseconds();
        const judgements = run(analyst.judge(pos));
        const time = milliseconds() - begin;
        times.push(time);
        if (time > slowest.time) slowest = { time, number, made, moves: judgements.length };
        unknown += judgements.filter(({ verdict }) => verdict === "unknown").length;
      }
      const { verdict, moves } = run(guide.decide(pos));
      if (verdict === "lost" && ++lost > MOST_LOST) break;
      const isWhim = verdict !== "won" || random(whim) === 0;
      rules.playUnchecked(pos, isWhim ? legal[random(legal.length)] : moves[0]);
    }
  }
  return { times, unknown, slowest };
};

/** The p-th part of the values is at most this. */
export const quantile = (values, p) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * p))];

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const deals = Number(process.argv[2] ?? 100);
  const games = process.argv[3]?.split(",") ?? GAMES;
  for (const id of games) {
    for (const [whim, cold] of [
      [5, false],
      [1, false],
      [1, true],
    ]) {
      const { times, unknown, slowest } = measureJudging(id, { deals, whim, cold });
      const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((p) => quantile(times, p).toFixed(2));
      console.log(
        `${id.padEnd(15)} ${whim === 1 ? "at random" : "following"} ${cold ? "cold" : "warm"}  ${times.length} positions: p50 ${p50}, p95 ${p95}, p99 ${p99}, most ${most} ms; ${unknown} unknown`,
        JSON.stringify(slowest),
      );
    }
  }
}

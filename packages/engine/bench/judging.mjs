// What judging every legal move of a position costs.
import { Analyst, randomFrom } from "../dist/solver.js";
import { dealt, rulesOf } from "./deals.mjs";
import { cpuTime, percentile, sorted } from "./measure.mjs";
import { JUDGED } from "./samples.mjs";
import { atMost, exactly, number as text } from "./table.mjs";

const WAYS = [
  { name: "mostly along a win", whim: 5, cold: false },
  { name: "at random", whim: 1, cold: false },
  { name: "at random, nothing remembered", whim: 1, cold: true },
];

/** A game is given up after so many positions that are lost. */
const MOST_LOST = 5;
/** Every so many positions of a game are judged; in Zodiac most moves are turns of the stock. */
const EVERY = { penguin: 1, stalactites: 1, zodiac: 5, "zodiac-classic": 5, "rouge-et-noir": 5 };

const run = (task) => {
  for (;;) {
    const answer = task.run(5_000);
    if (answer !== undefined) return answer;
  }
};

/**
 * Plays games with an analyst at hand and measures every judgement.
 * @param {string} id
 * @param {object} options
 * @param {number} options.deals How many, from number 1 on.
 * @param {number} options.whim One move in so many is made at random; the others follow a win.
 * @param {boolean} [options.cold] Each position has an analyst of its own, as when a game is taken up.
 * @returns {{ times: number[], unknown: number }} CPU time of a position in ms; moves that are not decided
 */
const measureJudging = (id, { deals, whim, cold = false }) => {
  const rules = rulesOf(id);
  const times = [];
  let unknown = 0;
  for (let number = 1; number <= deals; number++) {
    const random = randomFrom(number);
    const pos = dealt(rules, number);
    const guide = new Analyst(rules);
    let lost = 0;
    let analyst = new Analyst(rules);
    for (let made = 0; made < 600; made++) {
      const legal = rules.legalMoves(pos);
      if (legal.length === 0) break;
      if (made % EVERY[id] === 0) {
        if (cold) analyst = new Analyst(rules);
        const begin = cpuTime();
        const judgements = run(analyst.judge(pos));
        const time = cpuTime() - begin;
        times.push(time);
        unknown += judgements.filter(({ verdict }) => verdict === "unknown").length;
      }
      const { verdict, moves } = run(guide.decide(pos));
      if (verdict === "lost" && ++lost > MOST_LOST) break;
      const isWhim = verdict !== "won" || random(whim) === 0;
      rules.playUnchecked(pos, isWhim ? legal[random(legal.length)] : moves[0]);
    }
  }
  return { times, unknown };
};

/** What the columns of the figures are; times are CPU times in ms. */
export const JUDGING_FIGURES = ["", "positions", "p50", "p95", "p99", "max", "moves unknown"];

/**
 * Games of all that are solved exactly, played in several ways.
 * @param {number} times By how much more deals are played than usually.
 * @returns {{ rows: string[][], goals: import("./table.mjs").Goal[] }}
 */
export const judge = (times) => {
  const rows = [];
  const goals = [];
  for (const [name, id] of JUDGED.games) {
    const ways = WAYS.map((way) => ({
      way,
      ...measureJudging(id, { ...way, deals: Math.ceil(JUDGED.deals * times) }),
    }));
    for (const { way, times, unknown } of ways) {
      const ordered = sorted(times);
      const figures = [0.5, 0.95, 0.99, 1].map((share) => text(percentile(ordered, share), 2));
      rows.push([`${name}, ${way.name}`, text(times.length), ...figures, text(unknown)]);
    }
    const worst = (share) => Math.max(...ways.map(({ times }) => percentile(sorted(times), share)));
    goals.push(
      atMost(`${name}, all moves judged, worst way: p95`, worst(0.95), JUDGED.most.p95),
      atMost(`${name}, all moves judged, worst way: p99`, worst(0.99), JUDGED.most.p99),
      exactly(`${name}: moves judged unknown`, text(ways.reduce((sum, { unknown }) => sum + unknown, 0)), "0"),
    );
  }
  return { rows, goals };
};

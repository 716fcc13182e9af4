import { safeMove } from "../src/auto/index.js";
import { makeLog, makeMoveText, type Move, type Position, type Rules, verify } from "../src/index.js";
import { Analyst, par, solve } from "../src/solver/index.js";
import { playOn } from "../test/games.js";
import { randomFrom } from "../test/random.js";
import { valueOf } from "../test/table.js";
import { fewestMoves } from "./fewest-moves.js";
import { dealt, type Family } from "./positions/games.js";
import { byOnes } from "./positions/stalactites.js";
import { type Demands, describe, Disagreement, judge, type Tally, weigh } from "./verdicts.js";

/** Something that must hold for each of many cases. */
export interface Check {
  readonly name: string;
  /** The cases by default: from 1 to this. */
  readonly cases: number;
  /** So many of them are looked at in every test. */
  readonly sample: number;
  /** What the number of a case is. */
  readonly unit: "deal" | "seed";
  /** Looks at one case. Throws a {@link Disagreement} if something is wrong with it. */
  readonly run: (number: number, tally: Tally) => void;
}

/** Deals by number: the log of a win is verified as any player's is, and a loss is checked by exhaustive search. */
export const deals = (name: string, rules: Rules, cases: number, demands: Demands, pick?: Move): Check => ({
  name,
  cases,
  sample: demands.mayNotKnow ? 1 : 5,
  unit: "deal",
  run(number, tally) {
    const { moves } = judge(rules, dealt(rules, number, pick), tally, demands);
    if (!moves) return;
    const log = makeLog(rules, pick === undefined ? moves : [pick, ...moves]);
    const { outcome } = valueOf(verify(rules, { deal: String(number), log }));
    if (outcome !== "won") throw new Disagreement(`The log is ${outcome}, not won.\nLog: ${log}`);
  },
});

/** Positions of a family: solver and exhaustive search agree, on wins and on losses. */
export const positions = (name: string, rules: Rules, family: Family, cases: number, demands: Demands): Check => ({
  name,
  cases,
  sample: demands.mayNotKnow ? 1 : 5,
  unit: "seed",
  run: (seed, tally) => void judge(rules, family(seed), tally, { winLimit: demands.limit, ...demands }),
});

/**
 * Whole games: every position on the way of a win is won. From each, and from a lost deal, a few moves are played by chance,
 * and the position that they lead to is judged; after a lost one, it must be lost.
 * @param every Looks at every so many positions on the way.
 */
export const lines = (name: string, rules: Rules, cases: number, every: number, demands: Demands): Check => ({
  name,
  cases,
  sample: 1,
  unit: "seed",
  run(seed, tally) {
    const random = randomFrom(seed);
    const start = dealt(rules, 1 + random(1_000_000));
    const { verdict, moves = [] } = solve(rules, start, demands);
    const stray = (pos: Position): void => {
      const mark = pos.mark;
      playOn(rules, pos, random, 1 + random(6), random(3));
      judge(rules, pos, tally, demands, verdict === "lost" ? verdict : undefined);
      pos.rewind(mark);
    };
    moves.forEach((move, i) => {
      rules.playUnchecked(start, move);
      if (i % every > 0) return;
      if (!demands.mayNotKnow) judge(rules, start, tally, demands, "won");
      stray(start);
    });
    if (verdict !== "lost") return;
    for (let i = 0; i < 20; i++) {
      const mark = start.mark;
      playOn(rules, start, random, random(60), random(3));
      stray(start);
      start.rewind(mark);
    }
  },
});

/** Stalactites: a deal by twos is the one by ones with the ranks renamed, and before the pick the better interval counts. */
export const intervals = (name: string, rules: Rules, cases: number): Check => ({
  name,
  cases,
  sample: 5,
  unit: "deal",
  run(number, tally) {
    const ones = solve(rules, dealt(rules, number, 0)).verdict;
    const pos = dealt(rules, number, 1);
    const twos = solve(rules, pos).verdict;
    const renamed = byOnes(pos);
    const again = judge(rules, renamed, tally, { limit: 1e7 }).verdict;
    if (again !== twos) throw new Disagreement(`By twos it is ${twos}, and ${again} by ones with the ranks renamed.`);
    const either = solve(rules, dealt(rules, number)).verdict;
    const better = ones === "won" ? ones : twos;
    if (either !== better) throw new Disagreement(`Before the pick it is ${either}, and ${better} after it.`);
  },
});

/**
 * Games in which every legal move is judged, by one analyst that remembers: each as its position is by itself. Where
 * there is a move that wins, a safe move does.
 */
export const judgements = (name: string, rules: Rules, cases: number, plies: number, demands: Demands): Check => ({
  name,
  cases,
  sample: 1,
  unit: "seed",
  run(seed, tally) {
    const random = randomFrom(seed);
    const pos = dealt(rules, 1 + random(1_000_000));
    const analyst = new Analyst(rules);
    for (let ply = 0; ply < plies && !rules.isWon(pos); ply++) {
      const judged = analyst.judge(pos).run(Infinity)!;
      const { mark } = pos;
      for (const { move, verdict } of judged) {
        rules.playUnchecked(pos, move);
        judge(rules, pos, tally, demands, verdict === "unknown" ? undefined : verdict);
        pos.rewind(mark);
      }
      const good = judged.filter(({ verdict }) => verdict === "won");
      const safe = safeMove(rules, pos);
      if (safe !== undefined && good.length > 0 && good.every(({ move }) => move !== safe)) {
        throw new Disagreement(`${makeMoveText(rules, safe)} is not safe.\n${describe(rules, pos)}`);
      }
      const from = good.length > 0 && random(8) > 0 ? good : judged;
      if (from.length === 0) return;
      rules.playUnchecked(pos, from[random(from.length)]!.move);
    }
  },
});

/** Wins that are said to be the shortest: there is none with fewer moves, by trying all. */
export const shortest = (name: string, rules: Rules, family: Family, cases: number, limit: number): Check => ({
  name,
  cases,
  sample: 3,
  unit: "seed",
  run(seed, tally) {
    const pos = family(seed);
    const { verdict, moves = [], length, isProved } = par(rules, pos);
    weigh(rules, pos, { verdict, moves, nodes: 0 }, tally, { limit });
    if (verdict !== "won") return;
    const fewest = fewestMoves(rules, pos, limit);
    if (fewest === undefined) tally.large++;
    else if (length !== moves.length || (isProved ? length !== fewest : length < fewest)) {
      const what = isProved ? "proved to be the fewest" : "found";
      throw new Disagreement(
        `${length} moves are ${what}, but the fewest are ${fewest}.\n${describe(rules, pos, moves)}`,
      );
    } else tally.confirmedWins++;
  },
});

import type { Position } from "../position.js";
import type { Rules } from "../rules.js";
import { playCarefully, type Taste } from "./careful-player.js";
import { randomFrom } from "./random.js";
import type { Solution } from "./solver.js";

/** From 1, gentle, by easy, medium and hard to 5, expert. */
export type Level = 1 | 2 | 3 | 4 | 5;

/** How hard a deal is to win. The same for the same position and solution, wherever and whenever it is asked. */
export interface Difficulty {
  readonly level: Level;
  /** The share, from 0 to 1, of careful random players that win. */
  readonly careful: number;
  /** The solver's effort: the positions that it looked at. */
  readonly nodes: number;
}

/** How a game's deals are told apart. */
interface Scale {
  readonly taste: Taste;
  /** The fewest of the {@link PLAYERS} that must win for the levels 1, 2, 3 and 4. */
  readonly wins: readonly [number, number, number, number];
  /** Where no more players win than that, the most nodes for the same levels. */
  readonly nodes: readonly [number, number, number, number];
}

/** How many careful random players play a deal. */
const PLAYERS = 100;

const scales: ReadonlyMap<string, Scale> = new Map<string, Scale>([
  [
    "penguin",
    {
      taste: { home: 1000, build: 300, store: 20, action: 1, opens: 100, poor: 1 },
      wins: [40, 16, 5, 1],
      nodes: [0, 0, 0, 0],
    },
  ],
  [
    "stalactites",
    {
      taste: { home: 1000, build: 1, store: 20, action: 1, opens: 10, poor: 1 },
      wins: [8, 3, 1, 0],
      nodes: [0, 0, 0, 1000],
    },
  ],
  [
    "rouge-et-noir",
    {
      taste: { home: 1000, build: 300, store: 1, action: 20, opens: 100, poor: 1 },
      wins: [20, 8, 3, 1],
      nodes: [0, 0, 0, 0],
    },
  ],
  [
    "zodiac",
    {
      taste: { home: 20, build: 1000, store: 5, action: 300, opens: 1, poor: 1 },
      wins: [40, 10, 1, 0],
      nodes: [0, 0, 0, 160],
    },
  ],
  [
    "zodiac-classic",
    {
      taste: { home: 20, build: 1000, store: 5, action: 300, opens: 1, poor: 1 },
      wins: [40, 10, 1, 0],
      nodes: [130, 160, 190, 220],
    },
  ],
]);

/**
 * How hard a position is: a fixed number of careful random players go on from it, with chances drawn from the position
 * itself, and their wins and the solver's effort make the level. Takes about 50 ms.
 * @param solution The solver's answer to the position. A lost position has no difficulty: a RangeError.
 */
export const difficultyOf = (rules: Rules, position: Position, solution: Solution): Difficulty => {
  const scale = scales.get(rules.variant.id);
  if (!scale) throw new RangeError(`There are no levels of difficulty for ${rules.variant.name}.`);
  if (solution.verdict === "lost") throw new RangeError("A lost position has no difficulty.");
  const { nodes } = solution;
  const wins = countWins(rules, position, scale.taste);
  return { level: levelOf(scale, solution, wins), careful: wins / PLAYERS, nodes };
};

const countWins = (rules: Rules, position: Position, taste: Taste): number => {
  const pos = position.clone();
  const random = randomFrom(pos.hash());
  let wins = 0;
  for (let player = 0; player < PLAYERS; player++) if (playCarefully(rules, pos, taste, random).isWon) wins++;
  return wins;
};

const levelOf = (scale: Scale, { verdict, nodes }: Solution, wins: number): Level => {
  if (verdict !== "won") return 5;
  const level = scale.wins.findIndex((least, i) => wins >= least && (wins > 0 || nodes <= scale.nodes[i]!));
  return level < 0 ? 5 : ((level + 1) as Level);
};

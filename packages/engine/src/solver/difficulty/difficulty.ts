import type { Move } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { playCarefully } from "./careful-player.js";
import { type Scale, scales } from "./difficulty-scales.js";
import { kindOfRole } from "../kind-of-role.js";
import { randomFrom } from "../random.js";
import type { Solution } from "../solver.js";

/** From 1, gentle, by easy, medium and hard to 5, expert. */
export type Level = 1 | 2 | 3 | 4 | 5;

/** How hard a position is to win. The same for the same position and solution, wherever and whenever it is asked. */
export interface Difficulty {
  readonly level: Level;
  /** The share, from 0 to 1, of careful random players that win. */
  readonly careful: number;
  /** How far they come on average, from 0 to 1: cards brought home, and out of stock and waste. */
  readonly reach: number;
  /** What the level is made of: the higher, the gentler. Scores of different games have nothing to do with each other. */
  readonly score: number;
  /** The solver's effort: the positions that it looked at. */
  readonly nodes: number;
}

/**
 * How hard a position is: a fixed number of careful random players go on from it, with chances drawn from the position
 * itself. The more of them win, the gentler the level; where that is equal, the further they come. In Zodiac Classic,
 * which none of them wins, it is first the room that the solver's plan leaves in the Equator. The shares of the levels
 * among the winnable deals are in `docs/winnability.md`.
 * @param solution The solver's answer to the position. Without a win the level is 5; a lost position has none: RangeError.
 */
export const difficultyOf = (rules: Rules, position: Position, solution: Solution): Difficulty => {
  const scale = scales.get(rules.variant.id);
  if (!scale) throw new RangeError(`There are no levels of difficulty for ${rules.variant.name}.`);
  if (solution.verdict === "lost") throw new RangeError("A lost position has no difficulty.");
  const { wins, reach } = trial(rules, position, scale);
  const { verdict, moves = [], nodes } = solution;
  // How far the players come is less than 1 unless all of them win.
  const score = reach + (scale.measure === "wins" ? wins : roomLeft(rules, position, moves));
  return {
    level: verdict === "won" ? levelOf(scale, score) : 5,
    careful: wins / scale.players,
    reach,
    score,
    nodes,
  };
};

/** How many careful random players win, and how far they come on average. */
const trial = (
  rules: Rules,
  position: Position,
  { taste, players }: Scale,
): { readonly wins: number; readonly reach: number } => {
  const pos = position.clone();
  const random = randomFrom(pos.hash());
  let wins = 0;
  let reach = 0;
  for (let player = 0; player < players; player++) {
    const game = playCarefully(rules, pos, taste, random);
    if (game.isWon) wins++;
    reach += game.reach;
  }
  return { wins, reach: reach / players };
};

const levelOf = ({ least }: Scale, score: number): Level => {
  const level = least.findIndex((each) => score >= each);
  return level < 0 ? 5 : ((level + 1) as Level);
};

/** How many places of the reserve are empty when the second phase begins; 0 if it never does. */
const roomLeft = (rules: Rules, position: Position, moves: readonly Move[]): number => {
  const pos = position.clone();
  const reserve = kindOfRole(rules, "reserve");
  for (const move of moves) {
    if (rules.phase(pos) === 2) break;
    rules.playUnchecked(pos, move);
  }
  let room = 0;
  for (let pile = reserve.first; pile < reserve.end; pile++) if (pos.isEmpty(pile)) room++;
  return room;
};

import { deal, type Move, type Position, type Rules } from "../../src/index.js";
import { solve } from "../../src/solver/index.js";
import { playOn } from "../../test/games.js";
import { randomFrom } from "../../test/random.js";
import { numberOf } from "../../test/table.js";

/** A position for each seed, always the same one. */
export type Family = (seed: number) => Position;

/** A deal; in a game that has an interval to be picked, with the first, the second, or none of the picks made. */
export const dealt = (rules: Rules, number: number | string, pick?: Move): Position => {
  const pos = deal(rules, numberOf(String(number)));
  if (pick !== undefined) rules.playUnchecked(pos, pick);
  return pos;
};

/** What a player without a plan comes to in any deal, after so many moves. */
export const astray =
  (rules: Rules, least: number, most: number): Family =>
  (seed) => {
    const random = randomFrom(seed);
    const number = 1 + random(1_000_000);
    const picks = rules.actions.filter(({ counts }) => !counts).length;
    const pos = dealt(rules, number, picks > 0 ? random(picks) : undefined);
    playOn(rules, pos, random, least + random(most - least), random(3));
    return pos;
  };

/** A won game up to so many moves before its end, and from there a few moves by chance. */
export const late =
  (rules: Rules, most: number): Family =>
  (seed) => {
    const random = randomFrom(seed);
    for (;;) {
      const pos = dealt(rules, 1 + random(1_000_000));
      const { moves } = solve(rules, pos, { nodes: 1_000_000 });
      if (!moves) continue;
      for (const move of moves.slice(0, -(1 + random(most)))) rules.playUnchecked(pos, move);
      playOn(rules, pos, random, random(5), random(3));
      return pos;
    }
  };

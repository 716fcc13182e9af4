import type { Move, Position, Rules } from "../src/index.js";
import { meeting } from "./exhaust.js";

/** Which of the legal moves are to be made. */
export type Choose = (pos: Position, legal: readonly Move[]) => readonly Move[];

/**
 * How many moves the shortest win has, by making every legal move of the engine in all positions that fewer moves lead
 * to. `undefined`: there is none, or there are more positions than the limit. For games whose every move counts.
 * @param choose Makes the search smaller, where it is known that the other moves are not needed.
 */
export const fewestMoves = (
  rules: Rules,
  start: Position,
  limit: number,
  choose: Choose = (_, legal) => legal,
): number | undefined => {
  if (rules.isWon(start)) return 0;
  const meet = meeting(rules, start);
  meet(start);
  let met = 1;
  let layer = [start.clone()];
  for (let made = 1; layer.length > 0; made++) {
    const next: Position[] = [];
    for (const pos of layer) {
      const { mark } = pos;
      for (const move of choose(pos, rules.legalMoves(pos))) {
        rules.playUnchecked(pos, move);
        if (rules.isWon(pos)) return made;
        if (meet(pos)) {
          if (++met > limit) return undefined;
          next.push(pos.clone());
        }
        pos.rewind(mark);
      }
    }
    layer = next;
  }
  return undefined;
};

import type { Position, Rules } from "../src/index.js";
import { meeting } from "./exhaust.js";

/**
 * How many moves the shortest win has, by making every legal move of the engine in all positions that fewer moves lead
 * to. `undefined`: there is none, or there are more positions than the limit. For games whose every move counts.
 */
export const fewestMoves = (rules: Rules, start: Position, limit: number): number | undefined => {
  if (rules.isWon(start)) return 0;
  const meet = meeting(rules, start);
  meet(start);
  let met = 1;
  let layer = [start];
  for (let made = 1; layer.length > 0; made++) {
    const next: Position[] = [];
    for (const pos of layer) {
      const { mark } = pos;
      for (const move of rules.legalMoves(pos)) {
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

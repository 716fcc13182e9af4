import type { Move } from "../move.js";
import type { Position } from "../position.js";
import type { Rules } from "../rules.js";
import { positionKey } from "./position-key.js";

/** As many ways to win are remembered. A game of Zodiac has 450 moves, so that is less than a megabyte. */
const MOST_LINES = 8;

interface Line {
  readonly moves: readonly Move[];
  /** How many moves lead to each position on the way, the first one included. */
  readonly places: ReadonlyMap<string, number>;
}

/**
 * The last few ways to win that were told, the latest one first. Who is told to go on as told before wins: whoever
 * follows a line stays on it.
 */
export class KnownLines {
  private lines: Line[] = [];

  constructor(private readonly rules: Rules) {}

  /** The moves that win from a position on one of the lines. */
  from(position: Position): readonly Move[] | undefined {
    const key = positionKey(position);
    const line = this.lines.find(({ places }) => places.has(key));
    if (!line) return undefined;
    this.lines = [line, ...this.lines.filter((other) => other !== line)];
    return line.moves.slice(line.places.get(key));
  }

  /** @param moves They win from the position. */
  add(position: Position, moves: readonly Move[]): void {
    const pos = position.clone();
    const places = new Map([[positionKey(pos), 0]]);
    for (const [made, move] of moves.entries()) {
      this.rules.playUnchecked(pos, move);
      // Where a line comes to a position twice, what lies between is left out from then on.
      places.set(positionKey(pos), made + 1);
    }
    this.lines = [{ moves, places }, ...this.lines].slice(0, MOST_LINES);
  }
}

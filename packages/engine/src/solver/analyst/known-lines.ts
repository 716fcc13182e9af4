import type { Move } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";

/** As many are remembered. A way to win Zodiac has 450 moves, so that all together are about a megabyte. */
const MOST_TOLD = 8;
const MOST_FOUND = 64;

interface Line {
  readonly moves: readonly Move[];
  /** By the hash of each position on the way, the first one included: how many moves lead to it. */
  readonly places: ReadonlyMap<number, number>;
}

/**
 * Ways to win that were found. The one that was told last comes first: whoever is told how to win, makes the first move
 * and asks again, is told how the same way goes on.
 */
export class KnownLines {
  private told: readonly Line[] = [];
  private found: readonly Line[] = [];

  constructor(private readonly rules: Rules) {}

  /** @param moves They win from the position. */
  add(position: Position, moves: readonly Move[]): void {
    const pos = position.clone();
    const places = new Map([[pos.hash(), 0]]);
    for (const [made, move] of moves.entries()) {
      this.rules.playUnchecked(pos, move);
      // Where a line comes to a position twice, what lies between is left out from then on.
      places.set(pos.hash(), made + 1);
    }
    this.found = [{ moves, places }, ...this.found].slice(0, MOST_FOUND);
  }

  /** The moves that win from a position on one of the lines. */
  from(position: Position): Move[] | undefined {
    return this.find(position)?.rest;
  }

  /** The same for somebody who will be told more. */
  tell(position: Position): Move[] | undefined {
    const found = this.find(position);
    if (found) this.told = [found.line, ...this.told.filter((line) => line !== found.line)].slice(0, MOST_TOLD);
    return found?.rest;
  }

  /** The moves have been made from the position, so that no likeness of hashes deceives. */
  private find(position: Position): { readonly line: Line; readonly rest: Move[] } | undefined {
    const hash = position.hash();
    for (const line of [...this.told, ...this.found]) {
      const place = line.places.get(hash);
      if (place === undefined) continue;
      const rest = line.moves.slice(place);
      if (this.wins(position, rest)) return { line, rest };
    }
    return undefined;
  }

  private wins(position: Position, moves: readonly Move[]): boolean {
    const pos = position.clone();
    return moves.every((move) => this.rules.play(pos, move) === undefined) && this.rules.isWon(pos);
  }
}

import type { Move } from "../move.js";
import type { Position } from "../position.js";
import type { Rules } from "../rules.js";

/** `lost` is proved; `unknown` says that the budget ran out, and nothing else. */
export type Outcome = "won" | "lost" | "unknown";

/** One game's search from one position, taken in slices. */
export interface Search {
  /** How many positions it has produced. */
  readonly nodes: number;
  /** Produces about `nodes` more positions. `undefined`: not decided yet; `unknown`: out of memory. */
  advance(nodes: number): Outcome | undefined;
  /** After `won`: hands over the moves that win, one by one. `pos` is the position given, and `play` makes them there. */
  replay(pos: Position, play: (move: Move) => void): void;
  /** Gives back its memory, and keeps what it has learned. It is not to be used after that. */
  release(): void;
}

/** How one game is solved. */
export interface Core {
  /** Nodes that decide every deal met so far with room to spare. */
  readonly budget: number;
  /** Nodes with which a move is judged. Without it, the budget. */
  readonly judgingBudget?: number;
  /** Begins a search. The position is read and left as it is. */
  readonly search: (rules: Rules, position: Position) => Search;
  /** Searches of positions of one game, which learn from each other. Without it, they do not. */
  readonly study?: (rules: Rules) => (position: Position) => Search;
}

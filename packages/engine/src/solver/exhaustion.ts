import { isAction, type Move } from "../move.js";
import type { Position } from "../position.js";
import type { Rules } from "../rules.js";
import type { Outcome, Search } from "./search.js";

/** More positions than that are not remembered. */
const LIMIT = 100_000;

/** Tries every legal move of the engine in every position that they lead to, and so proves a loss where few are left. */
export class Exhaustion implements Search {
  nodes = 0;
  /** The moves to the position looked at last: after `won`, the win. */
  private readonly moves: Move[] = [];
  private readonly pos: Position;
  private readonly met = new Set<string>();
  /** By ply: the moves not yet tried, and the mark to rewind to. */
  private readonly path: { readonly untried: Move[]; readonly mark: number }[] = [];

  constructor(
    private readonly rules: Rules,
    position: Position,
    /** The same for positions that are won alike. */
    private readonly keyOf: (rules: Rules, pos: Position) => string,
  ) {
    this.pos = position.clone();
    this.open();
  }

  /** `unknown`: there are too many positions. */
  advance(nodes: number): Outcome | undefined {
    const end = this.nodes + nodes;
    const { rules, pos, path, moves } = this;
    for (;;) {
      const ply = path.at(-1);
      if (!ply) return "lost";
      pos.rewind(ply.mark);
      moves.length = path.length - 1;
      const move = ply.untried.pop();
      if (move === undefined) {
        path.pop();
        continue;
      }
      if (this.nodes >= end) {
        ply.untried.push(move);
        return undefined;
      }
      this.nodes++;
      rules.playUnchecked(pos, move);
      moves.push(move);
      if (!isAction(move) && rules.isWon(pos)) return "won";
      if (this.met.size === LIMIT) return "unknown";
      this.open();
    }
  }

  replay(_: Position, play: (move: Move) => void): void {
    this.moves.forEach(play);
  }

  release(): void {
    this.met.clear();
  }

  private open(): void {
    const { pos, met, path, rules } = this;
    const key = this.keyOf(rules, pos);
    if (met.has(key)) return;
    met.add(key);
    path.push({ untried: rules.legalMoves(pos), mark: pos.mark });
  }
}

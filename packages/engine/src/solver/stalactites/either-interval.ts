import type { Move } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import type { Outcome, Search } from "../search.js";

/** Before the interval is picked: won if one of the intervals wins, lost if both are lost. They are tried in turn. */
export class EitherInterval implements Search {
  nodes = 0;
  private outcome: Outcome = "lost";
  private pick: Move = 0;
  private search: Search | undefined;

  constructor(
    private readonly rules: Rules,
    private readonly position: Position,
    private readonly searchFor: (picked: Position) => Search,
  ) {}

  advance(nodes: number): Outcome | undefined {
    const end = this.nodes + nodes;
    for (; this.pick < this.rules.actions.length; this.pick++) {
      this.search ??= this.searchFor(this.picked());
      const before = this.search.nodes;
      const outcome = this.search.advance(end - this.nodes);
      this.nodes += this.search.nodes - before;
      if (outcome === undefined) return undefined;
      if (outcome === "won") return outcome;
      if (outcome === "unknown") this.outcome = outcome;
      this.release();
    }
    return this.outcome;
  }

  private picked(): Position {
    const pos = this.position.clone();
    this.rules.playUnchecked(pos, this.pick);
    return pos;
  }

  replay(pos: Position, play: (move: Move) => void): void {
    play(this.pick);
    this.search?.replay(pos, play);
  }

  release(): void {
    this.search?.release();
    this.search = undefined;
  }
}

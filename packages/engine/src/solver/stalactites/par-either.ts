import type { Move } from "../../move.js";
import type { ParAStar } from "../par/par-a-star.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import type { Outcome, Search } from "../search.js";
import { StalactitesParSearch } from "./par-search.js";

/** Before the interval is picked: the shortest win by either. The search goes on with the one that promises more. */
export class EitherIntervalPar implements Search {
  private readonly searches: readonly ParAStar[];
  private best = 0;

  constructor(
    rules: Rules,
    position: Position,
    private readonly limit: number,
  ) {
    this.searches = rules.actions.map((_, pick) => {
      const pos = position.clone();
      rules.playUnchecked(pos, pick);
      return new StalactitesParSearch(rules, pos, limit);
    });
  }

  get nodes(): number {
    return this.searches.reduce((sum, { nodes }) => sum + nodes, 0);
  }

  advance(nodes: number): Outcome | undefined {
    const { searches } = this;
    const end = this.nodes + nodes;
    for (;;) {
      this.best = 0;
      for (let i = 1; i < searches.length; i++) if (searches[i]!.least < searches[this.best]!.least) this.best = i;
      // What is won with as few detours as the other may have at best, is shortest.
      const outcome = searches[this.best]!.advance(1);
      const isOver = outcome !== "lost" || searches.every(({ least }) => least >= this.limit);
      if (outcome !== undefined && isOver) return outcome;
      if (this.nodes >= end) return undefined;
    }
  }

  replay(pos: Position, play: (move: Move) => void): void {
    play(this.best);
    this.searches[this.best]!.replay(pos, play);
  }

  release(): void {
    // Its memory goes with it.
  }
}

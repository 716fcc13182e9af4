import type { Move } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { Exhaustion } from "../exhaustion.js";
import type { Core, Outcome, Search } from "../search.js";
import { Attempts } from "./attempts.js";
import { Beam } from "./beam.js";
import { keyOf } from "./key.js";
import { DISCARDS, MOST_DISCARDS, readState, readStock, STATE } from "./layout.js";
import { playMoves } from "./replay.js";

let spare: Beam | undefined;

/**
 * Attempts, first narrow and then wide ones, until one wins. Where an attempt had not to leave out anything, there is
 * little left to try, and all of it is tried: only that proves a loss.
 */
class RougeEtNoirSearch implements Search {
  private readonly beam: Beam;
  private readonly state = new Uint8Array(STATE);
  private readonly stock: Uint8Array;
  private readonly attempts = new Attempts();
  private exhaustion: Exhaustion | undefined;
  private outcome: Outcome | undefined;

  constructor(
    private readonly rules: Rules,
    private readonly position: Position,
  ) {
    this.beam = spare ?? new Beam();
    spare = undefined;
    this.beam.nodes = 0;
    this.stock = readStock(rules, position);
    readState(rules, position, this.state);
    // Two kings of each colour end up on its foundations, so two runs at most are discarded under one.
    if (Math.max(this.state[DISCARDS]!, this.state[DISCARDS + 1]!) > MOST_DISCARDS) this.outcome = "lost";
    else this.begin();
  }

  get nodes(): number {
    return this.beam.nodes + (this.exhaustion?.nodes ?? 0);
  }

  advance(nodes: number): Outcome | undefined {
    const end = this.nodes + nodes;
    while (this.outcome === undefined && !this.exhaustion && this.nodes < end && !this.beam.advance(end)) {
      if (this.beam.goal >= 0) this.outcome = "won";
      else if (this.beam.isComplete) this.exhaustion = new Exhaustion(this.rules, this.position, keyOf);
      else this.begin();
    }
    if (this.outcome === undefined && this.exhaustion) this.outcome = this.exhaustion.advance(end - this.nodes);
    return this.outcome;
  }

  replay(pos: Position, play: (move: Move) => void): void {
    if (this.exhaustion) this.exhaustion.replay(pos, play);
    else playMoves(this.rules, pos, this.beam.path(), play);
  }

  release(): void {
    spare = this.beam;
  }

  private begin(): void {
    this.beam.begin(this.state, this.stock, this.attempts.next(this.beam.nodes));
  }
}

export const rougeEtNoir: Core = {
  budget: 40_000_000,
  judgingBudget: 60_000,
  search: (rules, position) => new RougeEtNoirSearch(rules, position),
};

import type { Position } from "../../position.js";
import { positionKey } from "../position-key.js";
import type { Outcome } from "../search.js";

/** So many are kept, and as many older ones. */
const MOST = 4096;

/** What was found about positions, the latest thousands of them. */
export class KnownVerdicts {
  private recent = new Map<string, Outcome>();
  private older = new Map<string, Outcome>();

  of(position: Position): Outcome | undefined {
    const key = positionKey(position);
    return this.recent.get(key) ?? this.older.get(key);
  }

  add(position: Position, verdict: Outcome): void {
    if (this.recent.size === MOST) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(positionKey(position), verdict);
  }
}

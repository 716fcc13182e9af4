import type { Move } from "../../move.js";

/** A search for wins that are shorter than one that is known. */
export interface Improvement {
  readonly nodes: number;
  /** The shortest win found; `undefined` while none is shorter than the known one. */
  readonly moves: readonly Move[] | undefined;
  /** Produces about `nodes` more positions. At the end: whether it is proved that there is no shorter win. */
  advance(nodes: number): boolean | undefined;
}

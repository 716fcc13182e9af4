import type { Move } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import type { Improvement } from "./improvement.js";
import { PenguinParSearch } from "../penguin/par-search.js";
import { ParBeams } from "../rouge-et-noir/par-beams.js";
import type { Search } from "../search.js";
import { replayed } from "../solver.js";
import { EitherIntervalPar } from "../stalactites/par-either.js";
import { StalactitesParSearch } from "../stalactites/par-search.js";
import { ParRounds } from "../zodiac/par-rounds.js";
import { zodiac, zodiacClassic } from "../zodiac/search.js";

type Improve = (rules: Rules, position: Position, win: readonly Move[]) => Improvement;

/** A search that proves that a win is shortest, or finds one that is. */
class Proof implements Improvement {
  moves: readonly Move[] | undefined;

  constructor(
    private readonly rules: Rules,
    private readonly position: Position,
    private readonly search: Search,
  ) {}

  get nodes(): number {
    return this.search.nodes;
  }

  advance(nodes: number): boolean | undefined {
    const outcome = this.search.advance(nodes);
    if (outcome === undefined) return undefined;
    if (outcome === "won") this.moves = replayed(this.rules, this.position.clone(), this.search);
    this.search.release();
    return outcome !== "unknown";
  }
}

/** @param searchFor Looks for a win with fewer moves than `limit` besides those to the foundations. */
const proof =
  (searchFor: (rules: Rules, position: Position, limit: number) => Search): Improve =>
  (rules, position, win) => {
    let home = 0;
    for (let pile = 0; pile < position.pileCount; pile++) if (!rules.kindOf(pile).goal) home += position.size(pile);
    return new Proof(rules, position, searchFor(rules, position, rules.countMoves(win) - home));
  };

/** How each variant's wins are made shorter, by its id. */
export const parCores: ReadonlyMap<string, Improve> = new Map([
  ["penguin", proof((rules, position, limit) => new PenguinParSearch(rules, position, limit))],
  [
    "stalactites",
    proof((rules, position, limit) =>
      position.step === 0
        ? new EitherIntervalPar(rules, position, limit)
        : new StalactitesParSearch(rules, position, limit),
    ),
  ],
  ["rouge-et-noir", (rules, position, win) => new ParBeams(rules, position, win)],
  ["zodiac", (rules, position, win) => new ParRounds(rules, position, win, zodiac)],
  ["zodiac-classic", (rules, position, win) => new ParRounds(rules, position, win, zodiacClassic)],
]);

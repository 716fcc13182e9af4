import { isFaceUp } from "../../card.js";
import { isAction, type Move } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import type { Outcome } from "../search.js";
import { kindOf } from "./layout.js";

/** More positions than that are not remembered. */
const LIMIT = 100_000;

/**
 * Tries every legal move of the engine in every position that they lead to, and so proves a loss where few are left.
 * Two positions are one if their piles hold the same ranks and colours, in any order of piles that take and give alike:
 * foundations of a kind always, columns once no row is to be dealt.
 */
export class Exhaustion {
  nodes = 0;
  /** The moves to the position looked at last: after `won`, the win. */
  readonly moves: Move[] = [];
  private readonly pos: Position;
  private readonly met = new Set<string>();
  /** By ply: the moves not yet tried, and the mark to rewind to. */
  private readonly path: { readonly untried: Move[]; readonly mark: number }[] = [];

  constructor(
    private readonly rules: Rules,
    position: Position,
  ) {
    this.pos = position.clone();
    this.open();
  }

  /** Produces positions up to a number of nodes. `unknown`: there are too many. */
  advance(end: number): Outcome | undefined {
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

  private open(): void {
    const { pos, met, path, rules } = this;
    const key = keyOf(rules, pos);
    if (met.has(key)) return;
    met.add(key);
    path.push({ untried: rules.legalMoves(pos), mark: pos.mark });
  }
}

const keyOf = (rules: Rules, pos: Position): string => {
  let left = 0;
  const groups: string[] = [];
  for (const { role, first, end } of rules.kinds) {
    const piles: string[] = [];
    for (let pile = first; pile < end; pile++) {
      // In the stock and on the foundations, how many there are tells which.
      if (role === "tableau") piles.push(String.fromCharCode(...pos.cards(pile).map(code)));
      else piles.push(pos.isEmpty(pile) ? "" : String.fromCharCode(pos.size(pile), kindOf(pos.card(pile))));
    }
    if (role === "stock") left = pos.size(first);
    if (role !== "tableau" || left === 0) piles.sort();
    groups.push(piles.join(" "));
  }
  return groups.join("/");
};

/** Above the separators. */
const code = (card: number): number => 64 + kindOf(card) * 2 + (isFaceUp(card) ? 0 : 1);

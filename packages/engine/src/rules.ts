import { FACE, isFaceUp } from "./card.js";
import type { Kind } from "./compile.js";
import { countOf, fromOf, isAction, type Move, toOf } from "./move.js";
import type { Position } from "./position.js";
import { Setup } from "./setup.js";
import { type Fits, tabulate, type Tables } from "./tabulate.js";
import type { Action, Variant } from "./variant.js";

/** The rule that a move breaks. */
export type Fault =
  | "no-action"
  | "not-now"
  | "no-pile"
  | "never-leaves"
  | "empty"
  | "too-few"
  | "no-run"
  | "same-pile"
  | "wrong-source"
  | "closed"
  | "wrong-count"
  | "full"
  | "no-start"
  | "no-fit";

/** A variant made ready for play: everything that asks what is legal asks here. Make one per variant and share it. */
export class Rules extends Setup {
  private readonly targets: readonly (readonly Kind[])[];
  private readonly goals: readonly number[];
  /** For every pile its row in the tables: its top card, or 64 and up where it is empty. */
  private readonly rows: Uint8Array;
  private readonly tables = new Map<number, Tables>();
  private lastKey = -1;
  private lastTables!: Tables;

  constructor(variant: Variant) {
    super(variant);
    this.targets = this.kinds.map((source) => this.kinds.filter((kind) => kind.takesFrom[source.index]));
    this.goals = this.pileNames.map((_, pile) => pile).filter((pile) => this.kindByPile[pile]!.goal);
    this.rows = new Uint8Array(this.pileNames.length);
  }

  /** Every legal move: actions first, then transfers by source pile, number of cards and target pile. */
  legalMoves(pos: Position): Move[] {
    const moves: Move[] = [];
    for (let i = 0; i < this.actions.length; i++) if (this.actions[i]!.isLegal(pos)) moves.push(i);
    const { takes, runs } = this.tablesFor(pos);
    const open = this.survey(pos);
    const { rows, kindByPile } = this;
    for (let from = 0; from < kindByPile.length; from++) {
      const source = kindByPile[from]!;
      if (source.gives === "none" || rows[from]! >= 64) continue;
      const most = source.gives === "run" ? runLength(pos, from, runs[source.index]!) : 1;
      const targets = this.targets[source.index]!;
      for (let n = 1; n <= most; n++) {
        const card = pos.card(from, n - 1) & FACE;
        for (let k = 0; k < targets.length; k++) {
          const kind = targets[k]!;
          if ((open & (1 << kind.index)) === 0 || (kind.unit !== 0 && kind.unit !== n)) continue;
          const fits = takes[kind.index]!;
          for (let to = kind.first; to < kind.end; to++) {
            if (fits[(rows[to]! << 6) | card] === 0 || to === from || pos.size(to) + n > kind.holds) continue;
            moves.push((n << 16) | (from << 8) | to);
          }
        }
      }
    }
    return moves;
  }

  isLegal(pos: Position, move: Move): boolean {
    return this.fault(pos, move) === undefined;
  }

  /**
   * The first rule that a move breaks, of which `faultText` makes a sentence; `undefined` if it is legal. The checks go
   * from the pile the cards leave to the one they go to.
   */
  fault(pos: Position, move: Move): Fault | undefined {
    if (isAction(move)) {
      const action = this.actions[move];
      return action === undefined ? "no-action" : action.isLegal(pos) ? undefined : "not-now";
    }
    const from = fromOf(move);
    const to = toOf(move);
    const n = countOf(move);
    const source = this.kindByPile[from];
    const kind = this.kindByPile[to];
    if (source === undefined || kind === undefined) return "no-pile";
    if (source.gives === "none") return "never-leaves";
    if (pos.size(from) === 0) return "empty";
    if (pos.size(from) < n || n === 0) return "too-few";
    const { takes, runs } = this.tablesFor(pos);
    if (n > 1 && (source.gives === "top" || n > runLength(pos, from, runs[source.index]!))) return "no-run";
    if (from === to) return "same-pile";
    if (!kind.isOpen(pos)) return "closed";
    if (!kind.takesFrom[source.index]) return "wrong-source";
    if (kind.unit !== 0 && kind.unit !== n) return "wrong-count";
    if (pos.size(to) + n > kind.holds) return "full";
    const card = pos.card(from, n - 1) & FACE;
    if (takes[kind.index]![(rowOf(pos, to, kind) << 6) | card] === 1) return undefined;
    return pos.isEmpty(to) ? "no-start" : "no-fit";
  }

  /** Plays a move if it is legal; otherwise answers the rule that it breaks and changes nothing. */
  play(pos: Position, move: Move): Fault | undefined {
    const fault = this.fault(pos, move);
    if (!fault) this.playUnchecked(pos, move);
    return fault;
  }

  /** Plays a move that is known to be legal. Rewinding to the mark taken before undoes it. */
  playUnchecked(pos: Position, move: Move): void {
    if (isAction(move)) return this.actions[move]!.play(pos);
    const from = fromOf(move);
    pos.carry(from, toOf(move), countOf(move));
    if (this.kindByPile[from]!.faces === "reveals" && !pos.isEmpty(from) && !isFaceUp(pos.card(from))) pos.flip(from);
  }

  /** Whether it counts as a move: picking an interval does not. */
  counts(move: Move): boolean {
    return !isAction(move) || this.actions[move]!.counts;
  }

  /** How many of the moves count as one. */
  countMoves(moves: readonly Move[]): number {
    return moves.filter((move) => this.counts(move)).length;
  }

  /** Every card is on a goal pile: a foundation or a discard pile. */
  isWon(pos: Position): boolean {
    let left = this.cardCount;
    for (let i = 0; i < this.goals.length; i++) left -= pos.size(this.goals[i]!);
    return left === 0;
  }

  /**
   * No moves left: the game is not won, and no move is legal or the legal ones, turning the stock, can never lead to
   * another kind of move. Shuffling cards without progress is not "no moves left".
   */
  isStuck(pos: Position): boolean {
    if (this.isWon(pos)) return false;
    if (this.legalMoves(pos).some((move) => !isAction(move))) return false;
    return this.actions.every(
      (action) => !action.isLegal(pos) || (action.brings !== undefined && !this.reaches(pos, action.brings)),
    );
  }

  /**
   * The move for a card whose place the player leaves to the table, by the order that the variant publishes: to the
   * first kind of pile that takes it, there to a pile with cards rather than to an empty one. Carrying a whole pile to
   * an empty place of its own kind is never preferred.
   * @param count How many cards of the pile, from its top.
   */
  preferredMove(pos: Position, from: number, count = 1): Move | undefined {
    const source = this.kindByPile[from]!;
    const rank = (move: Move): number => {
      const to = toOf(move);
      return this.variant.prefers.indexOf(this.kindByPile[to]!.name) * 2 + (pos.isEmpty(to) ? 1 : 0);
    };
    return this.legalMoves(pos)
      .filter((move) => !isAction(move) && fromOf(move) === from && countOf(move) === count)
      .filter(
        (move) => !(pos.isEmpty(toOf(move)) && count === pos.size(from) && this.kindByPile[toOf(move)] === source),
      )
      .sort((a, b) => rank(a) - rank(b) || toOf(a) - toOf(b))[0];
  }

  /** What fits on what in this position, by kind of pile. */
  tablesFor(pos: Position): Tables {
    const key = (pos.step << 4) | pos.base;
    if (key === this.lastKey) return this.lastTables;
    let tables = this.tables.get(key);
    if (!tables) this.tables.set(key, (tables = tabulate(this.variant, pos.base, pos.step)));
    this.lastKey = key;
    return (this.lastTables = tables);
  }

  /** Whether one of the cards that an action brings to a pile could be played from there. */
  private reaches(pos: Position, { of, to: through }: NonNullable<Action["brings"]>): boolean {
    const { takes } = this.tablesFor(pos);
    const open = this.survey(pos);
    const source = this.kinds.find(({ name }) => name === through)!;
    const targets = this.targets[source.index]!.filter(({ index }) => open & (1 << index));
    for (const { name, first, end } of this.kinds) {
      if (!of.includes(name)) continue;
      for (let pile = first; pile < end; pile++) {
        for (const card of pos.cards(pile)) {
          for (const kind of targets) {
            for (let to = kind.first; to < kind.end; to++) {
              if (takes[kind.index]![(this.rows[to]! << 6) | (card & FACE)] === 1 && pos.size(to) < kind.holds)
                return true;
            }
          }
        }
      }
    }
    return false;
  }

  /** Notes the row of every pile, and answers which kinds are open, as a bit each. */
  private survey(pos: Position): number {
    let open = 0;
    for (let k = 0; k < this.kinds.length; k++) {
      const kind = this.kinds[k]!;
      if (kind.isOpen(pos)) open |= 1 << k;
      for (let pile = kind.first; pile < kind.end; pile++) this.rows[pile] = rowOf(pos, pile, kind);
    }
    return open;
  }
}

const rowOf = (pos: Position, pile: number, kind: Kind): number =>
  pos.isEmpty(pile) ? 64 + pile - kind.first : pos.card(pile) & FACE;

/** How many cards lie on top of a pile that has one in a face-up run. */
const runLength = (pos: Position, pile: number, links: Fits): number => {
  const size = pos.size(pile);
  let n = 1;
  let card = pos.card(pile);
  while (n < size) {
    const under = pos.card(pile, n);
    if (!isFaceUp(under) || links[((under & FACE) << 6) | (card & FACE)] === 0) break;
    card = under;
    n++;
  }
  return n;
};

import { rankOf } from "../../card.js";
import type { Kind } from "../../compile.js";
import { type Move, transfer } from "../../move.js";
import type { Improvement } from "../par/improvement.js";
import type { Position } from "../../position.js";
import { kindOfRole } from "../kind-of-role.js";
import { type Random, randomFrom } from "../random.js";
import type { Rules } from "../../rules.js";
import type { Search } from "../search.js";
import { stockTurn } from "../stock-turn.js";
import type { StudyingCore } from "./search.js";

/** So many games are played, and no new one is begun once so many positions have been produced. */
const GAMES = 16;
const NODES = 200_000;
/** Enough to tell whether a position can be won, nearly always. If it is not, the move is not made. */
const TRIAL = 5_000;

/**
 * Games in which each card that comes to the waste is played at once if the game can still be won then, so that the
 * stock is turned over as seldom as may be. All cards of stock and waste make one move before phase two and all cards
 * one move in it: what differs is how often the stock is turned, and how many cards of the Equator go to piles.
 *
 * A game that can be won goes on: one of the moves of a win, made next, is found at the latest when the stock has been
 * turned once round. The games differ by which of several piles a card goes to, and by whether cards of the Equator go
 * to piles as soon as their place is wanted, or only when nothing else is left.
 */
export class ParRounds implements Improvement {
  nodes = 0;
  moves: readonly Move[];
  private readonly searchFor: (position: Position) => Search;
  private readonly pos: Position;
  private readonly start: number;
  private readonly stock: Kind;
  private readonly waste: number;
  private readonly equator: Kind;
  private readonly turn: Move;

  private game = 0;
  private line: Move[] = [];
  private random: Random = randomFrom(0);
  /** How many turns have been made since the last other move. */
  private idle = 0;

  constructor(
    private readonly rules: Rules,
    private readonly position: Position,
    win: readonly Move[],
    core: StudyingCore,
  ) {
    this.searchFor = core.study(rules);
    this.moves = win;
    this.pos = position.clone();
    this.start = this.pos.mark;
    this.stock = kindOfRole(rules, "stock");
    this.waste = kindOfRole(rules, "waste").first;
    this.equator = kindOfRole(rules, "reserve");
    this.turn = stockTurn(rules);
    this.begin();
  }

  advance(nodes: number): boolean | undefined {
    // Cards only go home then, a move each.
    if (this.rules.phase(this.position) === 2) return true;
    const end = this.nodes + nodes;
    while (this.nodes < end) {
      if (this.line.length >= this.moves.length) this.begin();
      else if (this.rules.phase(this.pos) === 2) this.finish();
      else this.step();
      if (this.game > GAMES || (this.line.length === 0 && this.nodes >= NODES)) return false;
    }
    return undefined;
  }

  private begin(): void {
    this.pos.rewind(this.start);
    this.line = [];
    this.idle = 0;
    this.random = randomFrom(++this.game);
  }

  private get isEager(): boolean {
    return this.game % 2 === 1;
  }

  /** Plays the card on the waste, or makes room for it, or turns the next one. */
  private step(): void {
    const { pos, waste } = this;
    const isDry = this.idle > pos.size(this.stock.first) + pos.size(waste) + 1;
    if (!pos.isEmpty(waste) && this.tries(this.piles(waste))) return;
    if (!pos.isEmpty(waste) && this.tries(this.cells())) return;
    if ((isDry || (this.isEager && !pos.isEmpty(waste))) && this.tries(this.fromEquator())) return;
    this.play(this.turn);
    this.idle++;
  }

  /** Makes the first of several moves after which the game can be won. */
  private tries(moves: readonly Move[]): boolean {
    const mark = this.pos.mark;
    for (const move of moves) {
      this.rules.playUnchecked(this.pos, move);
      const search = this.searchFor(this.pos);
      const outcome = search.advance(TRIAL);
      this.nodes += search.nodes + 1;
      search.release();
      this.pos.rewind(mark);
      if (outcome !== "won") continue;
      this.play(move);
      this.idle = 0;
      return true;
    }
    return false;
  }

  private play(move: Move): void {
    this.rules.playUnchecked(this.pos, move);
    this.line.push(move);
  }

  /** A pile's top card to the piles of the ring that take it, one for each rank of their tops, in an order left to chance. */
  private piles(from: number): Move[] {
    const { pos, rules } = this;
    const { first, end } = kindOfRole(rules, "tableau");
    const moves: Move[] = [];
    const ranks = new Set<number>();
    for (let pile = first; pile < end; pile++) {
      if (pos.isEmpty(pile) || ranks.has(rankOf(pos.card(pile)))) continue;
      if (!rules.isLegal(pos, transfer(from, pile))) continue;
      ranks.add(rankOf(pos.card(pile)));
      moves.push(transfer(from, pile));
    }
    return this.random(2) === 1 ? moves.reverse() : moves;
  }

  private cells(): Move[] {
    for (let cell = this.equator.first; cell < this.equator.end; cell++) {
      if (this.pos.isEmpty(cell)) return [transfer(this.waste, cell)];
    }
    return [];
  }

  private fromEquator(): Move[] {
    const moves: Move[] = [];
    for (let cell = this.equator.first; cell < this.equator.end; cell++) {
      if (!this.pos.isEmpty(cell)) moves.push(...this.piles(cell));
    }
    return moves;
  }

  /** Phase two: each card makes one move, as any win has it. */
  private finish(): void {
    const search = this.searchFor(this.pos);
    search.advance(TRIAL);
    this.nodes += search.nodes + 1;
    search.replay(this.pos, (move) => this.play(move));
    search.release();
    if (this.line.length < this.moves.length) this.moves = this.line;
    this.begin();
  }
}

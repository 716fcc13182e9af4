import { type Card, identityOf } from "../../card.js";
import { countOf, fromOf, isAction, type Move, toOf, transfer } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { positionKey } from "../position-key.js";
import { stockTurn } from "../stock-turn.js";

/**
 * A move told by its cards, so that it keeps its meaning when others are left out before it: a card, with all that
 * lies on it, goes onto another card or to an empty pile. `card` is -1 for an action.
 */
interface Step {
  readonly move: Move;
  readonly card: number;
  /** -1 for an empty pile. */
  readonly onto: number;
}

/**
 * Makes a win shorter where that is easily seen, by the rules alone: leaves out moves that are not needed, sends cards
 * that go twice the whole way at once, cuts out what comes back to the same position, and turns the stock only as far
 * as the next card that is played from it. Each of these is tried, and kept if what follows still wins and the game has
 * become shorter, as `Game.moveCount` counts.
 * @param moves They must win from the position, or it throws. The position is left as it is.
 */
export const shorten = (rules: Rules, position: Position, moves: readonly Move[]): Move[] => {
  const shortener = new Shortener(rules, position.clone());
  let steps = shortener.read(moves);
  for (let length = Infinity; ;) {
    steps = shortener.withoutLoops(steps);
    steps = shortener.withoutDetours(steps);
    const best = shortener.movesOf(steps);
    if (best.length >= length) return best.length > moves.length ? [...moves] : best;
    length = best.length;
  }
};

class Shortener {
  private readonly start: number;
  /** The action that turns the stock, which is repeated as often as it takes. */
  private readonly turn: Move;
  /** The most turns that bring any card. */
  private readonly mostTurns: number;

  constructor(
    private readonly rules: Rules,
    private readonly pos: Position,
  ) {
    this.start = pos.mark;
    this.turn = stockTurn(rules);
    this.mostTurns = 2 * 52 * rules.variant.decks;
  }

  /** The steps of a win. Turning the stock is none: it is done where a step needs it. */
  read(moves: readonly Move[]): Step[] {
    const { pos, rules } = this;
    const steps: Step[] = [];
    for (const move of moves) {
      if (!rules.isLegal(pos, move)) throw new RangeError("A move of the win to be shortened is not legal.");
      if (move !== this.turn) steps.push(this.stepOf(move));
      rules.playUnchecked(pos, move);
    }
    if (!rules.isWon(pos)) throw new RangeError("The moves to be shortened do not win.");
    pos.rewind(this.start);
    return steps;
  }

  private stepOf(move: Move): Step {
    if (isAction(move)) return { move, card: -1, onto: -1 };
    const { pos } = this;
    const to = toOf(move);
    const card = identityOf(pos.card(fromOf(move), countOf(move) - 1));
    return { move, card, onto: pos.isEmpty(to) ? -1 : identityOf(pos.card(to)) };
  }

  /** The moves of steps that win. */
  movesOf(steps: readonly Step[]): Move[] {
    this.pos.rewind(this.start);
    const moves: Move[] = [];
    for (const step of steps) this.play(step, moves);
    return moves;
  }

  /** Tries to do without each of the steps. */
  withoutDetours(given: readonly Step[]): Step[] {
    const { pos } = this;
    pos.rewind(this.start);
    let steps = [...given];
    for (let i = 0; i < steps.length;) {
      const shorter = this.firstShorter(steps.slice(i), variations(steps.slice(i)));
      if (shorter) steps = [...steps.slice(0, i), ...shorter];
      else this.play(steps[i++]!, []);
    }
    return steps;
  }

  /** Goes straight from a position to the last one on the way that is the same, or only a move away. */
  withoutLoops(given: readonly Step[]): Step[] {
    let steps = [...given];
    let last = this.lastVisits(steps);
    for (let i = 0; i < steps.length;) {
      const ways = this.shortcuts(steps, i, last);
      const shorter = this.firstShorter(steps.slice(i), ways);
      if (shorter) {
        steps = [...steps.slice(0, i), ...shorter];
        last = this.lastVisits(steps);
        this.movesOf(steps.slice(0, i));
      } else this.play(steps[i++]!, []);
    }
    return steps;
  }

  /** For each position on the way, before which step it is met last. After that the position is the first one again. */
  private lastVisits(steps: readonly Step[]): Map<string, number> {
    const { pos } = this;
    pos.rewind(this.start);
    const visits = new Map<string, number>();
    for (const [i, step] of steps.entries()) {
      visits.set(positionKey(pos), i);
      this.play(step, []);
    }
    pos.rewind(this.start);
    return visits;
  }

  /** What might replace the steps from the `i`-th on, the most promising first. */
  private shortcuts(steps: readonly Step[], i: number, last: ReadonlyMap<string, number>): Step[][] {
    const { pos, rules } = this;
    const mark = pos.mark;
    const ways: Step[][] = [];
    const again = last.get(positionKey(pos)) ?? i;
    if (again > i) ways.push(steps.slice(again));
    for (const move of rules.legalMoves(pos)) {
      if (isAction(move)) continue;
      const step = this.stepOf(move);
      rules.playUnchecked(pos, move);
      const later = last.get(positionKey(pos)) ?? i;
      if (later > i + 1) ways.push([step, ...steps.slice(later)]);
      pos.rewind(mark);
    }
    return ways.sort((a, b) => a.length - b.length);
  }

  /** The first of several ways on that wins in fewer moves than the given one. The position stays. */
  private firstShorter(rest: readonly Step[], ways: Iterable<readonly Step[]>): Step[] | undefined {
    const { pos } = this;
    const mark = pos.mark;
    let limit: number | undefined;
    for (const way of ways) {
      limit ??= this.tried(rest, Infinity)!.length;
      const played = this.tried(way, limit - 1);
      if (played) return played.steps;
      pos.rewind(mark);
    }
    return undefined;
  }

  /** Plays steps on, leaving out those that change nothing, and takes them back. `undefined`: no win, or too long. */
  private tried(way: readonly Step[], limit: number): { steps: Step[]; length: number } | undefined {
    const { pos, rules } = this;
    const mark = pos.mark;
    const steps: Step[] = [];
    const moves: Move[] = [];
    for (const step of way) {
      if (rules.isWon(pos)) break;
      const before = moves.length;
      if (!this.play(step, moves) || moves.length > limit) break;
      if (moves.length > before) steps.push(step);
    }
    const isWon = rules.isWon(pos) && moves.length <= limit;
    pos.rewind(mark);
    return isWon ? { steps, length: moves.length } : undefined;
  }

  /** Plays a step, and the turns that it needs, adding the moves to a list. A step that is done already is none. */
  private play(step: Step, moves: Move[]): boolean {
    const { pos, rules } = this;
    if (step.card < 0) return this.make(step.move, moves);
    let from = this.pileOf(step.card);
    const brings = rules.actions[this.turn]?.brings;
    if (brings?.of.includes(rules.kindOf(from).name)) {
      const to = rules.kinds.find(({ name }) => name === brings.to)!.first;
      for (let i = 0; pos.isEmpty(to) || identityOf(pos.card(to)) !== step.card; i++) {
        if (i > this.mostTurns || !this.make(this.turn, moves)) return false;
      }
      from = to;
    }
    let depth = 0;
    while (identityOf(pos.card(from, depth)) !== step.card) depth++;
    if (depth + 1 < pos.size(from) && identityOf(pos.card(from, depth + 1)) === step.onto) return true;
    const to = this.targetOf(step, from, depth + 1);
    return to !== undefined && this.make(transfer(from, to, depth + 1), moves);
  }

  private make(move: Move, moves: Move[]): boolean {
    if (!this.rules.isLegal(this.pos, move)) return false;
    this.rules.playUnchecked(this.pos, move);
    moves.push(move);
    return true;
  }

  private pileOf(card: Card): number {
    const { pos } = this;
    for (let pile = 0; ; pile++) {
      for (let depth = 0; depth < pos.size(pile); depth++) {
        if (identityOf(pos.card(pile, depth)) === card) return pile;
      }
    }
  }

  /** Where the step's cards go: to the same pile as ever if they may, else to another one of the kind. */
  private targetOf({ move, onto }: Step, from: number, count: number): number | undefined {
    const { pos, rules } = this;
    const { first, end } = rules.kindOf(toOf(move));
    const piles = [toOf(move), ...Array.from({ length: end - first }, (_, i) => first + i)];
    return piles.find(
      (pile) =>
        (onto < 0 ? pos.isEmpty(pile) : !pos.isEmpty(pile) && identityOf(pos.card(pile)) === onto) &&
        rules.isLegal(pos, transfer(from, pile, count)),
    );
  }
}

/** Shorter ways to go on than the given steps, some of which may work. */
function* variations(steps: readonly Step[]): Generator<Step[]> {
  const [first, ...others] = steps as [Step, ...Step[]];
  yield others;
  // All cards that leave a pile one by one may go together later.
  const from = fromOf(first.move);
  const leaving = steps.findIndex(({ move }) => isAction(move) || fromOf(move) !== from);
  if (leaving > 1) yield steps.slice(leaving);
  const again = others.findIndex(({ card }) => card >= 0 && card === first.card);
  if (again < 0) return;
  yield others.toSpliced(again, 1);
  yield [others[again]!, ...others.toSpliced(again, 1)];
}

import { rankOf, suitOf } from "../../card.js";
import type { Kind } from "../../compile.js";
import { type Move, transfer } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { kindOfRole } from "../kind-of-role.js";
import { stockTurn } from "../stock-turn.js";
import type { SuitPlan } from "./plan.js";

/**
 * Makes the moves of a plan. Phase one goes round and round through the stock and plays each card when its turn in its
 * pile has come; the Equator's cards as soon as theirs has. Phase two takes the cards away suit by suit.
 *
 * The two copies of a rank stand in for each other. A card of the Equator whose turn comes only after the last card of
 * the waste has left, when it can no longer be played, stays where it is: it has a place there, and phase two can take
 * it from there at any time.
 */
export const playPlan = (rules: Rules, pos: Position, plans: readonly SuitPlan[], play: (move: Move) => void): void => {
  const table = new Table(rules, pos, plans, play);
  table.placeCards();
  table.removeCards();
};

class Table {
  private readonly stock: Kind;
  private readonly waste: number;
  private readonly equator: Kind;

  constructor(
    private readonly rules: Rules,
    private readonly pos: Position,
    private readonly plans: readonly SuitPlan[],
    private readonly play: (move: Move) => void,
  ) {
    this.stock = kindOfRole(rules, "stock");
    this.waste = kindOfRole(rules, "waste").first;
    this.equator = kindOfRole(rules, "reserve");
  }

  placeCards(): void {
    const { pos, rules, waste } = this;
    const turn = stockTurn(rules);
    let idle = 0;
    while (rules.phase(pos) === 1) {
      if (this.playFromEquator() || this.playFromWaste(waste)) {
        idle = 0;
        continue;
      }
      // Twice through all cards without a play: the plan is wrong.
      if (++idle > 2 * (pos.size(this.stock.first) + pos.size(waste) + 1)) throw new Error("The plan is stuck.");
      this.play(turn);
    }
  }

  private playFromEquator(): boolean {
    for (let cell = this.equator.first; cell < this.equator.end; cell++) {
      if (this.pos.isEmpty(cell)) continue;
      const pile = this.pileFor(cell);
      if (pile === undefined) continue;
      this.play(transfer(cell, pile));
      return true;
    }
    return false;
  }

  private playFromWaste(waste: number): boolean {
    if (this.pos.isEmpty(waste)) return false;
    const to = this.pileFor(waste) ?? this.cellFor(waste);
    if (to === undefined) return false;
    this.play(transfer(waste, to));
    return true;
  }

  /** The Zodiac pile on which the top card of another pile is to be laid now. It is struck off the plan. */
  private pileFor(from: number): number | undefined {
    const card = this.pos.card(from);
    for (const [pile, ranks] of this.plans[suitOf(card)]!.additions) {
      if (ranks[0] !== rankOf(card)) continue;
      ranks.shift();
      return pile;
    }
    return undefined;
  }

  /** An empty cell, if the top card of a pile is to go to the Equator and not enough of its kind are there. */
  private cellFor(from: number): number | undefined {
    const { pos, equator } = this;
    const card = pos.card(from);
    let alike = 0;
    let empty: number | undefined;
    for (let cell = equator.first; cell < equator.end; cell++) {
      if (pos.isEmpty(cell)) empty ??= cell;
      else if (isAlike(pos.card(cell), card)) alike++;
    }
    return alike < this.plans[suitOf(card)]!.kept[rankOf(card)]! ? empty : undefined;
  }

  removeCards(): void {
    const { pos, rules, equator } = this;
    this.plans.forEach(({ removals }, suit) => {
      for (const { rank, pile, order } of removals) {
        const is = (from: number): boolean =>
          !pos.isEmpty(from) && suitOf(pos.card(from)) === suit && rankOf(pos.card(from)) === rank;
        let from = pile !== undefined && is(pile) ? pile : equator.first;
        while (from < equator.end && !is(from)) from++;
        this.play(transfer(from, rules.pileIndex(`F${2 * suit + order + 1}`)));
      }
    });
  }
}

const isAlike = (a: number, b: number): boolean => rankOf(a) === rankOf(b) && suitOf(a) === suitOf(b);

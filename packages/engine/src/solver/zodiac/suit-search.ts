import { StateTable } from "../state-table.js";
import { cardOf, howOf, LIES, ON_HIGHER, ON_LOWER, orderOf, stepOf, TO_EQUATOR } from "./step.js";
import { CARDS, RANKS, type Suit } from "./suit.js";

/** Where `tops` and `loose` count a card's rank. */
const rankAt = (card: number): number => (card >> 1) + 1;

/** The pile of a card that lies in none. */
const LOOSE = 255;

/** Two orders, two copies, three places. */
const MOST_STEPS = 12;
const STRIDE = 4;
const COST = 3;

/**
 * Looks for a way to place the cards of one suit in the reverse of the order in which phase two takes them away, so
 * that no more than a given number end up in the Equator.
 *
 * Backwards, the two foundations give their cards back, each in its order, and every card comes to rest where phase
 * two will find it. A card that lies on a pile already takes its place there, after those under it. Once all of a
 * pile's own cards are in place, the pile is *open*: any loose card may come whose rank is next to that of its top, and
 * becomes the top. What finds no pile goes to the Equator. Only the ranks of the open piles' tops matter.
 *
 * Of two orders that go the same way and want the same rank, the longer one gets the card: a plan that gives it to the
 * other can be followed with the two exchanged, until they want the same rank again or the shorter one ends; what the
 * shorter one took in the plan, the longer one has by then, and takes the rest itself. So the longer one is always ahead,
 * and the cards that are placed tell where both are.
 *
 * Steps that are never wrong are taken at once, unless two orders that go opposite ways want the card:
 *
 * - *The last own card of a pile, if the other copy of its rank is loose or placed, or ends a pile just so.* In a plan
 *   that has the loose copy come first, let this card come first; what the plan lays on the loose copy until this card's
 *   turn goes onto this pile, and the loose copy then goes where it was to go. The tops are the same.
 * - *An own card whose fellow is placed:* no other card can come, and it costs nothing.
 * - *A loose card onto a top, if its fellow is loose or placed, and there are as many tops of that rank as loose cards
 *   could ever want.* A plan that places it otherwise or later has one more top than it needs.
 */
export class SuitSearch {
  nodes = 0;
  /** Set when the table had no room left: nothing will be known. */
  isFull = false;

  private readonly steps = new Int32Array(CARDS);

  private orders: Suit["orders"] = [[], []];
  /** Whether the orders go the same way, so that they differ by their ends only. */
  private areTwins = false;
  /** Whether cards can be placed at all: in phase one. In phase two loose cards are in the Equator and stay there. */
  private places = true;
  private bound = 0;
  private cards = 0;

  private readonly positions = new Uint8Array(2);
  /** Bits of the cards that are not placed yet. */
  private left = 0;
  private cost = 0;
  /** The pile in which a card lies, and its place there; or {@link LOOSE}. */
  private readonly pile = new Uint8Array(CARDS);
  private readonly place = new Uint8Array(CARDS);
  /** How many own cards a pile has, and how many are placed. */
  private readonly sizes = new Uint8Array(24);
  private readonly placed = new Uint8Array(24);
  // By rank: the open piles with such a top, and the loose cards not placed yet. There is room for the ranks beyond both ends.
  private readonly tops = new Uint8Array(RANKS + 2);
  private readonly loose = new Uint8Array(RANKS + 2);

  private depth = 0;
  private readonly table = new StateTable(STRIDE);
  private readonly choices = new Int32Array((CARDS + 1) * MOST_STEPS);
  private readonly nexts = new Int32Array(CARDS + 1);
  private readonly ends = new Int32Array(CARDS + 1);

  /** Begins to look for a way with at most `bound` cards in the Equator; in phase two with any number. */
  begin(suit: Suit, phase: 1 | 2, bound: number): void {
    this.orders = suit.orders;
    this.areTwins = suit.areTwins;
    this.places = phase === 1;
    this.bound = bound;
    this.cards = suit.orders[0].length + suit.orders[1].length;
    this.left = this.cost = 0;
    for (const array of [this.positions, this.placed, this.tops, this.loose]) array.fill(0);
    for (const card of suit.loose) {
      this.left |= 1 << card;
      this.pile[card] = LOOSE;
      this.loose[rankAt(card)]!++;
    }
    suit.piles.forEach(({ cards }, pile) => {
      this.sizes[pile] = cards.length;
      cards.forEach((card, place) => {
        this.left |= 1 << card;
        this.pile[card] = pile;
        this.place[card] = place;
      });
    });
    this.table.clear();
    this.isFull = false;
    this.depth = 0;
    this.list();
  }

  /** Whether its memory is worth keeping. */
  get isSmall(): boolean {
    return this.table.isSmall;
  }

  /** The steps that were found, in their order. */
  get way(): Int32Array {
    return this.steps.subarray(0, this.cards);
  }

  /** Looks on until `nodes` is `end`. Whether there is a way; `undefined` if that is not known yet, or not at all. */
  advance(end: number): boolean | undefined {
    const { steps, choices, nexts, ends } = this;
    while (this.depth < this.cards) {
      const { depth } = this;
      if (nexts[depth] === ends[depth]) {
        if (depth === 0) return false;
        this.move(steps[--this.depth]!, -1);
      } else if (this.nodes >= end || this.isFull) {
        return undefined;
      } else {
        this.nodes++;
        const step = choices[nexts[depth]!++]!;
        this.move(step, 1);
        if (this.isKnown()) this.move(step, -1);
        else {
          steps[this.depth++] = step;
          this.list();
        }
      }
    }
    return true;
  }

  /** Whether the position has been met before with as few cards in the Equator. Enters it into the table. */
  private isKnown(): boolean {
    const { table, cost } = this;
    // Tops that no card could want do not count, and between twins the cards tell the positions.
    let low = 0;
    let high = 0;
    for (let at = 1; at <= RANKS; at++) {
      const count = Math.min(this.tops[at]!, this.wanting(at));
      if (at <= 10) low |= count << (3 * (at - 1));
      else high |= count << (3 * (at - 11));
    }
    const entry = table.add(this.areTwins ? this.left : this.left | (this.positions[0]! << CARDS), low, high);
    if (entry === 0) {
      this.isFull = true;
      return true;
    }
    const at = Math.abs(entry) * STRIDE + COST;
    if (entry < 0 && table.words[at]! <= cost) return true;
    table.words[at] = cost;
    return false;
  }

  /** How many loose cards could want a top of this rank. */
  private wanting(at: number): number {
    return this.places ? this.loose[at - 1]! + this.loose[at + 1]! : 0;
  }

  private isLeft(card: number): boolean {
    return ((this.left >> card) & 1) === 1;
  }

  /** Whether it is a card's turn in its pile. */
  private isNext(card: number): boolean {
    return this.placed[this.pile[card]!] === this.place[card];
  }

  private endsPile(card: number): boolean {
    return this.place[card] === this.sizes[this.pile[card]!]! - 1;
  }

  /** Lists the steps from here, the most promising first; only one if it is never wrong. */
  private list(): void {
    const { depth, choices, nexts, ends, orders, positions } = this;
    const start = depth * MOST_STEPS;
    nexts[depth] = start;
    let end = start;
    const [first, second] = [orders[0][positions[0]!], orders[1][positions[1]!]];
    const isContested = first !== undefined && first === second;
    const longer = orders[0].length >= orders[1].length ? 0 : 1;
    for (let order = 0; order < 2; order++) {
      const rank = order === 0 ? first : second;
      if (rank === undefined || (isContested && this.areTwins && order !== longer)) continue;
      const before = end;
      end = this.listCard(order, rank, end);
      if (this.isCertain && (this.areTwins || !isContested)) {
        choices[start] = choices[before]!;
        end = start + 1;
        break;
      }
    }
    ends[depth] = end;
  }

  /** Set by {@link listCard}: the step listed is never wrong. */
  private isCertain = false;

  private listCard(order: number, rank: number, start: number): number {
    const { choices, tops } = this;
    const card = rank << 1;
    const at = rank + 1;
    let end = start;
    this.isCertain = true;
    let isOwnLeft = false;
    let loose = -1;
    for (let each = card; each <= card + 1; each++) {
      if (!this.isLeft(each)) continue;
      if (this.pile[each] === LOOSE) {
        if (loose < 0) loose = each;
        continue;
      }
      isOwnLeft = true;
      if (!this.isNext(each)) continue;
      const fellow = each ^ 1;
      const isCertain =
        !this.isLeft(fellow) ||
        (this.endsPile(each) && (this.pile[fellow] === LOOSE || (this.isNext(fellow) && this.endsPile(fellow))));
      if (isCertain) {
        choices[start] = stepOf(order, LIES, each);
        return start + 1;
      }
      choices[end++] = stepOf(order, LIES, each);
    }
    if (loose >= 0) {
      for (let how = ON_HIGHER; this.places && how <= ON_LOWER; how++) {
        const top = how === ON_HIGHER ? at + 1 : at - 1;
        if (tops[top] === 0) continue;
        if (!isOwnLeft && tops[top]! >= this.wanting(top)) {
          choices[start] = stepOf(order, how, loose);
          return start + 1;
        }
        choices[end++] = stepOf(order, how, loose);
      }
      if (!this.places && !isOwnLeft) {
        choices[start] = stepOf(order, TO_EQUATOR, loose);
        return start + 1;
      }
      if (!this.places || this.cost < this.bound) choices[end++] = stepOf(order, TO_EQUATOR, loose);
    }
    this.isCertain = false;
    return end;
  }

  /** Takes a step, or takes it back. */
  private move(step: number, by: 1 | -1): void {
    const card = cardOf(step);
    const at = rankAt(card);
    this.left ^= 1 << card;
    this.positions[orderOf(step)]! += by;
    const how = howOf(step);
    if (how === LIES) {
      const pile = this.pile[card]!;
      this.placed[pile]! += by;
      if (this.endsPile(card)) this.tops[at]! += by;
      return;
    }
    this.loose[at]! -= by;
    if (how === TO_EQUATOR) this.cost += this.places ? by : 0;
    else {
      this.tops[at]! += by;
      this.tops[how === ON_HIGHER ? at + 1 : at - 1]! -= by;
    }
  }
}

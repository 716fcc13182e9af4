import { cardOf, howOf, LIES, ON_HIGHER, orderOf, TO_EQUATOR } from "./step.js";
import { CARDS, RANKS, type Suit } from "./suit.js";

/** As many Zodiac piles as there are. Those with cards of the suit are numbered from 0 here. */
const PILES = 24;
/** The pile of a card that lies in none. */
const LOOSE = 255;

/**
 * The cards of one suit on their way back: placed one after the other in the reverse of the order in which phase two
 * takes them away.
 *
 * Backwards, the two foundations give their cards back, each in its order, and every card comes to rest where phase
 * two will find it. A card that lies on a pile already takes its place there, after those under it. Once all of a
 * pile's own cards are in place, the pile is *open*: any loose card may come whose rank is next to that of its top, and
 * becomes the top. What finds no pile goes to the Equator. Only the ranks of the open piles' tops matter.
 */
export class SuitBoard {
  /** How many cards are to be placed. */
  size = 0;
  /** Whether the orders go the same way, so that they differ by their ends only. */
  areTwins = false;
  /** Whether loose cards can be laid on piles: in phase one. In phase two they are in the Equator and stay there. */
  canLay = true;
  /** How many cards went to the Equator; in phase two, where they are already, none did. */
  kept = 0;

  private orders: Suit["orders"] = [[], []];
  /** How far each order is. */
  private readonly given = new Uint8Array(2);
  /** Bits of the cards that are not placed yet. */
  private left = 0;
  /** The pile in which a card lies, and its place there; or {@link LOOSE}. */
  private readonly pile = new Uint8Array(CARDS);
  private readonly place = new Uint8Array(CARDS);
  /** How many own cards a pile has, and how many are placed. */
  private readonly sizes = new Uint8Array(PILES);
  private readonly placed = new Uint8Array(PILES);
  // By rank plus 1, so that there is room beyond both ends: the open piles with such a top, and the loose cards left.
  private readonly tops = new Uint8Array(RANKS + 2);
  private readonly loose = new Uint8Array(RANKS + 2);

  /** Begins with no card placed. */
  load({ orders, areTwins, piles, loose }: Suit, phase: 1 | 2): void {
    this.orders = orders;
    this.areTwins = areTwins;
    this.canLay = phase === 1;
    this.size = orders[0].length + orders[1].length;
    this.left = this.kept = 0;
    for (const array of [this.given, this.placed, this.tops, this.loose]) array.fill(0);
    for (const card of loose) {
      this.left |= 1 << card;
      this.pile[card] = LOOSE;
      this.loose[(card >> 1) + 1]!++;
    }
    piles.forEach(({ cards }, pile) => {
      this.sizes[pile] = cards.length;
      cards.forEach((card, place) => {
        this.left |= 1 << card;
        this.pile[card] = pile;
        this.place[card] = place;
      });
    });
  }

  /** The rank of the card that an order has next; `undefined` at its end. */
  next(order: number): number | undefined {
    return this.orders[order]![this.given[order]!];
  }

  /** The order that has more cards, placed ones included. */
  get longer(): number {
    return this.orders[0].length >= this.orders[1].length ? 0 : 1;
  }

  isLeft(card: number): boolean {
    return ((this.left >> card) & 1) === 1;
  }

  /** Whether a card that is left lies on no pile. */
  isLoose(card: number): boolean {
    return this.pile[card] === LOOSE;
  }

  /** Whether it is a card's turn in its pile. */
  isDue(card: number): boolean {
    return this.placed[this.pile[card]!] === this.place[card];
  }

  /** Whether a card is the last one of its pile's own. */
  endsPile(card: number): boolean {
    return this.place[card] === this.sizes[this.pile[card]!]! - 1;
  }

  /** Whether there is a top on which a loose card of this rank can be laid, one rank higher or lower as `how` says. */
  hasTop(rank: number, how: number): boolean {
    return this.canLay && this.tops[atTop(rank, how)]! > 0;
  }

  /** Whether there are as many such tops as loose cards could ever want. */
  hasTopsForAll(rank: number, how: number): boolean {
    const at = atTop(rank, how);
    return this.hasTop(rank, how) && this.tops[at]! >= this.wanting(at);
  }

  /** How many loose cards could want such a top. */
  private wanting(at: number): number {
    return this.loose[at - 1]! + this.loose[at + 1]!;
  }

  /** Takes a step, or takes the last one back. */
  move(step: number, by: 1 | -1): void {
    const card = cardOf(step);
    const how = howOf(step);
    const rank = card >> 1;
    this.left ^= 1 << card;
    this.given[orderOf(step)]! += by;
    if (how === LIES) {
      const pile = this.pile[card]!;
      this.placed[pile]! += by;
      if (this.endsPile(card)) this.tops[rank + 1]! += by;
      return;
    }
    this.loose[rank + 1]! -= by;
    if (how === TO_EQUATOR) this.kept += this.canLay ? by : 0;
    else {
      this.tops[rank + 1]! += by;
      this.tops[atTop(rank, how)]! -= by;
    }
  }

  // The position in three words, but for what went to the Equator. Between twins the cards that are left tell how far
  // both orders are.
  get keyA(): number {
    return this.areTwins ? this.left : this.left | (this.given[0]! << CARDS);
  }
  get keyB(): number {
    return this.topsOf(1, 10);
  }
  get keyC(): number {
    return this.topsOf(11, RANKS);
  }

  /** Tops, three bits a rank: as many of each as there are cards that could want them, which are four at most. */
  private topsOf(first: number, last: number): number {
    let word = 0;
    if (this.canLay) {
      for (let at = last; at >= first; at--) word = (word << 3) | Math.min(this.tops[at]!, this.wanting(at));
    }
    return word;
  }
}

/** Where `tops` counts those that are one rank higher or lower, as `how` says. */
const atTop = (rank: number, how: number): number => (how === ON_HIGHER ? rank + 2 : rank);

import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { BASED, COLUMNS, fromEngine, HEIGHT, heightInPlace, Layout, lowestJoined, PLACES, TOP } from "./layout.js";

// What happened to a card, as `event | card`. The last three carry the whole run that the card heads.
export const TO_FOUNDATION = 0x000;
export const TO_PARTNER = 0x100;
export const TO_CELLS = 0x200;
const TO_EMPTY_COLUMN = 0x300;

/**
 * A position that can be played on. Two kinds of moves are never wrong and made at once:
 *
 * - *A card above rank 0 to its foundation.* In the tableau only the card below it could ever use it, and that one is
 *   on the foundation already. Rank 0, the beak, is different: the top rank may be wanted on it.
 * - *A card below the top rank from a cell to its partner.* It hinders no move of the partner: to the foundation the
 *   card goes first anyway; a run carries it along; and where the run goes to the cells, it takes the one cell more
 *   that was given up before. Only a top rank would hinder: it keeps rank 0 from its foundation.
 *
 * For the same reasons only whole runs need to move: the card that taking a run apart exposes takes nothing but the
 * card taken off. The exception is again rank 0 under a top rank.
 */
export class Board extends Layout {
  /** How many cards went to the cells since this was set to 0. */
  stored = 0;

  /** @param origin An earlier position of the game, in relation to which the state is told. */
  load(rules: Rules, pos: Position, origin: Position = pos): void {
    this.read(rules, pos, origin);
    // What was built since then is in its place, and may be built on.
    for (let pile = 0; pile < pos.pileCount; pile++) {
      const isBuilt = rules.kindOf(pile).role === "tableau" && pos.size(pile) > heightInPlace(pos, origin, pile);
      if (isBuilt) this.collect(fromEngine(pos.card(pile), pos.base));
    }
    for (let i = 0; i < COLUMNS; i++) if (this.height[i]! > 0) this.settle(i, -1);
    for (let suit = 0; suit < 4; suit++) this.playUp(suit);
  }

  /** The head of column `i` and its run to the partner, which must be exposed. */
  join(i: number): void {
    const card = this.takeHead(i);
    this.events[this.eventCount++] = TO_PARTNER | card;
    this.suits[card >> 4]! |= 1 << (card & 15);
    this.settle(i, -1);
  }

  /** The head of column `i` and its run to the cells, which must have room. */
  store(i: number): void {
    const card = this.takeHead(i);
    this.storeRun(card);
    this.settle(i, -1);
  }

  /** The head of column `i`, a top rank, and its run to an empty column. */
  base(i: number): void {
    const card = this.takeHead(i);
    this.events[this.eventCount++] = TO_EMPTY_COLUMN | card;
    this.suits[card >> 4]! |= BASED;
    this.emptyColumns--;
    this.settle(i, -1);
  }

  /** A top rank in a cell to an empty column. */
  baseFromCell(suit: number): void {
    const card = (suit << 4) | TOP;
    this.events[this.eventCount++] = TO_EMPTY_COLUMN | card;
    this.suits[suit]! |= BASED;
    this.emptyColumns--;
    this.freeCells++;
    this.collect(card);
  }

  /** A top rank in a cell onto rank 0. */
  joinFromCell(suit: number): void {
    const card = (suit << 4) | TOP;
    this.events[this.eventCount++] = TO_PARTNER | card;
    this.suits[suit]! |= 1 << TOP;
    this.freeCells++;
    this.collect(card);
  }

  /** A based run onto rank 0. */
  joinFromBase(suit: number): void {
    this.events[this.eventCount++] = TO_PARTNER | (suit << 4) | TOP;
    this.suits[suit]! ^= BASED | (1 << TOP);
    this.emptyColumns++;
  }

  /** A based run to the cells. */
  storeBased(suit: number): void {
    this.suits[suit]! ^= BASED;
    this.emptyColumns++;
    this.storeRun((suit << 4) | TOP);
  }

  /** The run on rank 0 to an empty column. */
  baseFromZero(suit: number): void {
    this.events[this.eventCount++] = TO_EMPTY_COLUMN | (suit << 4) | TOP;
    this.suits[suit]! ^= BASED | (1 << TOP);
    this.emptyColumns--;
  }

  /** The run on rank 0 to the cells. */
  storeFromZero(suit: number): void {
    this.suits[suit]! ^= 1 << TOP;
    this.storeRun((suit << 4) | TOP);
  }

  /** Rank 0 to its foundation. */
  playZero(suit: number): void {
    const zero = suit << 4;
    const i = this.column[zero]!;
    const word = this.suits[suit]!;
    this.events[this.eventCount++] = TO_FOUNDATION | zero;
    this.suits[suit] = (word & ~1) + (1 << HEIGHT);
    if (this.index[zero]! < this.height[i]!) {
      this.takeHead(i);
      this.settle(i, suit);
    } else if ((word & 1) === 0) this.freeCells++;
    this.playUp(suit);
  }

  /** Plays a suit up from its next rank, which is above 0, as far as it goes. */
  private playUp(suit: number): void {
    for (;;) {
      const word = this.suits[suit]!;
      const rank = word >> HEIGHT;
      if (rank === 0 || rank > TOP) return;
      const card = (suit << 4) | rank;
      const i = this.column[card]!;
      const height = this.height[i]!;
      const index = this.index[card]!;
      if (index < height - 1) return;
      this.events[this.eventCount++] = TO_FOUNDATION | card;
      if (index < height) {
        this.suits[suit] = word + (1 << HEIGHT);
        this.takeHead(i);
        this.settle(i, suit);
      } else if (((word >> rank) & 1) === 1) {
        this.suits[suit] = (word ^ (1 << rank)) + (1 << HEIGHT);
      } else if (rank === TOP && (word & BASED) !== 0) {
        this.suits[suit] = (word ^ BASED) + (1 << HEIGHT);
        this.emptyColumns++;
      } else {
        this.suits[suit] = word + (1 << HEIGHT);
        this.freeCells++;
      }
    }
  }

  /** Column `i` has a new head: makes what is never wrong, except for a suit that is being played up already. */
  private settle(i: number, playing: number): void {
    for (;;) {
      const height = this.height[i]!;
      if (height === 0) {
        this.emptyColumns++;
        return;
      }
      const at = i * PLACES + height - 1;
      const card = this.cards[at]!;
      const suit = card >> 4;
      const rank = card & 15;
      this.collect(card);
      if (rank > 0 && this.suits[suit]! >> HEIGHT === rank && suit !== playing) {
        this.playUp(suit);
        return;
      }
      if (height === 1) {
        if (rank !== TOP) return;
        this.suits[suit]! |= BASED;
        this.takeHead(i);
        return;
      }
      if (this.natural[card] === 0) return;
      this.suits[suit]! |= 1 << rank;
      this.takeHead(i);
    }
  }

  /** A card has been exposed: those that follow it downwards come from the cells, one after the other. */
  protected collect(card: number): void {
    const suit = card >> 4;
    let word = this.suits[suit]!;
    const height = word >> HEIGHT;
    for (let next = card - 1; (next & 15) < (card & 15) && (next & 15) >= height; next--) {
      if (((word >> (next & 15)) & 1) === 1 || this.isInPlace(next)) break;
      word |= 1 << (next & 15);
      this.freeCells++;
      this.events[this.eventCount++] = TO_PARTNER | next;
    }
    this.suits[suit] = word;
  }

  private storeRun(card: number): void {
    this.events[this.eventCount++] = TO_CELLS | card;
    const word = this.suits[card >> 4]!;
    const rank = card & 15;
    const lowest = lowestJoined(word, rank);
    const before = this.freeCells;
    let run = (1 << rank) - (1 << lowest);
    this.freeCells -= rank - lowest + 1;
    if (lowest === 0 && rank !== TOP && ((word >> TOP) & 1) === 1) {
      const lowestAbove = lowestJoined(word, TOP);
      run |= (1 << (TOP + 1)) - (1 << lowestAbove);
      this.freeCells -= TOP - lowestAbove + 1;
    }
    this.stored += before - this.freeCells;
    this.suits[card >> 4] = word & ~run;
  }
}

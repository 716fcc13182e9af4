import { type Card, makeCard, rankOf, stepsUp, suitOf } from "../../card.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";

/** The rank below the beak's: the only one that an empty column takes. */
export const TOP = 12;

/** In a suit's word: its top rank lies at the bottom of an emptied column. */
export const BASED: number = 1 << 13;
/** In a suit's word: where the height of its foundation begins, which is also the next rank wanted. */
export const HEIGHT = 14;

/** The places of a column, so that no position is too long. */
export const PLACES = 64;
export const COLUMNS = 7;
/** A column that does not exist, and is empty: where cards are filed that lay in no column. */
const NOWHERE: number = COLUMNS;
const CELLS = 7;
const SNAPSHOT = 14;

/** Cards are `suit << 4 | rank`, with ranks counted from the beak's. The partner is the card that it may lie on. */
export const partnerOf = (card: number): number => ((card & 15) === TOP ? card & 0x30 : card + 1);

/** The card's number here. */
export const fromEngine = (card: Card, base: number): number => (suitOf(card) << 4) | stepsUp(base, rankOf(card));

/** How many cards of a column lie as they did in an earlier position of the game. */
export const heightInPlace = (pos: Position, origin: Position, pile: number): number => {
  const [size, before] = [pos.size(pile), origin.size(pile)];
  let height = 0;
  while (
    height < Math.min(size, before) &&
    pos.card(pile, size - 1 - height) === origin.card(pile, before - 1 - height)
  ) {
    height++;
  }
  return height;
};

/** The engine's card. */
export const toEngine = (card: number, base: number): number => makeCard(((card & 15) + base) % 13, card >> 4);

/** The end of the run that a rank heads, down to rank 0 at most. */
export const lowestJoined = (word: number, rank: number): number => {
  while (rank > 0 && ((word >> (rank - 1)) & 1) === 1) rank--;
  return rank;
};

/**
 * The cards of a position of Penguin, as a search sees them.
 *
 * Every card has one *partner*, the next rank of its suit (rank 0 for the top rank), and lies on nothing else but what
 * the position given had under it. So a position is: how many cards of each column are still in place, and for each
 * other card whether it is joined to its partner; else it is on its foundation, or (top rank only) based in an emptied
 * column, or in a cell. Which cell or column holds it makes no difference to play, so such positions are one. A card in
 * place that lies on its partner by nature counts as joined once no other card in place covers it, and a top rank at
 * the bottom of a column as based, so equal positions have equal numbers.
 */
export class Layout {
  /** The columns bottom to top as they were given, {@link PLACES} each. */
  readonly cards: Uint8Array = new Uint8Array(8 * PLACES);
  /** How many cards of each column are in place. */
  readonly height: Uint8Array = new Uint8Array(8);
  /** A word a suit: a bit for each rank joined to its partner, {@link BASED}, and the foundation's {@link HEIGHT}. */
  readonly suits: Int32Array = new Int32Array(4);
  /** The column in which a card lay, and its index there. */
  readonly column: Uint8Array = new Uint8Array(64);
  readonly index: Uint8Array = new Uint8Array(64);
  /** 1 for a card that lay on its partner. */
  readonly natural: Uint8Array = new Uint8Array(64);
  /** 1 for a card that lay above a lower one of its suit: it cannot go from its place to the foundation. */
  readonly blocks: Uint8Array = new Uint8Array(64);

  /** `height` as one number in mixed radix. Seven columns with 52 cards have fewer than 2^22 combinations. */
  code = 0;
  freeCells = 0;
  emptyColumns = 0;
  /** How many cards are in place, and how many of them are among {@link blocks}. */
  inPlace = 0;
  blocking = 0;

  /** All that was done since `load`: an event each, and how many. */
  readonly events: Uint16Array = new Uint16Array(1 << 13);
  eventCount = 0;

  private readonly radix = new Int32Array(8);
  private readonly snapshots: Int32Array;

  /** @param plies How many snapshots it keeps. */
  constructor(plies: number) {
    this.snapshots = new Int32Array(SNAPSHOT * plies);
  }

  /** Reads a position in relation to an earlier one of the game. It is not settled. */
  protected read(rules: Rules, pos: Position, origin: Position): void {
    this.code = this.inPlace = this.blocking = this.eventCount = this.emptyColumns = 0;
    this.freeCells = CELLS;
    this.radix[0] = 1;
    this.column.fill(NOWHERE);
    for (const array of [this.index, this.natural, this.blocks, this.suits]) array.fill(0);
    let columns = 0;
    for (let pile = 0; pile < pos.pileCount; pile++) {
      const { role } = rules.kindOf(pile);
      const size = pos.size(pile);
      if (role === "tableau") this.readColumn(columns++, pos, origin, pile);
      else if (role === "reserve") this.freeCells -= size;
      else if (size > 0) this.suits[suitOf(pos.card(pile))]! |= size << HEIGHT;
    }
  }

  private readColumn(i: number, pos: Position, origin: Position, pile: number): void {
    const size = origin.size(pile);
    const height = heightInPlace(pos, origin, pile);
    const start = i * PLACES;
    for (let at = 0; at < size; at++) {
      const card = fromEngine(origin.card(pile, size - 1 - at), pos.base);
      this.cards[start + at] = card;
      this.column[card] = i;
      this.index[card] = at;
      if (at > 0 && this.cards[start + at - 1] === partnerOf(card)) this.natural[card] = 1;
      for (let under = 0; under < at; under++) {
        const other = this.cards[start + under]!;
        if (other < card && other >> 4 === card >> 4) this.blocks[card] = 1;
      }
      if (at < height) this.blocking += this.blocks[card]!;
    }
    this.radix[i + 1] = this.radix[i]! * (size + 1);
    this.height[i] = height;
    this.code += this.radix[i]! * height;
    this.inPlace += height;
    if (pos.isEmpty(pile)) this.emptyColumns++;
    for (let at = height; at < pos.size(pile); at++) {
      const card = fromEngine(pos.card(pile, pos.size(pile) - 1 - at), pos.base);
      this.suits[card >> 4]! |= at === 0 ? BASED : 1 << (card & 15);
    }
  }

  get isWon(): boolean {
    const { suits } = this;
    // All four heights are 13, and no other bit is set then.
    return (suits[0]! & suits[1]! & suits[2]! & suits[3]!) === 13 << HEIGHT;
  }

  isInPlace(card: number): boolean {
    return this.index[card]! < this.height[this.column[card]!]!;
  }

  /** Whether a card that is on no foundation, and whose own run or child is elsewhere, can take a card. */
  isExposed(card: number): boolean {
    const height = this.height[this.column[card]!]!;
    const index = this.index[card]!;
    if (index < height) return index === height - 1;
    const word = this.suits[card >> 4]!;
    const rank = card & 15;
    return ((word >> rank) & 1) === 1 || (rank === TOP && (word & BASED) !== 0);
  }

  /** How many cards the run has that an exposed card heads. */
  runLength(card: number): number {
    const word = this.suits[card >> 4]!;
    const rank = card & 15;
    const lowest = lowestJoined(word, rank);
    const n = rank - lowest + 1;
    if (lowest > 0 || rank === TOP || ((word >> TOP) & 1) === 0) return n;
    return n + TOP - lowestJoined(word, TOP) + 1;
  }

  /** Rank 0 of a suit can go to its foundation. */
  isZeroFree(suit: number): boolean {
    const word = this.suits[suit]!;
    const zero = suit << 4;
    return word >> HEIGHT === 0 && ((word >> TOP) & 1) === 0 && (!this.isInPlace(zero) || this.isExposed(zero));
  }

  /** Takes the head of column `i` out of its place, and answers which it was. */
  protected takeHead(i: number): number {
    const height = --this.height[i]!;
    const card = this.cards[i * PLACES + height]!;
    this.code -= this.radix[i]!;
    this.inPlace--;
    this.blocking -= this.blocks[card]!;
    return card;
  }

  save(ply: number): void {
    const { snapshots, height, suits } = this;
    const at = ply * SNAPSHOT;
    for (let i = 0; i < COLUMNS; i++) snapshots[at + i] = height[i]!;
    for (let suit = 0; suit < 4; suit++) snapshots[at + 7 + suit] = suits[suit]!;
    snapshots[at + 11] = this.code;
    snapshots[at + 12] = this.counts;
    snapshots[at + 13] = this.eventCount;
  }

  restore(ply: number): void {
    const { snapshots, height, suits } = this;
    const at = ply * SNAPSHOT;
    for (let i = 0; i < COLUMNS; i++) height[i] = snapshots[at + i]!;
    for (let suit = 0; suit < 4; suit++) suits[suit] = snapshots[at + 7 + suit]!;
    this.code = snapshots[at + 11]!;
    this.counts = snapshots[at + 12]!;
    this.eventCount = snapshots[at + 13]!;
  }

  /** What can be counted from the rest of the position, in 18 bits. */
  get counts(): number {
    return this.freeCells | (this.emptyColumns << 3) | (this.inPlace << 6) | (this.blocking << 12);
  }

  set counts(word: number) {
    this.freeCells = word & 7;
    this.emptyColumns = (word >> 3) & 7;
    this.inPlace = (word >> 6) & 63;
    this.blocking = word >> 12;
  }

  // The position in three words: 22 bits of `code`, 18 of each suit.
  get keyA(): number {
    return this.code | (this.suits[3]! << 22);
  }
  get keyB(): number {
    return this.suits[1]! | (this.suits[0]! << 18);
  }
  get keyC(): number {
    return this.suits[2]! | ((this.suits[0]! >> 14) << 18) | ((this.suits[3]! >> 10) << 22);
  }

  /** The position that these words and `counts` tell. Events begin anew. */
  setKey(a: number, b: number, c: number, counts: number): void {
    const { height, radix, suits } = this;
    let code = (this.code = a & 0x3f_ffff);
    for (let i = COLUMNS - 1; i >= 0; i--) {
      const n = Math.floor(code / radix[i]!);
      height[i] = n;
      code -= n * radix[i]!;
    }
    suits[0] = ((b >>> 18) & 0x3fff) | (((c >>> 18) & 15) << 14);
    suits[1] = b & 0x3_ffff;
    suits[2] = c & 0x3_ffff;
    suits[3] = (a >>> 22) | ((c >>> 22) << 10);
    this.counts = counts;
    this.eventCount = 0;
  }
}

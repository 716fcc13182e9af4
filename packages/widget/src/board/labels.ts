import type { Card } from "@solitaire/engine";
import type { BoardState, PileState } from "./state.js";

/** Names for assistive technology. */
export interface BoardNames {
  /**
   * A pile with its count, if anything lies there: "Column 3, 7 cards", "Foundation 1, 3 cards, takes an ace". What lies
   * there has names of its own.
   */
  pile(pile: PileState, state: BoardState): string;
  /** A face-up card; where two alike are in play the name carries the pile. Says which card is the beak. */
  card(card: Card, pile: PileState, state: BoardState): string;
  /** A run of face-down cards, merged into one: "3 face-down cards". */
  faceDown(count: number, pile: PileState): string;
  /** An empty place and what it takes: "Column 3, empty, takes a king". */
  empty(pile: PileState, state: BoardState): string;
  /** Describes what may receive the cards that are picked up: "may go here". */
  readonly place: string;
}

/** Texts drawn on the felt. What stands between asterisks is a value and is set upright: "Stock *21*". */
export interface BoardCaptions {
  stock(count: number): string;
  /** The stock's last deal: "last deal". Said where a stock deals rows and does not come back. */
  readonly lastDeal: string;
  waste(count: number): string;
  /** "*21* stock", on narrow tables. */
  stockCount(count: number): string;
  wasteCount(count: number): string;
  /** "Phase one", "Phase two". */
  phase(phase: 1 | 2): string;
  /** "28 of 80 cards on the ring" in phase one, "30 of 104 cards home" in phase two. */
  progress(phase: 1 | 2, count: number, of: number): string;
  /** "*28* of *80*": where there is room for no more. */
  tally(count: number, of: number): string;
  /** Both in few words, on narrow tables: "Phase one, *28* of *80*". */
  phaseProgress(phase: 1 | 2, count: number, of: number): string;
  readonly noir: string;
  readonly rouge: string;
  /** "Discarded runs", and shorter for narrow tables: "Discards". */
  readonly discardedRuns: string;
  readonly discards: string;
  /** Under a discarded run: "K to A". */
  readonly kingToAce: string;
  readonly flipper: string;
  /** "Base *2*, ends on *A*". Ranks come as numbers, 0 = ace. */
  base(base: number, last: number): string;
  readonly cells: string;
  readonly foundations: string;
  /** "Foundations, by ones". */
  foundationsBy(step: 1 | 2): string;
  /** Under a foundation that started from any card: "base", "next". The ranks are drawn beside them. */
  readonly baseRank: string;
  readonly nextRank: string;
  /** Instead of the next rank, once the foundation is built up: "complete". */
  readonly complete: string;
  /** A rank in a caption, 0 = ace: "A", "10", "K". */
  rank(rank: number): string;
}

/** Everything the board says. */
export interface BoardStrings {
  readonly names: BoardNames;
  readonly captions: BoardCaptions;
}

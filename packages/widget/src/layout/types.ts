/** Lengths are CSS pixels of the table, from its top left corner. Everything that a card stands on is whole. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where one card lies. */
export interface CardSpot {
  readonly x: number;
  readonly y: number;
  /** Order within the pile, upwards. */
  readonly z: number;
  /** The height that shows, where the next card covers the rest. */
  readonly strip?: number;
  /** Lies on another card of which a strip shows. */
  readonly fanned?: boolean;
  /** Lies on its side, turned about its middle: its upper edge is at this side. */
  readonly turned?: "left" | "right";
  /** Lies so deep in a squared pile that it need not be drawn. */
  readonly buried?: boolean;
}

/** What an empty place says: it takes cards, it never does, it is closed now; or nothing, for it is never empty. */
export type PlaceLook = "open" | "never" | "closed" | "none";

/** What is drawn in an empty place. */
export interface PlaceMark {
  /** The only rank that may start it, 0 = ace. */
  readonly rank?: number;
  /** The only suit. */
  readonly suit?: number;
  /** A crown, for a discarded run under a king of this colour. */
  readonly crown?: "black" | "red";
  /** Where there are both: it goes up from the ace, or down from the king. */
  readonly way?: "up" | "down";
  /** Taking from it turns the waste over. */
  readonly redeal?: true;
}

/** One pile on the table. */
export interface PilePlace {
  readonly name: string;
  /** The place itself: where its first card lies. */
  readonly box: Box;
  /** All its cards, bottom to top. */
  readonly cards: readonly CardSpot[];
  /** Its cards fan downwards, and a drop counts all the way down. */
  readonly isColumn?: true;
  /** Its strips are too narrow for the indices on them. */
  readonly isTight?: boolean;
  readonly look: PlaceLook;
  readonly mark: PlaceMark;
  /** Paper edges under the top card of a squared pile, 0 to 3. */
  readonly edges: number;
}

/** The index of the card that a pile shows on top, which need not be its last one; −1 where it is empty. */
export const topOf = ({ cards }: PilePlace): number => cards.findIndex(({ z }) => z === cards.length - 1);

/** A line of text on the felt. What stands between asterisks is set upright. */
export interface Caption {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Which end of the text stands at `x`. */
  readonly anchor?: "middle" | "end";
  readonly style?: "count" | "phase" | "progress" | "noir" | "rouge" | "word";
  /** A rank drawn with the deck's own glyph behind the text, 0 = ace. */
  readonly glyph?: number;
}

/** A line of the engraving, as the data of an SVG path. */
export interface Stroke {
  readonly d: string;
  /** Drawn strong, this part of its length, 0 to 1. */
  readonly progress?: number;
}

/** How a player wants the table arranged. */
export interface Preferences {
  /** For the other hand: everything from the left at the right. */
  readonly mirrored?: boolean;
  /** Larger indices, which the fans leave room for; the table scrolls rather than cover them. */
  readonly large?: boolean;
}

/** A table laid out for one position and one size. */
export interface Layout {
  readonly width: number;
  /** At least the table's height; more where the columns are too tall for it and the table scrolls. */
  readonly height: number;
  /** The width of a card, the largest where there are two sizes. */
  readonly cardWidth: number;
  /** In the order of the state's piles. */
  readonly piles: readonly PilePlace[];
  readonly captions: readonly Caption[];
  /** How much larger words on the felt are than on most tables: they grow with the cards, but less. */
  readonly letters: number;
  /** Drawn from the right where the table is mirrored. */
  readonly engraving: readonly Stroke[];
  readonly mirrored?: true;
  /** Cards are drawn for large print. */
  readonly large?: true;
  /** Two colours of suits instead of four. */
  readonly twoColours?: true;
  /** Room for the interval's control; absent once it is picked. */
  readonly picker?: Box;
  /** Room for the button that turns the stock to the next playable card. */
  readonly next?: Box;
}

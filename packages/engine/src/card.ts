import { bad, ok, quote, type Result } from "./result.js";

/** A card is one byte: `0b F D RRRR SS`: face down, second deck, rank 0–12, suit 0–3. */
export type Card = number;

/** The ranks in order, a letter each: `RANKS[0]` is the ace, `RANKS[12]` the king. */
export const RANKS = "A23456789TJQK";

/** The suits in order, a letter each: clubs, spades, hearts, diamonds. The black ones come first. */
export const SUITS = "CSHD";

export const ACE = 0;
export const KING = 12;
export const FACE_DOWN = 0x80;

/** The bits that tell rank and suit, and nothing of the deck or the side that shows. */
export const FACE = 0x3f;

export const makeCard = (rank: number, suit: number, deck = 0): Card => (deck << 6) | (rank << 2) | suit;

export const rankOf = (card: Card): number => (card >> 2) & 15;
export const suitOf = (card: Card): number => card & 3;
export const isRed = (card: Card): boolean => (card & 2) !== 0;
export const isFaceUp = (card: Card): boolean => card < FACE_DOWN;

/** The same number for a card wherever it lies and whichever side shows; unique in one game, below 128. */
export const identityOf = (card: Card): number => card & 0x7f;

/** Steps upwards from rank `a` to rank `b`, turning the corner from king to ace. */
export const stepsUp = (a: number, b: number): number => (b - a + 13) % 13;

/** Rank and suit, such as `TH`; a face-down card has a `#` in front. */
export const makeCardText = (card: Card): string =>
  (isFaceUp(card) ? "" : "#") + RANKS[rankOf(card)]! + SUITS[suitOf(card)]!;

/** Reads `TH` or `#TH` as a card of the first deck. */
export const parseCard = (text: string): Result<Card> => {
  const given = typeof text === "string" ? text : "";
  const down = given.startsWith("#");
  const face = down ? given.slice(1) : given;
  const rank = RANKS.indexOf(face.charAt(0));
  const suit = SUITS.indexOf(face.charAt(1));
  if (face.length !== 2 || rank < 0 || suit < 0) {
    return bad("bad-card", `${quote(text)} is no card: a rank of ${RANKS} and a suit of ${SUITS} are expected.`);
  }
  return ok(makeCard(rank, suit) | (down ? FACE_DOWN : 0));
};

import { type Card, FACE_DOWN, FACE } from "../card.js";
import type { Position } from "../position.js";

/** Which side a card shows, and its face: twins count as the same card. */
const SEEN: number = FACE | FACE_DOWN;

/** A text that is the same for equal positions of one game, and for no others. */
export const positionKey = (pos: Position): string => {
  let key = String.fromCharCode(pos.base, pos.step);
  // No card is 0x7f.
  for (let pile = 0; pile < pos.pileCount; pile++) key += String.fromCharCode(...pos.cards(pile).map(seen), 0x7f);
  return key;
};

const seen = (card: Card): number => card & SEEN;

import { FACE, FACE_DOWN } from "../card.js";
import type { Position } from "../position.js";

/** Which side a card shows, and its face: twins count as the same card. */
const SEEN: number = FACE | FACE_DOWN;
/** No card is this. */
const END_OF_PILE = 0x7f;

/** Room for all cards and piles of any game. */
const codes = new Uint16Array(512);

/** A text that is the same for equal positions of one game, and for no others. */
export const positionKey = (pos: Position): string => {
  codes[0] = pos.base;
  codes[1] = pos.step;
  let end = 2;
  for (let pile = 0; pile < pos.pileCount; pile++) {
    for (let depth = pos.size(pile) - 1; depth >= 0; depth--) codes[end++] = pos.card(pile, depth) & SEEN;
    codes[end++] = END_OF_PILE;
  }
  return Reflect.apply(String.fromCharCode, undefined, codes.subarray(0, end));
};

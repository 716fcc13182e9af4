import { KING, rankOf, suitOf } from "../card.js";
import { fromOf, toOf } from "../move.js";
import type { Position } from "../position.js";
import type { Rules } from "../rules.js";
import type { IsSafe } from "./safe-move.js";

/**
 * In phase two, cards only go to the foundations; in phase one, none does. Each rank of a suit is there twice, once
 * for each of its two foundations. Let a card X of rank r go to foundation A now; B is the other one of the suit, and Y
 * the other copy of r.
 *
 * - *B has had r.* Then no card but X can go to A next, and X can go nowhere else, in any game that wins.
 *
 * Otherwise both copies are still to be played.
 *
 * Where both foundations rise (Zodiac):
 *
 * - *Both want r.* A game that plays Y first, puts it on A, say. Put X there now, and Y on B when its time comes. From
 *   then until the game plays X, B is longer by the one card, else all is the same.
 * - *B is shorter, and Y lies under X, or under nothing that it could free: in the Equator or at the bottom of a pile.* If
 *   the game plays X first, it does so on A, or on B when that has come as far: then they change roles. If it plays Y on A,
 *   leave Y where it is, where it is not in the way, and play it when the game plays X. (Under X it is played later anyway.)
 *
 * Where A rises and B falls, or the other way round (Zodiac Classic), B may come to r before or after the game plays a
 * copy on A:
 *
 * - *Y is right under X.* Whichever of the two the game plays first is X. If it goes to A, it does so now; if to B, put Y
 *   there then.
 * - *Y is exposed with nothing under it.* Whenever the game plays a copy on B, let it be Y, which is not in the way.
 * - *Y is exposed, and B wants r as well.* Then Y can go to B at once, and both are gone, as in the end they must be.
 */
export const isSafeInZodiac =
  (foundations: "twins" | "opposites"): IsSafe =>
  (rules, pos, move) => {
    const from = fromOf(move);
    const to = toOf(move);
    const card = pos.card(from);
    const other = otherFoundation(rules, to);
    const falls = foundations === "opposites" && Number(rules.pileNames[other]!.slice(1)) % 2 === 0;
    const needs = falls ? KING - rankOf(card) : rankOf(card);
    const has = pos.size(other);
    if (has > needs) return true;
    if (foundations === "twins" && has === needs) return true;
    const fellow = fellowOf(pos, from);
    const coversNothing = fellow.depth === pos.size(fellow.pile) - 1;
    if (foundations === "twins") return coversNothing || fellow.pile === from;
    if (fellow.pile === from) return fellow.depth === 1;
    return fellow.depth === 0 && (coversNothing || has === needs);
  };

/** The foundations of a suit are F1 and F2, F3 and F4, and so on. */
const otherFoundation = (rules: Rules, pile: number): number => {
  const number = Number(rules.pileNames[pile]!.slice(1));
  return rules.pileIndex(`F${number % 2 === 0 ? number - 1 : number + 1}`);
};

/** Where the other copy of the top card of a pile lies. It is on no foundation. */
const fellowOf = (pos: Position, from: number): { readonly pile: number; readonly depth: number } => {
  const card = pos.card(from);
  for (let pile = 0; ; pile++) {
    for (let depth = pile === from ? 1 : 0; depth < pos.size(pile); depth++) {
      const each = pos.card(pile, depth);
      if (rankOf(each) === rankOf(card) && suitOf(each) === suitOf(card)) return { pile, depth };
    }
  }
};

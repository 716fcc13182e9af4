import { isFaceUp } from "@solitaire/engine";
import type { BoardState } from "../board/state.js";
import { type Layout, topOf } from "../layout/types.js";
import type { Place } from "./neighbour.js";

/**
 * Everything on the table that can have the focus: the top of each pile, the face-up cards under it as far as they
 * show, and the places of empty piles.
 */
export const placesOf = ({ piles }: BoardState, layout: Layout): Place[] =>
  layout.piles.flatMap((place, pile): Place[] => {
    const { name, box, cards } = place;
    const own = piles[pile]!.cards;
    const top = topOf(place);
    if (top < 0) return [{ pile: name, index: -1, isTop: true, row: box.y, ...box }];
    return cards.flatMap(({ x, y, strip }, index): Place[] => {
      const isTop = index === top;
      if (!isTop && (!strip || !isFaceUp(own[index]!))) return [];
      return [{ pile: name, index, isTop, row: box.y, x, y, w: box.w, h: isTop ? box.h : (strip ?? box.h) }];
    });
  });

import { isFaceUp } from "../../card.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { kindOf } from "./layout.js";

/**
 * Two positions are one if their piles hold the same ranks and colours, in any order of piles that take and give alike:
 * foundations of a kind always, columns once no row is to be dealt.
 */
export const keyOf = (rules: Rules, pos: Position): string => {
  let left = 0;
  const groups: string[] = [];
  for (const { role, first, end } of rules.kinds) {
    const piles: string[] = [];
    for (let pile = first; pile < end; pile++) {
      // In the stock and on the foundations, how many there are tells which.
      if (role === "tableau") piles.push(String.fromCharCode(...pos.cards(pile).map(code)));
      else piles.push(pos.isEmpty(pile) ? "" : String.fromCharCode(pos.size(pile), kindOf(pos.card(pile))));
    }
    if (role === "stock") left = pos.size(first);
    if (role !== "tableau" || left === 0) piles.sort();
    groups.push(piles.join(" "));
  }
  return groups.join("/");
};

/** Above the separators. */
const code = (card: number): number => 64 + kindOf(card) * 2 + (isFaceUp(card) ? 0 : 1);

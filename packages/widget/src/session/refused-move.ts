import { countOf, fromOf, isAction, type Move, type Position, type Rules, toOf } from "@solitaire/engine";
import type { RefusedMove } from "../strings/en-said.js";
import type { FirstStrings } from "../strings/en.js";
import { cardsName, pileName } from "../strings/names.js";

/** What a move is about that is refused in a position; nothing, where it has no cards. */
export const refusedMove = (
  rules: Rules,
  position: Position,
  move: Move,
  strings: FirstStrings,
): RefusedMove | undefined => {
  if (isAction(move)) return undefined;
  const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
  const cards = position.cards(from).slice(-count);
  if (cards.length < count) return undefined;
  return {
    game: rules.variant.id,
    cards: cardsName(strings, cards),
    count,
    to: pileName(strings, rules, to, "to"),
    fromKind: rules.kindOf(from).name,
    toKind: rules.kindOf(to).name,
    fromRule: rules.kindOf(from).rule,
    toRule: rules.kindOf(to).rule,
  };
};

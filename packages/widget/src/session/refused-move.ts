import {
  countOf,
  type Fault,
  fromOf,
  isAction,
  type Move,
  type Position,
  type Rules,
  ruleText,
  toOf,
} from "@solitaire/engine";
import type { RefusedMove } from "../strings/en-said.js";
import type { FirstStrings } from "../strings/en.js";
import { cardsName, pileName } from "../strings/names.js";

/** What a move is about that is refused in a position; nothing, where it has no cards. @param fault What is wrong with it. */
export const refusedMove = (
  rules: Rules,
  position: Position,
  move: Move,
  strings: FirstStrings,
  fault: Fault | "won",
): RefusedMove | undefined => {
  if (isAction(move)) return undefined;
  const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
  const cards = position.cards(from).slice(-count);
  if (cards.length < count) return undefined;
  const game = rules.variant.id;
  // What cannot be taken breaks a rule of the pile that it lies on.
  const { name } = rules.kindOf(fault === "never-leaves" || fault === "no-run" ? from : to);
  return {
    game,
    cards: cardsName(strings, cards),
    count,
    from: pileName(strings, rules, from),
    to: pileName(strings, rules, to, "to"),
    kind: name,
    rule: ruleText(game, name, fault),
  };
};

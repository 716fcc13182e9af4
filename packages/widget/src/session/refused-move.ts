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

/**
 * The kind of pile that a rule is told of. Of cards that go nowhere, since they lie where they lie, it is told where all
 * piles that ever take them are closed.
 */
const toldOf = (rules: Rules, position: Position, move: Move, fault: Fault | "won"): string => {
  const source = rules.kindOf(fromOf(move));
  // What cannot be taken breaks a rule of the pile that it lies on.
  if (fault === "never-leaves" || fault === "no-run") return source.name;
  if (fault !== "same-pile") return rules.kindOf(toOf(move)).name;
  const takers = rules.kinds.filter(({ takesFrom }) => takesFrom[source.index]);
  return takers.some(({ isOpen }) => isOpen(position)) ? "" : (takers[0]?.name ?? "");
};

/** What a move is about that is refused in a position; nothing, where it is an action. @param fault What is wrong with it. */
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
  const game = rules.variant.id;
  const name = toldOf(rules, position, move, fault);
  return {
    game,
    cards: cards.length > 0 ? cardsName(strings, cards) : "",
    count: cards.length,
    from: pileName(strings, rules, from),
    to: pileName(strings, rules, to, "to"),
    kind: name,
    rule: ruleText(game, name, fault === "same-pile" ? "closed" : fault),
  };
};

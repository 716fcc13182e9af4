import { type Card, makeCardText } from "./card.js";
import { countOf, fromOf, isAction, type Move, toOf } from "./move.js";
import type { Position } from "./position.js";
import { ruleText } from "./rule-texts.js";
import type { Variant } from "./variant.js";

/** The rule that a move breaks. */
export type Fault =
  | "no-action"
  | "not-now"
  | "no-pile"
  | "never-leaves"
  | "empty"
  | "too-few"
  | "no-run"
  | "same-pile"
  | "wrong-source"
  | "closed"
  | "wrong-count"
  | "full"
  | "no-start"
  | "no-fit";

/** Why a move is refused. */
export interface Refusal {
  /** For programs and translations. */
  readonly code: Fault | "won";
  /** An English sentence that a player understands. */
  readonly text: string;
}

/** What the sentences name: the game, its piles and their rules. */
interface Names {
  readonly variant: Variant;
  readonly pileNames: readonly string[];
  kindOf(pile: number): { readonly name: string };
}

/** What is said of a move after the last one. */
export const AFTER_WIN: Refusal = { code: "won", text: "The game is already won." };

/** Says why a move with this fault is refused. */
export const refuse = (rules: Names, pos: Position, move: Move, code: Fault): Refusal => ({
  code,
  text: sentence(rules, pos, move, code),
});

const sentence = (rules: Names, pos: Position, move: Move, code: Fault): string => {
  const { actions, id, name } = rules.variant;
  if (isAction(move)) return code === "not-now" ? ruleText(id, actions[move]!.text) : `${name} has no such action.`;
  const rule = (pile: number): string => ruleText(id, rules.kindOf(pile).name, code);
  const from = fromOf(move);
  const to = toOf(move);
  const n = countOf(move);
  const source = rules.pileNames[from]!;
  const target = rules.pileNames[to]!;
  switch (code) {
    case "no-pile":
      return `${name} has no such pile.`;
    case "never-leaves":
      return `No card leaves ${source}.`;
    case "empty":
      return `${source} is empty.`;
    case "too-few":
      return `${source} has ${pos.size(from) === 1 ? "only one card" : `only ${pos.size(from)} cards`}.`;
    case "no-run":
      return `The top ${n} cards of ${source} do not move as one: ${rule(from)}`;
    case "same-pile":
      return `The cards already lie on ${target}.`;
    default:
      return `${cards(pos.card(from, n - 1), n)} cannot go ${place(pos, to, target)}: ${rule(to)}`;
  }
};

const cards = (card: Card, n: number): string =>
  n === 1 ? makeCardText(card) : `The run of ${n} from ${makeCardText(card)}`;

const place = (pos: Position, pile: number, name: string): string =>
  pos.isEmpty(pile) ? `to the empty ${name}` : `on ${makeCardText(pos.card(pile))} on ${name}`;

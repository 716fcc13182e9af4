import { type Card, makeCardText } from "./card.js";
import { type LogEntry, moveOf } from "./log.js";
import { countOf, fromOf, isAction, type Move, toOf } from "./move.js";
import type { Position } from "./position.js";
import { ruleText } from "./rule-texts.js";
import type { Fault, Rules } from "./rules.js";

/** Why a move is refused. */
export interface Refusal {
  /** For programs and translations. */
  readonly code: Fault | "won";
  /** An English sentence that a player understands. */
  readonly text: string;
}

/** What is said of a move after the last one. */
const AFTER_WIN: Refusal = { code: "won", text: "The game is already won." };

/** Why an entry of a log cannot be played in a position; `undefined` if it can. */
export const entryRefusal = (rules: Rules, pos: Position, entry: LogEntry): Refusal | undefined => {
  if (rules.isWon(pos)) return AFTER_WIN;
  const move = moveOf(rules, entry);
  if (move === undefined) return lack(rules, entry);
  const code = rules.fault(pos, move);
  return code && { code, text: faultText(rules, pos, move, code) };
};

/** The pile or the action that a game lacks. */
const lack = ({ pileNames, variant: { name } }: Rules, entry: LogEntry): Refusal => {
  const refusal = (code: Fault, what: string): Refusal => ({ code, text: `${name} has no ${what}.` });
  if (entry.action !== undefined)
    return refusal("no-action", entry.action === "S" ? "stock to turn" : "interval to pick");
  return refusal("no-pile", `pile ${pileNames.includes(entry.from) ? entry.to : entry.from}`);
};

/** What is wrong with a move, in an English sentence that a player understands. @param pos The one in which it is refused. */
export const faultText = (rules: Rules, pos: Position, move: Move, fault: Fault | "won"): string => {
  const { actions, id, name } = rules.variant;
  if (fault === "won") return AFTER_WIN.text;
  if (isAction(move)) return fault === "not-now" ? ruleText(id, actions[move]!.text) : `${name} has no such action.`;
  const rule = (pile: number): string => ruleText(id, rules.kindOf(pile).name, fault);
  const from = fromOf(move);
  const to = toOf(move);
  const n = countOf(move);
  const source = rules.pileNames[from]!;
  const target = rules.pileNames[to]!;
  switch (fault) {
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

import { countOf, fromOf, type Move, toOf } from "@solitaire/engine";
import type { Session } from "../session/session.js";
import { comesRound, stockAction } from "../session/stock.js";
import type { Strings } from "../strings/en-table.js";
import type { AdviceStrings } from "../strings/en-advice.js";
import { cardsName, pileName } from "../strings/names.js";

/** The next thing to do on the way to a win. */
export interface Hint {
  readonly sentence: string;
  /** The cards to take: so many from the top of a pile; none for the stock, which is turned. */
  readonly from?: { readonly pile: string; readonly count: number };
  /** The pile that they go to. */
  readonly to?: string;
  /** How often to turn the stock. */
  readonly turns?: number;
  /** The interval to pick. */
  readonly pick?: Move;
}

/** @param moves They win from where the game stands. */
export const hintFor = (session: Session, moves: readonly Move[], strings: Strings, texts: AdviceStrings): Hint => {
  const { chosen, position, rules } = session;
  const first = moves[0]!;
  if (!rules.counts(first)) {
    // A pick is played together with the move after it. It has been chosen, or is to be.
    if (first === chosen) return hintFor(session, moves.slice(1), strings, texts);
    return { pick: first, sentence: texts.hintPick(rules.actions[first]!.text === "by1" ? 1 : 2) };
  }
  const turn = stockAction(rules);
  if (first === turn) {
    const others = moves.findIndex((move) => move !== turn);
    const turns = others < 0 ? moves.length : others;
    const from = { pile: "S", count: 0 };
    return comesRound(rules) ? { from, turns, sentence: texts.hintTurns(turns) } : { from, sentence: texts.hintRow };
  }
  const [from, to, count] = [fromOf(first), toOf(first), countOf(first)];
  const cards = cardsName(strings, position.cards(from).slice(-count));
  return {
    from: { pile: rules.pileNames[from]!, count },
    to: rules.pileNames[to]!,
    sentence: texts.hint(count, cards, pileName(strings, rules, from, "from"), pileName(strings, rules, to, "to")),
  };
};

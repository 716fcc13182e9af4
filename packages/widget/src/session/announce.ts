import { countOf, fromOf, isAction, isFaceUp, type Move, toOf } from "@solitaire/engine";
import { cardsName, pileName } from "../strings/names.js";
import type { Strings } from "../strings/en-table.js";
import type { Said } from "../strings/en-said.js";
import { refusedMove } from "./refused-move.js";
import type { Effect } from "./effect.js";
import type { Session } from "./session.js";
import { stockAction } from "./stock.js";

/** What a gesture came to, in one sentence. */
export const announce = (effect: Effect, session: Session, strings: Strings, said: Said): string => {
  const { game, rules } = session;
  switch (effect.type) {
    case "played": {
      if (game.isWon) return said.won(game.moveCount);
      const sentence = played(effect, session, strings, said);
      return game.isStuck ? joined(sentence, strings.stuck.toLowerCase()) : sentence;
    }
    case "peeked": {
      const cards = session.position.cards(effect.pile).filter(isFaceUp);
      return said.peeked(pileName(strings, rules, effect.pile), cards.reverse().map(strings.card));
    }
    case "selected": {
      const { pile, count } = effect.selection;
      const cards = session.position.cards(pile).slice(-count);
      return said.pickedUp(cardsName(strings, cards), session.targets(effect.selection).length);
    }
    case "undone":
    case "redone":
      return effect.isBack
        ? said.back(strings.dealOf(session.dealt.number), game.moveCount)
        : phased(stepped(effect, session, strings, said), effect, session, said);
    case "restarted":
    case "dealt":
      return said[effect.type](`${strings.game(rules.variant)}, ${strings.dealOf(session.dealt.number)}`);
    case "chosen":
      return said.chosen(session.effective.step);
    case "dropped":
      return said.putBack;
    case "stays":
      return said.stays;
    case "refused":
      return said.refused(effect.refusal, refusedMove(rules, session.effective, effect.move, strings));
    case "asks":
      return said.thirdRun(effect.colour);
    default:
      return said.nothing[effect.what];
  }
};

/** The player's own move of a step that was taken back or again; what followed it by itself goes without saying. */
const stepped = (
  { type, moves, before }: Extract<Effect, { type: "undone" | "redone" }>,
  { game, rules }: Session,
  strings: Strings,
  said: Said,
): string => {
  const turns = moves.filter((move) => move === stockAction(rules)).length;
  if (turns > 0) return said[type].turns(turns);
  const move = moves.find((each) => !isAction(each));
  if (move === undefined) return said[type].steps(game.moveCount);
  const cards = before.cards(fromOf(move)).slice(-countOf(move));
  const to = type === "undone" ? fromOf(move) : toOf(move);
  return said[type].move(cardsName(strings, cards), pileName(strings, rules, to, "to"));
};

/** What was done, and the phase of Zodiac that it led to, forward or back. */
const phased = (done: string, effect: { readonly phase: number }, { phase }: Session, said: Said): string =>
  effect.phase === phase ? done : `${done} ${phase > 1 ? said.phaseTwo : said.phaseOne}`;

/** One sentence of two halves. */
const joined = (sentence: string, more: string): string => `${sentence.replace(/\.$/, "")}; ${more}.`;

const played = (
  effect: Extract<Effect, { type: "played" }>,
  session: Session,
  strings: Strings,
  said: Said,
): string => {
  const { moves, own, cards } = effect;
  const last = moves[own - 1]!;
  const done = isAction(last)
    ? turned(moves, session, strings, said)
    : said.moved(cardsName(strings, cards), pileName(strings, session.rules, toOf(last), "to"));
  const sentence = phased(done, effect, session, said);
  const followed = moves.length - own;
  return followed > 0 ? joined(sentence, said.followed(followed)) : sentence;
};

const turned = (moves: readonly Move[], { position, rules }: Session, strings: Strings, said: Said): string => {
  const left = position.size(rules.pileIndex("S"));
  const waste = rules.pileIndex("W");
  if (waste < 0) return said.dealtRow(left);
  const turns = moves.filter((each) => each === stockAction(rules)).length;
  return position.size(waste) === 0 ? said.turnedOver(left) : said.turned(turns, strings.card(position.card(waste)));
};

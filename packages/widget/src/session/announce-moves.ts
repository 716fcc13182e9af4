import { countOf, fromOf, isAction, type Move, toOf } from "@solitaire/engine";
import type { Said } from "../strings/en-said.js";
import type { Strings } from "../strings/en-table.js";
import { cardsName, pileName } from "../strings/names.js";
import { dealName, gameAndDeal } from "./deal-name.js";
import type { Effect } from "./effect.js";
import type { Session } from "./session.js";
import { comesRound, stockAction } from "./stock.js";

type Played = Extract<Effect, { type: "played" }>;
type Step = Extract<Effect, { type: "undone" | "redone" }>;

/** What the player has moved or turned, and what came of it. */
export const played = (effect: Played, session: Session, strings: Strings, said: Said): string => {
  const { moves, own, cards } = effect;
  const last = moves[own - 1]!;
  const done = isAction(last)
    ? turned(moves, session, strings, said)
    : said.moved(cardsName(strings, cards), pileName(strings, session.rules, toOf(last), "to"));
  return followed(done, moves.length - own, effect, session, strings, said);
};

/** The step that was taken back or again, and what came of it. */
export const stepped = (effect: Step, session: Session, strings: Strings, said: Said): string => {
  const { left, moves, type } = effect;
  const { dealt, game } = session;
  const isRedo = type === "redone";
  if (left !== dealt) {
    const isRestart = isRedo && left.number === dealt.number;
    if (isRestart) return said.restarted(gameAndDeal(session, strings));
    return said.back(dealName(dealt, strings), game.moveCount);
  }
  const done = step(effect, session, strings, said);
  const more = moves.length - ownIn(moves, session);
  if (isRedo) return followed(done, more, effect, session, strings, said);
  return phased(more > 0 ? joined(done, said.returned(more)) : done, effect, session, said);
};

/** The player's own move of a step. */
const step = ({ type, moves, before }: Step, { game, rules }: Session, strings: Strings, said: Said): string => {
  const turns = turnsIn(moves, rules);
  if (turns > 0) {
    const isTurnedOver = turns === 1 && before.isEmpty(rules.pileIndex("S"));
    return said[type].stock(!comesRound(rules) ? said.row : isTurnedOver ? said.turningOver : said.turns(turns));
  }
  const move = moves.find((each) => !isAction(each));
  if (move === undefined) return said[type].steps(game.moveCount);
  const cards = before.cards(fromOf(move)).slice(-countOf(move));
  const to = type === "undone" ? fromOf(move) : toOf(move);
  return said[type].move(cardsName(strings, cards), pileName(strings, rules, to, "to"));
};

const turned = (moves: readonly Move[], { position, rules }: Session, strings: Strings, said: Said): string => {
  const left = position.size(rules.pileIndex("S"));
  const waste = rules.pileIndex("W");
  if (waste < 0) return said.dealtRow(left);
  if (position.isEmpty(waste)) return said.turnedOver(left);
  return said.turned(turnsIn(moves, rules), strings.card(position.card(waste)));
};

const turnsIn = (moves: readonly Move[], rules: Session["rules"]): number =>
  moves.filter((move) => move === stockAction(rules)).length;

/** How many moves of a step were the player's own: turns of the stock, or a move with the pick before it. */
const ownIn = (moves: readonly Move[], { rules }: Session): number => {
  const first = moves.findIndex((move) => !isAction(move));
  const isTurn = first > 0 && moves[first - 1] === stockAction(rules);
  return first < 0 ? moves.length : isTurn ? first : first + 1;
};

/** What was done, the phase that it led to, how many cards followed by themselves, and what came of all that. */
const followed = (
  done: string,
  more: number,
  effect: Played | Step,
  session: Session,
  strings: Strings,
  said: Said,
): string => {
  const sentence = phased(done, effect, session, said);
  return outcome(more > 0 ? joined(sentence, said.followed(more)) : sentence, effect, session, strings, said);
};

/** What was done, and the phase of Zodiac that it led to, forward or back. */
const phased = (done: string, effect: { readonly phase: number }, { phase }: Session, said: Said): string =>
  effect.phase === phase ? done : `${done} ${phase > 1 ? said.phaseTwo : said.phaseOne}`;

/** What was done, the cards that were turned up under those that went, and whether that was the end of the game. */
const outcome = (
  done: string,
  { before, moves }: Played | Step,
  { game, rules }: Session,
  strings: Strings,
  said: Said,
): string => {
  const pos = before.clone();
  const up = moves.flatMap((move) => {
    const from = fromOf(move);
    const under = isAction(move) ? undefined : pos.cards(from).at(-1 - countOf(move));
    rules.playUnchecked(pos, move);
    return under === undefined || under === pos.card(from) ? [] : [strings.card(pos.card(from))];
  });
  const sentence = up.length > 0 ? joined(done, said.turnedUp(up)) : done;
  if (game.isWon) return `${sentence} ${said.won(game.moveCount)}`;
  return game.isStuck ? joined(sentence, strings.stuck.toLowerCase()) : sentence;
};

/** One sentence of two halves. */
const joined = (sentence: string, more: string): string => `${sentence.replace(/\.$/, "")}; ${more}.`;

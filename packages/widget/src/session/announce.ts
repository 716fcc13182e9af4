import { countOf, type Fault, faultText, fromOf, isFaceUp, type Move, transfer } from "@solitaire/engine";
import { capital } from "../strings/en.js";
import { cardsName, pileName } from "../strings/names.js";
import type { Strings } from "../strings/en-table.js";
import type { RefusedMove, Said } from "../strings/en-said.js";
import { played, stepped } from "./announce-moves.js";
import { gameAndDeal } from "./deal-name.js";
import { type Effect, isVain, type Selection, type Vain } from "./effect.js";
import { refusedMove } from "./refused-move.js";
import type { Session } from "./session.js";

/** What a gesture came to, in as few sentences as it takes. */
export const announce = (effect: Effect, session: Session, strings: Strings, said: Said): string => {
  switch (effect.type) {
    case "played":
      return played(effect, session, strings, said);
    case "peeked": {
      const cards = session.position.cards(effect.pile).filter(isFaceUp);
      return said.peeked(pileName(strings, session.rules, effect.pile), cards.reverse().map(strings.card));
    }
    case "selected": {
      const { instead, selection } = effect;
      const other = instead && instead.pile !== selection.pile ? nameOf(instead, session, strings) : undefined;
      return said.pickedUp(nameOf(selection, session, strings), session.targets(selection).length, other);
    }
    case "undone":
    case "redone":
      return stepped(effect, session, strings, said);
    case "restarted":
      return said.restarted(gameAndDeal(session, strings));
    case "dealt": {
      const name = gameAndDeal(session, strings);
      return session.dealt.isGiven ? said.logPlayed(name, session.game.moveCount) : said.dealt(name);
    }
    case "chosen":
      return said.chosen(session.effective.step);
    case "dropped":
      return said.putBack(effect.selection && nameOf(effect.selection, session, strings));
    case "asks":
      return said.thirdRun(effect.colour);
    case "stays":
    case "refused": {
      const why = whyNot(effect, session, strings, said);
      return effect.type === "refused" || effect.instead ? `${why} ${said.putBack()}` : why;
    }
    default:
      return whyNot(effect, session, strings, said);
  }
};

/** What lies on the table in the place of another game: a deal to begin with, or a game that was begun before. */
export const announceLaid = (session: Session, strings: Strings, said: Said): string => {
  const name = gameAndDeal(session, strings);
  const { moveCount } = session.game;
  return moveCount > 0 ? said.back(name, moveCount) : said.dealt(name);
};

/** Why nothing came of a gesture, for those who have seen what it was about; `undefined` where something did. */
export const reason = (effect: Effect, session: Session, strings: Strings, said: Said): string | undefined =>
  isVain(effect) ? capital(whyNot(effect, session, strings, said).split(": ").at(-1)!) : undefined;

const nameOf = ({ pile, count }: Selection, { position }: Session, strings: Strings): string =>
  cardsName(strings, position.cards(pile).slice(-count));

/** Why cards do not go where they should or cannot be picked up, or why there is nothing to do. */
const whyNot = (effect: Vain, session: Session, strings: Strings, said: Said): string => {
  const { effective, game, rules } = session;
  // Once the game is won, that is why nothing is left to do.
  if (effect.type === "nothing")
    return effect.what === "finish" && game.isWon ? said.won(game.moveCount) : said.nothing[effect.what];
  const refused = (move: Move, code: Fault | "won"): string => {
    const about = (fault: Fault | "won"): RefusedMove | undefined =>
      refusedMove(rules, effective, move, strings, fault);
    if (code === "no-run" && !effective.cards(fromOf(move)).slice(-countOf(move)).every(isFaceUp)) return said.faceDown;
    const idle = about("same-pile");
    // Of cards that go nowhere for the time being that is told, not what is wrong with one place.
    if (idle && (code === "same-pile" || (code === "wrong-source" && idle.rule))) return said.goesNowhere(idle);
    return said.stays({ code, text: faultText(rules, effective, move, code) }, about(code), rules.variant.id);
  };
  if (effect.type === "refused") return refused(effect.move, effect.fault);
  const { instead, selection } = effect;
  const { pile, count } = selection;
  if (!instead && count === 0) return said.nothingHere(pileName(strings, rules, pile));
  const { pile: from, count: n } = instead && instead.pile !== pile ? instead : selection;
  const move = transfer(from, pile, n);
  return refused(move, rules.fault(effective, move)!);
};

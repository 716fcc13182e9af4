import { isFaceUp, transfer } from "@solitaire/engine";
import { cardsName, pileName } from "../strings/names.js";
import type { Strings } from "../strings/en-table.js";
import type { Said } from "../strings/en-said.js";
import { played, stepped } from "./announce-moves.js";
import type { Effect, Selection } from "./effect.js";
import { refusedMove } from "./refused-move.js";
import type { Session } from "./session.js";

/** What a gesture came to, in as few sentences as it takes. */
export const announce = (effect: Effect, session: Session, strings: Strings, said: Said): string => {
  const { game, rules } = session;
  switch (effect.type) {
    case "played":
      return played(effect, session, strings, said);
    case "peeked": {
      const cards = session.position.cards(effect.pile).filter(isFaceUp);
      return said.peeked(pileName(strings, rules, effect.pile), cards.reverse().map(strings.card));
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
    case "dealt":
      return said[effect.type](`${strings.game(rules.variant)}, ${strings.dealOf(session.dealt.number)}`);
    case "chosen":
      return said.chosen(session.effective.step);
    case "dropped":
      return said.putBack;
    case "stays":
      return stays(effect, session, strings, said);
    case "refused":
      return said.stays(effect.refusal, refusedMove(rules, session.effective, effect.move, strings));
    case "asks":
      return said.thirdRun(effect.colour);
    default:
      // Once the game is won, that is why nothing is left to do.
      return effect.what === "finish" && game.isWon ? said.won(game.moveCount) : said.nothing[effect.what];
  }
};

const nameOf = ({ pile, count }: Selection, { position }: Session, strings: Strings): string =>
  cardsName(strings, position.cards(pile).slice(-count));

/** Why what was picked up does not go where it should, or why what was pressed cannot be picked up. */
const stays = (
  { selection: { pile, count }, instead }: Extract<Effect, { readonly selection: Selection }>,
  { effective, rules }: Session,
  strings: Strings,
  said: Said,
): string => {
  if (!instead && count === 0) return said.nothingHere(pileName(strings, rules, pile));
  const isElsewhere = instead && instead.pile !== pile;
  const move = isElsewhere ? transfer(instead.pile, pile, instead.count) : transfer(pile, pile, count);
  const why = said.stays(rules.refusal(effective, move)!, refusedMove(rules, effective, move, strings));
  return instead ? `${why} ${said.putBack}` : why;
};
